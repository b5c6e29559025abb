import { expect, test } from 'vitest';
import { bestCarFor, offeredOrders, planDelivery, recommendedCar } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { createFitCache, fitOf, fitOfPlan, isPastLimit, isWorthTaking } from './fit.ts';
import { fitWords } from './fit-label.tsx';

const game = gameAt(aPlayedGame(), 1800);
const early = gameAt(aPlayedGame(4, 'poranek'), 60);
const [order] = offeredOrders(game);
if (order === undefined) throw new Error('no order on offer');
const NONE = { loading: null, unloading: null, day: null };

test('[ORL-7] a fit is what the engine plans with the car it recommends, and where none earns with its best car', () => {
  const fits = offeredOrders(early).map((one) => ({ one, fit: fitOf(early, one, 's1', early.now) }));
  for (const { one, fit } of fits) {
    const best = recommendedCar(early, one, 's1', early.now) ?? bestCarFor(early, one, 's1', early.now);
    expect(fit.plan).toEqual(best?.plan);
    expect(fit.car ?? fit.offer).toBe(best?.car ?? best?.offer);
    expect(fit.calculation === null).toBe(best?.plan.feasible !== true || best.plan.overdue);
  }
  const worth = fits.filter(({ fit }) => isWorthTaking(fit));
  expect(worth.length).toBeGreaterThan(0);
  expect(worth.length).toBeLessThan(fits.length);
});

test('[ORL-7] under half an hour to spare is tight, less than nothing is too late', () => {
  const car = game.cars.find(({ type }) => type === order.type);
  if (car === undefined) throw new Error('no car of the type');
  const plan = planDelivery(game, car, order, game.now);
  const tone = (spare: number) =>
    fitOfPlan(car, { ...plan, spare, feasible: spare >= 0, overdue: false, margins: NONE }).tone;
  expect([tone(45), tone(29), tone(0), tone(-1)]).toEqual(['ok', 'tight', 'tight', 'no']);
});

test('[ORL-7] an order that is in time only past a limit of the driver is not told to be in time, and a day that ends soon is tight', () => {
  const car = game.cars.find(({ type, subcontractor }) => type === order.type && !subcontractor);
  if (car === undefined) throw new Error('no car of the type');
  const plan = { ...planDelivery(game, car, order, game.now), spare: 90, feasible: true, overdue: false };
  const day = (left: number | null, who = car) => fitOfPlan(who, { ...plan, margins: { ...NONE, day: left } });
  expect([day(60), day(29), day(null)].map(({ tone }) => tone)).toEqual(['ok', 'tight', 'ok']);
  expect(day(29, { ...car, subcontractor: true }).tone).toBe('ok');
  const past = fitOfPlan(car, { ...plan, overdue: true });
  expect([past.tone, isPastLimit(past), isPastLimit(day(60))]).toEqual(['no', true, false]);
  expect(fitWords(past)).toBe('tylko po limicie');
});

test('[ORL-7] the book answers from memory within the minute, and anew when a car has changed', () => {
  const book = createFitCache();
  const first = book.fit(game, order, 's1', game.now);
  expect(book.fit(game, order, 's1', game.now + 30)).toBe(first);
  expect(book.known(order, game.now + 300, 900)).toBe(first);
  expect(book.known(order, game.now + 1000, 900)).toBeNull();
  const withoutCars = { ...game, cars: [], offers: [] };
  expect(book.fit(withoutCars, order, 's1', game.now).tone).toBe('no');
});
