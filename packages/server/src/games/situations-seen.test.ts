import { playGame } from '@fracht/bots';
import { CHANGE_EVENTS, DEFAULT_SETTINGS, EMERGENCIES, world } from '@fracht/content';
import { EMPTY_LIBRARY, type GameState, type OpenSituation } from '@fracht/engine';
import { expect, test } from 'vitest';
import { changesSeen, emergenciesMeant, emergenciesSeen } from './situations-seen.ts';

const user = (id: string) => ({ id, first_name: id, last_name: 'Testowa', num_games: 0 });
const student = (player: string) => ({ player, type: 'STUDENT' }) as const;
const teacher = { player: 'ewa', type: 'TEACHER' } as const;
const numbers = { pick_phone: '', deliver_phone: '', case_number: 'SZ-000001', police_number: 'RD-0001' };

function anOpen(id: string, player: string): OpenSituation {
  return {
    id,
    player,
    car: null,
    since: 60,
    done: false,
    doneAt: null,
    calls: [],
    numbers,
    decisions: [],
    shown: null,
  };
}

/** A round in which every kind of situation in the library affected one order of Anna's and one of Piotr's. */
function withSituations(): GameState {
  const setup = { game: 'g1', seed: 'seed', number: 1, settings: DEFAULT_SETTINGS, world, library: EMPTY_LIBRARY };
  const seats = ['anna', 'piotr'].map((id) => ({ user: user(id), level: 'good' as const }));
  const { state } = playGame(setup, user('ewa'), seats, '2026-11-21');
  const chosen = ['anna', 'piotr'].map((id) => state.orders.findIndex(({ player }) => player === id));
  const orders = state.orders.map((order, index) => {
    const { player } = order;
    if (player === null || !chosen.includes(index)) return order;
    const openIn = (list: readonly { readonly id: string }[]) => list.map(({ id }) => anOpen(id, player));
    return { ...order, emergencies: openIn(EMERGENCIES), changes: openIn(CHANGE_EVENTS) };
  });
  const library = { emergencies: EMERGENCIES, accidents: [], changes: CHANGE_EVENTS };
  return { ...state, state: 'IN_PROGRESS', setup: { ...setup, library }, orders };
}

const playersOf = (state: GameState, seen: readonly { readonly order: string }[]) => [
  ...new Set(seen.map(({ order }) => state.orders.find(({ id }) => id === order)?.player)),
];

test('[GME-7] [PRV-8] a student sees what struck own orders, the teacher what struck any', () => {
  const state = withSituations();
  const ofType = CHANGE_EVENTS.filter(({ type }) => type === 'LATE_UNLOADING');
  const own = changesSeen(state, student('anna'), 'LATE_UNLOADING');
  expect(own.map(({ id }) => id)).toEqual(ofType.map(({ id }) => id));
  expect(own[0]).toMatchObject({ name: ofType[0]?.name, type: 'LATE_UNLOADING', since: 60, done: false });
  expect(playersOf(state, own)).toEqual(['anna']);
  expect(changesSeen(state, teacher, 'LATE_UNLOADING')).toHaveLength(2 * ofType.length);
  expect(changesSeen(state, student('obcy'), 'LATE_UNLOADING')).toEqual([]);
  const emergencies = emergenciesSeen(state, student('piotr'));
  expect(emergencies.map(({ id }) => id)).toEqual(EMERGENCIES.map(({ id }) => id));
  expect(playersOf(state, emergencies)).toEqual(['piotr']);
});

test('[GME-7] an id that a player has one under means one alone, that of a situation means it on every order that is named or not', () => {
  const state = withSituations();
  const [first] = EMERGENCIES.map(({ id }) => id);
  const struck = state.orders.filter(({ emergencies }) => emergencies.length > 0).map(({ id }) => id);
  const meant = (id: string, on?: string) =>
    emergenciesMeant(state, teacher, { id, order: on }).map((told) => [told.order, told.id]);
  expect(meant(first ?? '')).toEqual(struck.map((id) => [id, first]));
  for (const id of struck) {
    expect(meant(first ?? '', id)).toEqual([[id, first]]);
    expect(meant(`${id}/emergencies-1`)).toEqual([[id, first]]);
  }
  const annas = struck.find((id) => state.orders.some((order) => order.id === id && order.player === 'anna'));
  expect(emergenciesMeant(state, student('piotr'), { id: `${annas}/emergencies-1` })).toEqual([]);
});

test('[GME-7] [SIT-13] of an order that was given back its former player finds what was the own', () => {
  const state = withSituations();
  const given = state.orders.map((order) => (order.player === 'anna' ? { ...order, player: 'piotr' } : order));
  const after = { ...state, orders: given };
  expect(emergenciesSeen(after, student('anna')).map(({ id }) => id)).toEqual(EMERGENCIES.map(({ id }) => id));
  expect(emergenciesSeen(after, student('obcy'))).toEqual([]);
});

test('[PRV-8] of what lies ahead nothing is told: no points, no feedback, no effects', () => {
  const [first] = emergenciesSeen(withSituations(), student('anna'));
  const { situation } = EMERGENCIES[0] ?? {};
  expect(first?.node?.text).toBe(situation?.text);
  expect(first?.node?.answers.map(({ text }) => text)).toEqual(situation?.answers.map(({ text }) => text));
  for (const { feedback } of situation?.answers ?? []) expect(JSON.stringify(first)).not.toContain(feedback);
  expect(JSON.stringify(first?.node)).not.toMatch(/points|effects/u);
});
