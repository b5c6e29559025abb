import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '../../test/a-lesson.ts';
import { anOrder } from '../../test/an-order.ts';
import { offeredOrders, openPlacesOf, ordersOf } from './selectors.ts';

const ends = (id: string, to: number) => anOrder({ id, pickWindow: { from: 0, to } });

test('[ORD-12] orders come by the end of the pick window, then by id', () => {
  const orders = [ends('C/1/10', 200), ends('B/1/10', 100), ends('A/1/10', 200), ends('D/1/10', 150)];
  const lesson = aLesson(aGame({ orders }));
  expect(offeredOrders(lesson.game()).map(({ id }) => id)).toEqual(['B/1/10', 'D/1/10', 'A/1/10', 'C/1/10']);
  for (const id of ['C/1/10', 'B/1/10']) lesson.does({ action: 'BOOK_ORDER', order: id }, JAN);
  expect(ordersOf(lesson.game(), JAN).map(({ id }) => id)).toEqual(['B/1/10', 'C/1/10']);
  expect(offeredOrders(lesson.game())).toHaveLength(2);
});

test('[BKG-1] [ORD-11] the places of a player’s open orders come in the list’s order, without those given back, ended or to come', () => {
  const ids = ['A/1/10', 'B/1/10', 'C/1/10', 'D/1/10', 'E/1/10'] as const;
  const later = ids.slice(1).map((id) => ends(id, 1440));
  const coming = anOrder({ id: 'F/1/10', release: 3600 });
  const orders = [ends(ids[0], 10), ...later, coming];
  const lesson = aLesson(aGame({ orders }));
  for (const id of [ids[4], ids[2], ids[0]]) lesson.does({ action: 'BOOK_ORDER', order: id });
  lesson.does({ action: 'BOOK_ORDER', order: ids[1] }, JAN).does({ action: 'BOOK_ORDER', order: ids[3] });
  expect(openPlacesOf(lesson.game(), ANNA)).toEqual([0, 2, 3, 4]);
  lesson.does({ action: 'CANCEL_ORDER', order: ids[3] }).at(200);
  expect(lesson.order(ids[0]).expired).toBe(true);
  lesson.does({ action: 'BOOK_ORDER', order: coming.id });
  expect(openPlacesOf(lesson.game(), ANNA)).toEqual([2, 4, 5]);
});
