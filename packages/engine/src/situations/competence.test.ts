import { expect, test } from 'vitest';
import { ANNA, aGame } from '@fracht/testing/engine/a-lesson.ts';
import { type ChangeEvent, type Emergency, EMPTY_LIBRARY } from '../library.ts';
import { viewFor } from '../view-for.ts';
import { changeFamily, emergencyFamily, questionCompetence } from './competence.ts';

const ALL = ['ST', 'ATP', 'ADR', 'PG'] as const;

test.each([
  [{ subtype: 'EMERGENCY', types: ALL, theft: false }, 'INCIDENTS'],
  [{ subtype: 'CAR_ACCIDENT', types: ['ST', 'ADR'], theft: false }, 'INCIDENTS'],
  [{ subtype: 'FERRY', types: ALL, theft: false }, 'INCIDENTS'],
  [{ subtype: 'OVERDUE_TICKET', types: ALL, theft: false }, 'DRIVING_TIME'],
  [{ subtype: 'PICKUP_OVER_TIME', types: ALL, theft: false }, 'WINDOWS'],
  [{ subtype: 'EMERGENCY', types: ALL, theft: true }, 'CARGO_AND_PARKING'],
  [{ subtype: 'FERRY', types: ['ADR'], theft: false }, 'CARGO_AND_PARKING'],
  [{ subtype: 'EMERGENCY', types: ['ATP', 'PG'], theft: false }, 'CARGO_AND_PARKING'],
  [{ subtype: 'EMERGENCY', types: [], theft: false }, 'INCIDENTS'],
] as const)('[CPT-1] the family of the critical situation %j is %s', (item, family) => {
  expect(emergencyFamily(item)).toBe(family);
});

test('[CPT-1] changes are of vehicle and cost, or of windows', () => {
  expect(changeFamily({ type: 'CHANGE_TRUCK' })).toBe('VEHICLE_AND_COST');
  expect(changeFamily({ type: 'CHANGE_PICK_TIME' })).toBe('WINDOWS');
  expect(changeFamily({ type: 'LATE_UNLOADING' })).toBe('WINDOWS');
});

const TREES = { situation: null, carSituation: null, timeWindowSituation: null };
const LEAK: Emergency = {
  ...TREES,
  id: 'wyciek',
  name: 'Wyciek',
  subtype: 'EMERGENCY',
  image: null,
  description: '',
  types: ALL,
  lands: ['PL'],
  status: 'SLEEPING',
  theft: false,
  maxTime: 60,
  driverCallPoints: 0,
  bossCallPoints: 0,
  inTimePoints: 0,
  noHelpPoints: 0,
  knowledge: '',
  help: '',
};
const LATER: ChangeEvent = {
  id: 'później',
  name: 'Później',
  description: '',
  type: 'CHANGE_PICK_TIME',
  types: ALL,
  truck: null,
  situation: null,
};

test('[CPT-1] [CPT-2] a question trains what its author chose, else its family; about the window always windows', () => {
  const library = {
    ...EMPTY_LIBRARY,
    emergencies: [LEAK, { ...LEAK, id: 'inny', competence: 'CARGO_AND_PARKING' as const }],
    changes: [LATER, { ...LATER, id: 'inna', competence: 'INCIDENTS' as const }],
  };
  const of = (list: 'emergencies' | 'changes', situation: string, tree: 'situation' | 'timeWindowSituation') =>
    questionCompetence(library, { list, situation, tree });
  expect(of('emergencies', 'wyciek', 'situation')).toBe('INCIDENTS');
  expect(of('emergencies', 'inny', 'situation')).toBe('CARGO_AND_PARKING');
  expect(of('emergencies', 'inny', 'timeWindowSituation')).toBe('WINDOWS');
  expect(of('changes', 'później', 'situation')).toBe('WINDOWS');
  expect(of('changes', 'inna', 'situation')).toBe('INCIDENTS');
  expect(of('emergencies', 'nie ma', 'situation')).toBeNull();
  expect(of('changes', 'nie ma', 'situation')).toBeNull();
});

test('[CPT-3] a view of a running game does not tell it', () => {
  const game = aGame();
  const emergencies = [{ ...LEAK, competence: 'CARGO_AND_PARKING' as const }];
  const library = { ...game.setup.library, emergencies };
  const view = viewFor({ ...game, setup: { ...game.setup, library } }, { player: ANNA, type: 'STUDENT' });
  expect(JSON.stringify(view)).not.toContain('competence');
});
