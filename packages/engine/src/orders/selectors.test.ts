import { expect, test } from 'vitest';
import { JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { offeredOrders, ordersOf } from './selectors.ts';

const ends = (id: string, to: number) => anOrder({ id, pickWindow: { from: 0, to } });

test('[ORD-12] orders come by the end of the pick window, then by id', () => {
  const orders = [ends('C/1/10', 200), ends('B/1/10', 100), ends('A/1/10', 200), ends('D/1/10', 150)];
  const lesson = aLesson(aGame({ orders }));
  expect(offeredOrders(lesson.game()).map(({ id }) => id)).toEqual(['B/1/10', 'D/1/10', 'A/1/10', 'C/1/10']);
  for (const id of ['C/1/10', 'B/1/10']) lesson.does({ action: 'BOOK_ORDER', order: id }, JAN);
  expect(ordersOf(lesson.game(), JAN).map(({ id }) => id)).toEqual(['B/1/10', 'C/1/10']);
  expect(offeredOrders(lesson.game())).toHaveLength(2);
});
