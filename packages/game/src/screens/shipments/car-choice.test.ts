import { expect, test } from 'vitest';
import {
  applyAction,
  findOrder,
  isEarning,
  offeredOrders,
  recommendedCar,
  tripMargin,
  type GameState,
  type Order,
} from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { carChoices, isInTime } from './car-choice.ts';

const played = aPlayedGame(4, 'poranek');
const moments = [60, 1800, 4 * 3600].map((at) => gameAt(played, at));

test('[SHP-2] [SHP-6] the choice that is recommended is the car that the engine recommends, or one like it; where it recommends none, none is', () => {
  let [recommended, none] = [0, 0];
  for (const game of moments) {
    for (const [booked, order] of bookings(game)) {
      const best = recommendedCar(booked, order, 's4', game.now);
      const marked = carChoices(booked, order, 's4', game.now).filter(({ isRecommended }) => isRecommended);
      expect(marked.map(({ trip }) => tripMargin(trip))).toEqual(best === null ? [] : [tripMargin(best.calculation)]);
      recommended += best === null ? 0 : 1;
      none += best === null ? 1 : 0;
    }
  }
  expect(Math.min(recommended, none)).toBeGreaterThan(0);
});

test('[SHP-2] subcontractors stand in the same list; who is in time comes before the late, and the larger margin before the smaller', () => {
  const [game] = moments;
  if (game === undefined) throw new Error('no game');
  for (const [booked, order] of bookings(game)) {
    const choices = carChoices(booked, order, 's4', game.now);
    const offers = game.offers.filter(({ type }) => type === order.type).map(({ id }) => id);
    expect(choices.flatMap(({ offer }) => (offer === null ? [] : [offer.id])).toSorted()).toEqual(offers.toSorted());
    const inTime = choices.filter(isInTime);
    expect(choices.slice(0, inTime.length)).toEqual(inTime);
    const margins = inTime.filter(({ fit }) => fit.plan?.overdue === false).map(({ trip }) => tripMargin(trip));
    expect(margins).toEqual(margins.toSorted((a, b) => b - a));
    expect(choices.slice(1).some(({ isRecommended }) => isRecommended)).toBe(false);
    expect(choices.every(({ isRecommended, trip }) => !isRecommended || isEarning(trip))).toBe(true);
  }
});

test('[SHP-6] while the teacher has stopped the clock the choices are those of the running game', () => {
  const [game] = moments;
  if (game === undefined) throw new Error('no game');
  for (const [booked, order] of bookings(game)) {
    const paused: GameState = { ...booked, state: 'PAUSED' };
    expect(carChoices(paused, order, 's4', game.now)).toEqual(carChoices(booked, order, 's4', game.now));
  }
});

/** The game after s4 has reserved one of the offered orders; one game for each order. */
function bookings(game: GameState): readonly (readonly [GameState, Order])[] {
  const actor = { player: 's4', type: 'STUDENT', day: '2026-11-21' } as const;
  return offeredOrders(game).flatMap(({ id }) => {
    const booked = applyAction(game, { action: 'BOOK_ORDER', order: id }, actor);
    const order = booked.ok ? findOrder(booked.value, id) : null;
    return booked.ok && order !== null ? [[booked.value, order] as const] : [];
  });
}
