import { type GameState, isReleased } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { ANNA, aGame, aLesson as anEngineLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup as anEngineSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { Manner, Market } from '../src/market.ts';
import { guideOf } from '../src/network/guide.ts';
import { fleetOf } from '../src/network/sources.ts';
import { type Arc, networkOf, programmeOf } from '../src/network/network.ts';
import { aLesson, solve, studentsOf } from './a-lesson.ts';

const MANNER: Manner = { plans: 'NETWORK', spare: 60, early: 30, hour: 0, hiredHour: 0, every: 30, ways: 12, taste: 0 };

const MARKET: Market = { seats: new Set(studentsOf(3)), knowsAll: false, mayTake: () => true, mayDrive: () => true };
const ALL: Market = { ...MARKET, knowsAll: true };

/** A lesson in its first minutes: some orders are on the list, hardly any is taken. */
function firstMinutes(seed: string): GameState {
  const { before } = aLesson(seed);
  const state = before.find(({ now, state: is }) => is === 'IN_PROGRESS' && now > 0);
  if (state === undefined) throw new Error('No lesson');
  return state;
}

/** The state as it would be if no further order ever came. */
function withoutLater(state: GameState): GameState {
  return { ...state, orders: state.orders.filter((order) => isReleased(state, order)) };
}

const named = ({ from, to, gain, leaves, ends }: Arc) => ({ from: from.is, to: to.order.id, gain, leaves, ends });

describe('the network of a moment', () => {
  const state = firstMinutes('sieć-1');

  test('[REF-2] by the list knows nothing of orders that are still to come', () => {
    const [known, blind] = [state, withoutLater(state)].map((game) => networkOf(game, MARKET, MANNER).arcs.map(named));
    expect(known).toEqual(blind);
    expect(known?.length).toBeGreaterThan(5);
  });

  test('[REF-2] of one who knows all has orders that nobody has seen yet, and leaves for them in time', () => {
    const { arcs } = networkOf(state, ALL, MANNER);
    const later = arcs.filter(({ to }) => !isReleased(state, to.order));
    expect(later.length).toBeGreaterThan(5);
    expect(later.filter(({ to, leaves }) => leaves < to.order.release)).toEqual([]);
  });

  test('[REF-1] has no order and no car that is not to be had', () => {
    const [first] = networkOf(state, MARKET, MANNER).arcs;
    const id = first?.to.order.id ?? '';
    const market: Market = { ...MARKET, mayTake: (order) => order.id !== id, mayDrive: () => false };
    const { arcs, fleet } = networkOf(state, market, MANNER);
    expect(id).not.toBe('');
    expect(arcs.map((arc) => arc.to.order.id)).not.toContain(id);
    expect(fleet.sources.filter(({ player }) => player === null)).toEqual([]);
  });
});

test('[REF-5] a car under way is free with the work time that it will have: check-in at the quay is no part of a rest', () => {
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  const car = aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } });
  // The crossing takes 420 minutes after 60 of check-in.
  const setup = anEngineSetup({ settings: { rest_minutes: 450, day_minutes: 0 } });
  const game = anEngineLesson(aGame({ setup, cars: [car], orders: [order] }))
    .does({ action: 'BOOK_ORDER', order: order.id })
    .does({ action: 'BOOK_CAR', order: order.id, car: car.id })
    .at(60);
  expect(game.doing()).toBe('LOADING');
  const [source] = fleetOf(game.game(), { ...MARKET, seats: new Set([ANNA]) }).sources;
  expect(game.at(1400).order().delivered).toBe(true);
  expect(source).toMatchObject({ city: CITY.MALMO, working: game.car().working });
});

/** The most that any choice of arcs gains that satisfies every row, found by trying all of them. */
function mostBySearch(gains: readonly number[], fits: (chosen: readonly boolean[]) => boolean): number {
  let most = 0;
  for (let choice = 0; choice < 2 ** gains.length; choice += 1) {
    const chosen = gains.map((_, index) => ((choice >> index) & 1) === 1);
    if (!fits(chosen)) continue;
    most = Math.max(
      most,
      gains.reduce((sum, gain, index) => sum + (chosen[index] === true ? gain : 0), 0),
    );
  }
  return most;
}

describe('the plan of a moment', () => {
  test.each(['sieć-1', 'sieć-2', 'sieć-3'])('[REF-5] %s: of a small market it is the best of all choices', (seed) => {
    const state = firstMinutes(seed);
    const few = new Set(
      networkOf(state, ALL, MANNER)
        .arcs.slice(0, 40)
        .map(({ to }) => to.order.id),
    );
    const some = [...few].slice(0, 5);
    const market: Market = { ...ALL, mayTake: ({ id }) => some.includes(id) };
    const network = networkOf(state, market, { ...MANNER, ways: 2 });
    const arcs = network.arcs.slice(0, 14);
    const { columns, rows } = programmeOf(state, market, { ...network, arcs });
    const fits = (chosen: readonly boolean[]): boolean => {
      const sums = rows.map(() => 0);
      columns.forEach((column, index) => {
        if (chosen[index] !== true) return;
        column.rows.forEach((row, place) => {
          sums[row] = (sums[row] ?? 0) + (column.weights[place] ?? 0);
        });
      });
      return sums.every((sum, row) => sum <= (rows[row] ?? 0));
    };
    expect(arcs.length).toBeGreaterThan(3);
    expect(solve({ columns, rows })?.gain).toBeCloseTo(
      mostBySearch(
        columns.map(({ gain }) => gain),
        fits,
      ),
    );
  });

  test('[REF-5] gives no order to two cars, and no car two orders at once', () => {
    const state = firstMinutes('sieć-2');
    const guide = guideOf(state, ALL, MANNER, solve);
    const orders = guide.map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
    const sets = guide.filter(({ car }) => car !== null).map(({ car, leaves }) => `${car} ${leaves}`);
    expect(new Set(sets).size).toBe(sets.length);
    expect(guide.length).toBeGreaterThan(5);
  });

  test('[REF-5] without an optimum is the greedy one', () => {
    const state = firstMinutes('sieć-2');
    const greedy = guideOf(state, ALL, { ...MANNER, plans: 'GREEDY' }, solve);
    expect(guideOf(state, ALL, MANNER, () => null)).toEqual(greedy);
    expect(greedy.length).toBeGreaterThan(5);
  });
});
