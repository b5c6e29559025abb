import { expect, test } from 'vitest';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { isCarried, isOnTime } from './on-time.ts';

const ENDS = 2880 * 60;
const delivered = (reportedAt: number | null) =>
  anOrder({ player: 'anna', car: 'ST-01', loaded: true, delivered: true, deliveredAt: ENDS + 7200, reportedAt });

test('[CAR-8] on time is who reported by the end of the window, however long the unloading took', () => {
  expect(isOnTime(delivered(ENDS))).toBe(true);
  expect(isOnTime(delivered(ENDS + 1))).toBe(false);
  expect(isOnTime(delivered(null))).toBe(false);
});

test.each([{ reversed: true }, { noPayment: true }])(
  '[CAR-8] cargo that was unloaded elsewhere was not carried: %j',
  (how) => {
    const order = { ...delivered(ENDS), ...how };
    expect([isCarried(delivered(ENDS)), isCarried(order), isOnTime(order)]).toEqual([true, false, false]);
  },
);

test('[CAR-8] what was not delivered was not on time', () => {
  expect(isOnTime(anOrder({ player: 'anna', car: 'ST-01', loaded: true, reportedAt: 0 }))).toBe(false);
});
