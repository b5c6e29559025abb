import { expect, test } from 'vitest';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const CAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;

test('[CAR-3] [CAR-4] [CAR-5] [CAR-6] [CAR-7] [CAR-8] [CAR-10] [PTS-9] an order from booking to delivery, minute by minute', () => {
  const order = anOrder({ pickWindow: { from: 60, to: 300 }, deliverWindow: { from: 300, to: 600 } });
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [order] }));
  lesson.at(5).does(BOOK).does(CAR);
  const hasDelivered = () => lesson.game().players.map((player) => player.hasDelivered);
  expect(lesson.doing()).toBe('FREE_BOOKED');
  expect(lesson.at(20).doing()).toBe('WAITING_FOR_LOADING');
  expect(lesson.at(60).doing()).toBe('LOADING');
  expect(lesson.at(120).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.at(276).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.at(277).doing()).toBe('WAITING_FOR_UNLOADING');
  expect(lesson.at(300).doing()).toBe('UNLOADING');
  expect(hasDelivered()).not.toContain(true);
  expect(lesson.at(360).doing()).toBe('AVAILABLE');
  expect(hasDelivered().filter(Boolean)).toHaveLength(1);
  expect(lesson.car()).toMatchObject({ player: 'anna', shipment: null, shipmentLoaded: false });
  expect(lesson.order()).toMatchObject({ delivered: true, car: 'ST-01', loadedOnTime: true });
  expect(lesson.ledger()).toEqual(['LOADED_ON_TIME 5 pkt', 'LEG_KM -786.9', 'PAY 1098', 'DELIVERED_ON_TIME 10 pkt']);
  expect(lesson.messages().slice(-2)).toEqual(['ORDER_LOADED_ON_TIME', 'ORDER_DELIVERED_ON_TIME']);
});
