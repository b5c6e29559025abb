import { expect, test } from 'vitest';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { anOpenSituation } from '@fracht/testing/engine/an-open-situation.ts';
import type { OrderStatus } from '../state.ts';
import { orderStatus } from './status.ts';

const OPEN = anOpenSituation({ id: 'awaria' });
const DELIVERED = { player: 'anna', car: 'ST-01', loaded: true, delivered: true, deliveredAt: 60 };

test.each<[Parameters<typeof anOrder>[0], OrderStatus]>([
  [{}, 'NEW'],
  [{ player: 'anna' }, 'BOOKED'],
  [{ player: 'anna', car: 'ST-01' }, 'IN_PROGRESS'],
  [{ player: 'anna', car: 'ST-01', emergencies: [OPEN] }, 'ALERT'],
  [{ player: 'anna', car: 'ST-01', emergencies: [{ ...OPEN, done: true }] }, 'IN_PROGRESS'],
  [{ emergencies: [OPEN], expired: true }, 'EXPIRED'],
  [{ ...DELIVERED, emergencies: [OPEN] }, 'DELIVERED'],
])('[ORD-1] the first rule that holds decides the status: %o is %s', (changes, status) => {
  expect(orderStatus(anOrder(changes))).toBe(status);
});
