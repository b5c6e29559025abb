import { expect, test } from 'vitest';
import { JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { parkingsAhead } from '../../src/planning/parkings-ahead.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import { restRightAfterLoading } from '../../src/planning/rest-after-loading.ts';
import type { Order } from '../../src/state.ts';

const CALM = {
  check_chance_home: 0,
  check_chance_abroad: 0,
  crash_chance: 0,
  theft_guarded: 0,
  theft_unguarded_home: 0,
};
const { id: ORDER } = anOrder();
const HERE = `city-${CITY.POZNAN}`;
const park = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-01', parking }) as const;

/** Loads in Poznań from minute 15, or from the opening of the window, for 870 minutes; its driver's day ends 900 minutes after loading began. */
function booked(order: Partial<Order> = {}, rulesVersion?: number) {
  const setup = aSetup({ settings: CALM, ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  const long = anOrder({ destination: CITY.BIALYSTOK, loadingMinutes: 870, ...order });
  return aLesson(aGame({ cars: [aCar()], orders: [long], setup }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
}

type Booked = ReturnType<typeof booked>;
const planOf = (lesson: Booked) => planDelivery(lesson.game(), lesson.car(), lesson.order(), lesson.game().now);
const aheadOf = (lesson: Booked) => parkingsAhead(lesson.game(), lesson.car(), lesson.game().now);

test('[SLP-8] [DAY-3] whoever is warned at the ramp sends the driver to rest there as soon as the cargo is aboard', () => {
  const lesson = booked().at(870);
  expect([lesson.doing(), lesson.messages().includes('DAY_END_NEAR_LOADING')]).toEqual(['LOADING', true]);
  expect(restRightAfterLoading(lesson.car(), planOf(lesson))).toMatchObject({ parking: HERE, from: 885 * 60 });
  lesson.does(park(HERE));
  expect([lesson.doing(), lesson.car().restsNext]).toEqual(['LOADING', HERE]);
  expect(restRightAfterLoading(lesson.car(), planOf(lesson))).toBeNull();
  const plan = planOf(lesson);
  lesson.at(885);
  expect([lesson.doing(), lesson.car().restsNext]).toEqual(['SLEEPING_GUARDED', undefined]);
  expect(lesson.at(885 + 541).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.messages()).not.toContain('DAY_OVERDUE');
  lesson.at(Math.ceil(plan.arrivesAt / 60) + 1);
  expect(lesson.order().reportedAt ?? 0).toBeLessThanOrEqual(plan.arrivesAt);
});

test('[SLP-8] [PLN-1] [PLN-7] one ahead is reached when the plan says, and is told with that hour before', () => {
  const lesson = booked({ loadingMinutes: 600 }).at(300);
  const stop = aheadOf(lesson).find(({ metres }) => metres > 0);
  lesson.does(park(stop?.parking.id ?? ''));
  const rest = planOf(lesson).steps.find(({ activity }) => activity === 'REST');
  expect(rest).toMatchObject({ parking: stop?.parking.id, from: stop?.arrivesAt });
  expect(lesson.at(616).doing()).toBe('DRIVING_TO_SLEEP');
  const asleep = lesson.at(Math.ceil((stop?.arrivesAt ?? 0) / 60)).car().state;
  expect(asleep).toMatchObject({ parking: stop?.parking.id, since: stop?.arrivesAt });
});

test('[SLP-8] while it waits for loading one farther on is kept, and in the city the driver sleeps at once', () => {
  const waiting = () => booked({ pickWindow: { from: 300, to: 2000 }, loadingMinutes: 60 }).at(100);
  const lesson = waiting();
  const [here, next] = aheadOf(lesson);
  expect([lesson.doing(), here?.parking.id, here?.arrivesAt]).toEqual(['WAITING_FOR_LOADING', HERE, 100 * 60]);
  expect(next?.arrivesAt).toBeGreaterThan(360 * 60);
  lesson.does(park(next?.parking.id ?? ''));
  expect([lesson.doing(), lesson.car().restsNext]).toEqual(['WAITING_FOR_LOADING', next?.parking.id]);
  expect(lesson.at(361).doing()).toBe('DRIVING_TO_SLEEP');
  const slept = waiting();
  slept.does(park(next?.parking.id ?? '')).does(park(HERE));
  expect([slept.doing(), slept.car().restsNext]).toEqual(['SLEEPING_GUARDED', undefined]);
});

test('[SLP-8] the choice can be changed and dropped, and ends with the order', () => {
  const lesson = booked().at(300);
  const [, next] = aheadOf(lesson);
  lesson.does(park(HERE)).does(park(next?.parking.id ?? ''));
  expect(lesson.car().restsNext).toBe(next?.parking.id);
  lesson.does(park('GO'));
  expect([lesson.doing(), lesson.car()]).toEqual([
    'LOADING',
    expect.not.objectContaining({ restsNext: expect.anything() }),
  ]);
  expect(lesson.refuses(park('GO'))).toBe('CAR_NOT_STOPPED');
  expect(lesson.at(886).doing()).toBe('DRIVING_WITH_SHIPMENT');
  const given = booked({ pickWindow: { from: 300, to: 2000 } }).at(100);
  given.does(park(aheadOf(given)[1]?.parking.id ?? '')).does({ action: 'CANCEL_CAR_BOOKING', car: 'ST-01' });
  expect(given.car()).not.toHaveProperty('restsNext');
});

test('[SLP-8] a parking that does not lie on the way any more is dropped, and the player told', () => {
  const lesson = booked().at(300);
  lesson.does(park(aheadOf(lesson).at(-1)?.parking.id ?? ''));
  lesson.with((game) => ({
    ...game,
    orders: game.orders.map((order) => ({ ...order, destination: CITY.WROCLAW, path: [CITY.POZNAN, CITY.WROCLAW] })),
  }));
  expect(lesson.at(886).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.messages()).toContain('PARKING_DROPPED');
});

test('[SLP-8] refused are one off the way, one of another player’s car, one after unloading, and all by earlier rules', () => {
  const lesson = booked().at(300);
  expect(lesson.refuses(park(`city-${CITY.KRAKOW}`))).toBe('PARKING_ELSEWHERE');
  expect(lesson.refuses(park('nowhere'))).toBe('PARKING_UNKNOWN');
  expect(lesson.refuses(park('HERE'))).toBe('CAR_NOT_DRIVING');
  expect(lesson.refuses(park(HERE), JAN)).toBeDefined();
  const unloading = booked({ loadingMinutes: 30, destination: CITY.WROCLAW, unloadingMinutes: 300 }).at(300);
  expect(unloading.doing()).toBe('UNLOADING');
  expect(unloading.refuses(park(`city-${CITY.WROCLAW}`))).toBe('CAR_NOT_DRIVING');
  const before = booked({}, 11).at(300);
  expect([before.refuses(park(HERE)), aheadOf(before)]).toEqual(['CAR_NOT_DRIVING', []]);
});
