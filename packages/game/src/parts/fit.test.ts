import { expect, test } from 'vitest';
import { wayToMake, gameEndsAt, offeredOrders, planDelivery } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { createFitCache, fitOf, fitOfPlan, isPastEnd, isPastLimit, isWorthTaking, minutesShort } from './fit.ts';
import { fitWords } from './fit-label.tsx';

const game = gameAt(aPlayedGame(), 1800);
const early = gameAt(aPlayedGame(4, 'poranek'), 60);
const [order] = offeredOrders(game);
if (order === undefined) throw new Error('no order on offer');
const NONE = { loading: null, unloading: null, day: null };

test('[ORL-7] a fit is what the engine plans by the best way that can really be taken', () => {
  const fits = offeredOrders(early).map((one) => ({ one, fit: fitOf(early, one, 's1', early.now) }));
  for (const { one, fit } of fits) {
    const best = wayToMake(early, one, 's1', early.now);
    expect(fit.plan).toEqual(best?.plan ?? null);
    expect(fit.car ?? fit.offer ?? undefined).toBe(best?.car ?? best?.offer ?? undefined);
    expect(fit.calculation === null).toBe(fit.tone === 'no');
  }
  const worth = fits.filter(({ fit }) => isWorthTaking(fit));
  expect(worth.length).toBeGreaterThan(0);
  expect(worth.length).toBeLessThan(fits.length);
});

test('[ORL-7] under half an hour to spare is tight, less than nothing is too late', () => {
  const car = game.cars.find(({ type }) => type === order.type);
  if (car === undefined) throw new Error('no car of the type');
  const plan = { ...planDelivery(game, car, order, game.now), deliveredAt: game.now };
  const tone = (spare: number) =>
    fitOfPlan(game.setup, car, { ...plan, spare, feasible: spare >= 0, overdue: false, margins: NONE }).tone;
  expect([tone(45), tone(29), tone(0), tone(-1)]).toEqual(['ok', 'tight', 'tight', 'no']);
});

test('[ORL-7] an order that is in time only past a limit of the driver is not told to be in time, and a day that ends soon is tight', () => {
  const car = game.cars.find(({ type, subcontractor }) => type === order.type && !subcontractor);
  if (car === undefined) throw new Error('no car of the type');
  const made = { spare: 90, feasible: true, overdue: false, deliveredAt: game.now };
  const plan = { ...planDelivery(game, car, order, game.now), ...made };
  const day = (left: number | null, who = car) =>
    fitOfPlan(game.setup, who, { ...plan, margins: { ...NONE, day: left } });
  expect([day(60), day(29), day(null)].map(({ tone }) => tone)).toEqual(['ok', 'tight', 'ok']);
  expect(day(29, { ...car, subcontractor: true }).tone).toBe('ok');
  const past = fitOfPlan(game.setup, car, { ...plan, overdue: true });
  expect([past.tone, isPastLimit(past), isPastLimit(day(60))]).toEqual(['no', true, false]);
  expect(fitWords(past)).toBe('tylko po limicie');
});

test('[ORL-7] the book answers from memory within the minute, and anew when a car has changed', () => {
  const book = createFitCache();
  const first = book.fit(game, order, 's1', game.now);
  expect(book.fit(game, order, 's1', game.now + 30)).toBe(first);
  expect(book.known(game, order, 's1', game.now + 300, 900)).toBe(first);
  expect(book.known(game, order, 's1', game.now + 1000, 900)).toBeNull();
  const withoutCars = { ...game, cars: [], offers: [] };
  expect(book.fit(withoutCars, order, 's1', game.now).tone).toBe('no');
});

test('[ORL-13] what would be unloaded after the end of the game is not in time, and says by how much', () => {
  const car = game.cars.find(({ type, subcontractor }) => type === order.type && !subcontractor);
  if (car === undefined) throw new Error('no car of the type');
  const end = gameEndsAt(game.setup);
  const plan = {
    ...planDelivery(game, car, order, game.now),
    spare: 90,
    feasible: true,
    overdue: false,
    margins: NONE,
  };
  const ends = (minutes: number) => fitOfPlan(game.setup, car, { ...plan, deliveredAt: end - minutes * 60 });
  expect([ends(45), ends(29), ends(0), ends(-1)].map(({ tone }) => tone)).toEqual(['ok', 'tight', 'tight', 'no']);
  expect([isPastEnd(ends(-1)), minutesShort(ends(-22)), minutesShort(ends(10))]).toEqual([true, 22, 0]);
  expect(fitWords(ends(-1))).toBe('nie zdąży przed końcem gry');
});

test('[ORL-14] [CAR-3] the book answers anew when a limit on cars is reached or an offer is gone, and tells the limit', () => {
  const book = createFitCache();
  const found = offeredOrders(early).find((one) => fitOf(early, one, 's1', early.now).car?.player === null);
  if (found === undefined) throw new Error('no order for a company car');
  const before = book.fit(early, found, 's1', early.now);
  const { setup } = early;
  const full = { ...early, offers: [], setup: { ...setup, settings: { ...setup.settings, max_company_cars: 0 } } };
  expect(book.known(full, found, 's1', early.now, 900)).toBeNull();
  expect(book.last(found)).toBe(before);
  expect(book.fit(full, found, 's1', early.now)).toMatchObject({ tone: 'no', held: { kind: 'COMPANY', limit: 0 } });
});
