import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { afterEach, expect, test, vi } from 'vitest';
import { serving } from '../../test/support/serving.ts';
import { callGamesLibrary } from './library-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const kept = <T extends { readonly active: 0 | 1 }>(items: readonly T[]) =>
  items.map((item) => ({ ...item, version: 1, value: '' }));

test('the situations of new games are the active ones, in the order of the library', async () => {
  serving({
    'GET game/get-emergencies/all': { payload: kept(EMERGENCIES) },
    'GET game/get-accidents/all': { payload: kept(ACCIDENTS) },
    'GET game/get-change-events/': { payload: kept(CHANGE_EVENTS) },
  });
  const { emergencies, accidents, changes } = await callGamesLibrary();
  expect(emergencies.map(({ id }) => id)).toEqual(EMERGENCIES.map(({ id }) => id));
  expect(changes.map(({ id }) => id)).toEqual(CHANGE_EVENTS.map(({ id }) => id));
  const active = ACCIDENTS.filter((item) => item.active === 1);
  expect(accidents.map(({ id }) => id)).toEqual(active.map(({ id }) => id));
  expect(emergencies[0]?.situation?.answers).toEqual(EMERGENCIES[0]?.situation?.answers);
});
