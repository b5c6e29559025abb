import { expect, test } from 'vitest';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { booked, delivered, expired, givenBack, parseOrderStage, loaded, withItsCar, withoutCar } from './stages.ts';

const OFFERED = anOrder();
const BOOKED = booked(OFFERED, 'anna', 60);
const SENT = withItsCar(BOOKED, 'ST-01');
const LOADED = loaded(SENT);
const DELIVERED = delivered(LOADED, 600);

test('[ORD-1] an order goes from stage to stage, each with what it then has', () => {
  expect(BOOKED).toMatchObject({ player: 'anna', bookedAt: 60, car: null });
  expect(givenBack(BOOKED)).toEqual(OFFERED);
  expect(withoutCar(SENT)).toEqual(BOOKED);
  expect(LOADED).toMatchObject({ car: 'ST-01', loaded: true });
  expect(withItsCar(LOADED, 'ST-02')).toMatchObject({ car: 'ST-02', loaded: true });
  expect(DELIVERED).toMatchObject({ delivered: true, deliveredAt: 600, expired: false });
  expect(expired(SENT)).toMatchObject({ expired: true, car: null, player: 'anna' });
  expect(expired(LOADED, 'ST-01')).toMatchObject({ expired: true, car: 'ST-01', loaded: true });
});

test.each([
  ['booked twice', () => booked(BOOKED, 'jan', 90)],
  ['booked when it has ended', () => booked(expired(OFFERED), 'jan', 90)],
  ['given back by nobody', () => givenBack(OFFERED)],
  ['given back from aboard', () => givenBack(LOADED)],
  ['given a car when nobody has it', () => withItsCar(OFFERED, 'ST-01')],
  ['given a car when it has ended', () => withItsCar(DELIVERED, 'ST-01')],
  ['taken from its car when aboard', () => withoutCar(LOADED)],
  ['loaded without a car', () => loaded(BOOKED)],
  ['loaded twice', () => loaded(LOADED)],
  ['delivered from the ramp', () => delivered(SENT, 600)],
  ['delivered twice', () => delivered(DELIVERED, 700)],
  ['expired when delivered', () => expired(DELIVERED)],
])('[ORD-1] an order cannot be %s: that is a bug, told with its id', (_, step) => {
  expect(step).toThrow(OFFERED.id);
});

test('[ORD-1] what comes from outside is taken as an order of its stage, and refused where no stage is like that', () => {
  for (const order of [OFFERED, BOOKED, SENT, LOADED, DELIVERED, expired(OFFERED), expired(LOADED, 'ST-01')]) {
    expect(parseOrderStage({ ...order })).toStrictEqual(order);
  }
  expect(() => parseOrderStage({ ...OFFERED, loaded: true })).toThrow(OFFERED.id);
  expect(() => parseOrderStage({ ...OFFERED, car: 'ST-01' })).toThrow(OFFERED.id);
  expect(() => parseOrderStage({ ...BOOKED, loaded: true })).toThrow(OFFERED.id);
  expect(() => parseOrderStage({ ...LOADED, delivered: true })).toThrow(OFFERED.id);
  expect(() => parseOrderStage({ ...DELIVERED, expired: true })).toThrow(OFFERED.id);
});
