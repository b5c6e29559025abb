import { QueryClient } from '@tanstack/react-query';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { callAddItem, callGamesLibrary, callSaveItem } from './library-calls.ts';
import { gamesLibrary } from './library-queries.ts';

afterEach(() => vi.unstubAllGlobals());

const kept = <T extends { readonly active: 0 | 1 }>(items: readonly T[]) =>
  items.map((item) => ({ ...item, version: 1, value: '' }));

test('[CAL-5] the situations of new games are the active ones, in the order of the library', async () => {
  fakeServer({
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

test('[CAL-5] what was switched off since is not among them any more; several that ask at once are answered by one call', async () => {
  const lists = (active: 0 | 1) => ({
    'GET game/get-emergencies/all': { payload: kept(EMERGENCIES.map((item) => ({ ...item, active }))) },
    'GET game/get-accidents/all': { payload: [] },
    'GET game/get-change-events/': { payload: [] },
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const asked = fakeServer(lists(1));
  await Promise.all([client.fetchQuery(gamesLibrary), client.fetchQuery(gamesLibrary)]);
  expect(asked).toHaveLength(3);
  fakeServer(lists(0));
  expect((await client.fetchQuery(gamesLibrary)).emergencies).toEqual([]);
});

test('[CAL-4] the value of a save is the JSON text that each kind has; what is not in it stands beside it', async () => {
  const asked = fakeServer({
    'PATCH game/save-emergency/': { payload: kept(EMERGENCIES)[0] },
    'PATCH game/save-accident/': { payload: kept(ACCIDENTS)[0] },
    'PATCH game/save-change-event/': { payload: kept(CHANGE_EVENTS)[0] },
  });
  const effects = [{ type: 'TIME', value: 30 }];
  const inside = { description: 'Klient prosi.', situation: null };
  await callAddItem('EMERGENCY', { name: 'Kolizja', types: ['ST'], ...inside });
  await callAddItem('ACCIDENT', { name: 'Korek', active: 1, types: ['ST'], effects });
  await callSaveItem('CHANGE', 'c', { name: 'Inny pojazd', truck: null, ...inside }, 3);
  const sent = asked.map(({ body: { value = '', key: _key, ...beside } }) => [JSON.parse(value), beside]);
  expect(sent).toEqual([
    [{ name: 'Kolizja', types: ['ST'], ...inside }, {}],
    [effects, { name: 'Korek', active: '1', types: '["ST"]' }],
    [inside, { name: 'Inny pojazd', truck: '', id: 'c', follows: '3' }],
  ]);
});
