import { expect, test } from 'vitest';
import { answer, ask, change, emergency } from '../author/author.ts';
import { checkChangeEvent, checkEmergency } from './items.ts';

const QUESTION = ask('Co robisz?', [
  answer(15, 'Dzwonię do odbiorcy', 'Odbiorca przesunął awizację.'),
  answer(-5, 'Czekam na wiadomość', 'Termin minął.'),
]);
const ITEM = emergency({
  id: 'K99',
  name: 'Korek',
  subtype: 'EMERGENCY',
  image: 'collision',
  description: 'Kierowca stoi w korku.',
  help: 'Kto czeka na pojazd?',
  knowledge: 'Wczesna informacja chroni termin.',
  situation: QUESTION,
});
const CHANGE = change({
  id: 'Z99',
  name: 'Później',
  description: 'Nowe okno.',
  type: 'CHANGE_PICK_TIME',
  situation: QUESTION,
});

const ofField = (findings: ReturnType<typeof checkEmergency>) =>
  findings.filter(({ path }) => path === 'competence').map(({ code, level }) => [code, level]);

test('[CHK-8] a competence that was not chosen is a hint', () => {
  const { competence: _one, ...item } = ITEM;
  const { competence: _other, ...event } = CHANGE;
  expect(ofField(checkEmergency(item))).toEqual([['COMPETENCE_MISSING', 'hint']]);
  expect(ofField(checkChangeEvent(event))).toEqual([['COMPETENCE_MISSING', 'hint']]);
});

test('[CHK-8] one that its kind hardly trains is a warning, the family’s never', () => {
  expect(ofField(checkEmergency(ITEM))).toEqual([]);
  expect(ofField(checkChangeEvent(CHANGE))).toEqual([]);
  const check = { ...ITEM, subtype: 'OVERDUE_TICKET', competence: 'WINDOWS' } as const;
  expect(ofField(checkEmergency(check))).toEqual([['COMPETENCE_UNLIKELY', 'warning']]);
  expect(ofField(checkEmergency({ ...check, competence: 'DRIVING_TIME' }))).toEqual([]);
  const theft = { ...ITEM, status: 'SLEEPING', theft: true } as const;
  expect(ofField(checkEmergency({ ...theft, competence: 'DRIVING_TIME' }))).toEqual([
    ['COMPETENCE_UNLIKELY', 'warning'],
  ]);
  expect(ofField(checkEmergency({ ...theft, competence: 'CARGO_AND_PARKING' }))).toEqual([]);
  expect(ofField(checkChangeEvent({ ...CHANGE, competence: 'DRIVING_TIME' }))).toEqual([
    ['COMPETENCE_UNLIKELY', 'warning'],
  ]);
});
