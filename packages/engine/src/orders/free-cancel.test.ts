import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { freeCancelUntil } from './free-cancel.ts';

test('[BKG-3] an order is given back for free up to `free_cancel_minutes` after its booking', () => {
  const setup = aSetup({ settings: { free_cancel_minutes: 30 } });
  expect(freeCancelUntil(setup, anOrder({ player: 'anna', bookedAt: 600 }))).toBe(2400);
  expect(freeCancelUntil(setup, anOrder())).toBeNull();
});
