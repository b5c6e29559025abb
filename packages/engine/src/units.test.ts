import { expect, test } from 'vitest';
import type { CarId, CarPlace, OrderId, OrderPlace } from './units.ts';

/** The compiler checks these: a `@ts-expect-error` over code without an error does not compile either. */
test('[INV-2] the id or the place of one kind of thing cannot be handed on as that of another', () => {
  const ofOrder = (id: OrderId): OrderId => id;
  const ofCar = (id: CarId): CarId => id;
  const inOrders = (place: OrderPlace): OrderPlace => place;
  const inCars = (place: CarPlace): CarPlace => place;
  // @ts-expect-error -- the id of an order is not that of a car
  expect(ofCar(ofOrder('POZ/1126/0410'))).toBe('POZ/1126/0410');
  // @ts-expect-error -- an index among the orders is not one among the cars
  expect(inCars(inOrders(3))).toBe(3);
  expect([ofCar('ST-01'), inOrders(0)]).toEqual(['ST-01', 0]);
});
