import { expect, test } from 'vitest';
import { answer, ask, askText, effect } from '@fracht/scenarios/author/author.ts';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { EMPTY_LIBRARY } from '../library.ts';
import { planDelivery } from '../planning/plan-delivery.ts';
import type { GameState, Order } from '../state.ts';
import { bestOutcome, delayBy, thoseInTime, timeLeftFor } from './delay.ts';
import { onlyTree } from './tables.ts';

/** Whether a situation may delay the order by that many minutes. */
const leavesTime = (game: GameState, order: Order, delay: number): boolean =>
  thoseInTime(game, order, [{ delay }]).length === 1;

test('[SIT-14] effects keep an order back for as long as its car stands or waits for a later window', () => {
  expect(delayBy([])).toBe(0);
  expect(delayBy([effect('TIME', 30), effect('MONETARY', 500), effect('TIME', 45)])).toBe(75);
  expect(delayBy([effect('MOVE_SHIPMENT', 720), effect('TIME', 660)])).toBe(720);
  expect(delayBy([effect('MOVE_SHIPMENT', -180)])).toBe(0);
});

test('[SIT-14] of a situation counts the best way, through all trees, typed answers among them', () => {
  const trees = {
    situation: ask('Co robisz?', [
      answer(-5, 'Czekamy dobę', 'Źle.', [effect('TIME', 1440)]),
      answer(10, 'Serwis', 'Dobrze.', [effect('TIME', 40)], {
        situation: askText(
          'Numer?',
          '112',
          { points: 5, feedback: 'Tak.', effects: [effect('TIME', 20)] },
          { points: 0, feedback: 'Nie.' },
        ),
      }),
    ]),
    carSituation: ask('Pojazd?', [answer(1, 'Ten sam', 'Dobrze.', [effect('TIME', 5)]), answer(0, 'Inny', 'Źle.', [])]),
    timeWindowSituation: null,
  };
  expect(delayBy(bestOutcome(trees).effects)).toBe(65);
  expect(bestOutcome(onlyTree(null))).toEqual({ effects: [], newCar: false });
});

test('[SIT-14] an order keeps its time where its window, the delay and the unloading end before the game', () => {
  const game = aGame({ setup: aSetup({ library: EMPTY_LIBRARY }) });
  const order = anOrder({ deliverWindow: { from: 1800, to: 2000 }, unloadingMinutes: 60 });
  expect(leavesTime(game, order, 340)).toBe(true);
  expect(leavesTime(game, order, 341)).toBe(false);
  expect(leavesTime({ ...game, now: 2200 * 60 }, order, 140)).toBe(true);
  expect(leavesTime({ ...game, now: 2200 * 60 }, order, 141)).toBe(false);
  expect(leavesTime({ ...game, now: 2390 * 60 }, order, 0)).toBe(true);
});

test('[SIT-14] so does an order whose car will be there before its window ends; one that the game cuts off anyway has nothing to lose', () => {
  const cars = [aCar()];
  const lesson = aLesson(aGame({ setup: aSetup({ library: EMPTY_LIBRARY }), cars, orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: 'POZ/1126/0410' })
    .does({ action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01' })
    .at(120);
  const order = { ...lesson.order(), deliverWindow: { from: 0, to: 2400 } };
  const left = timeLeftFor(lesson.game(), order);
  expect(left).toBeGreaterThan(0);
  expect(left).toBe(2400 - Math.ceil(planDelivery(lesson.game(), lesson.car(), order, 120 * 60).deliveredAt / 60));
  expect(leavesTime(lesson.game(), order, left)).toBe(true);
  expect(leavesTime(lesson.game(), order, left + 1)).toBe(false);
  const setup = { ...lesson.game().setup, rulesVersion: 2 };
  expect(leavesTime({ ...lesson.game(), setup }, order, 1), 'under earlier rules the window alone counts').toBe(false);
  const never = { ...order, unloadingMinutes: 2400 };
  expect(leavesTime(lesson.game(), never, 1000)).toBe(true);
});
