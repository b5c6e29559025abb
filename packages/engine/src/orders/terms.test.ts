import { expect, test } from 'vitest';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { fullPenalty, orderPay } from './terms.ts';

test('[ORD-8] pay is distance times salary', () => {
  expect(orderPay({ distance: 183, salary: 600 })).toBe(109_800);
  expect(orderPay({ distance: 0, salary: 600 })).toBe(0);
});

test('[ORD-9] the full penalty is distance x penalty x salary / 100, rounded half up to a grosz', () => {
  expect(fullPenalty({ distance: 183, penalty: 15, salary: 600 })).toBe(16_470);
  expect(fullPenalty({ distance: 1, penalty: 1, salary: 50 })).toBe(1);
  expect(fullPenalty({ distance: 1, penalty: 1, salary: 49 })).toBe(0);
  expect(fullPenalty(anOrder({ penalty: 0 }))).toBe(0);
});
