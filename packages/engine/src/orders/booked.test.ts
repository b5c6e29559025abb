import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { placesById } from '../places.ts';
import { everBookedBy, openReservations } from './booked.ts';

const ids = ['POZ/1126/0010', 'POZ/1126/0020', 'POZ/1126/0030', 'POZ/1126/0040'] as const;

test('[BKG-1] [LOG-3] the orders a player ever booked come in the list’s order, once each, those given back too', () => {
  const lesson = aLesson(aGame({ orders: ids.map((id) => anOrder({ id })) }))
    .does({ action: 'BOOK_ORDER', order: ids[3] })
    .does({ action: 'BOOK_ORDER', order: ids[1] })
    .does({ action: 'CANCEL_ORDER', order: ids[3] })
    .does({ action: 'BOOK_ORDER', order: ids[3] })
    .does({ action: 'CANCEL_ORDER', order: ids[1] })
    .does({ action: 'BOOK_ORDER', order: ids[1] }, JAN);
  expect(everBookedBy(lesson.game(), lesson.player(ANNA))).toEqual([1, 3]);
  expect(everBookedBy(lesson.game(), lesson.player(JAN))).toEqual([1]);
});

test('[BKG-1] [LOG-3] they are told anew as the journal grows, and of one moment that went on in two ways each way tells its own', () => {
  const one = aLesson(aGame({ orders: ids.map((id) => anOrder({ id })) })).does({
    action: 'BOOK_ORDER',
    order: ids[2],
  });
  const other = aLesson(one.game());
  expect(everBookedBy(one.game(), one.player())).toEqual([2]);
  one.does({ action: 'BOOK_ORDER', order: ids[0] });
  other.does({ action: 'BOOK_ORDER', order: ids[3] });
  expect(everBookedBy(one.game(), one.player())).toEqual([0, 2]);
  expect(everBookedBy(other.game(), other.player())).toEqual([2, 3]);
  one.does({ action: 'BOOK_ORDER', order: ids[1] });
  expect(everBookedBy(one.game(), one.player())).toEqual([0, 1, 2]);
  expect(everBookedBy(other.game(), other.player())).toEqual([2, 3]);
});

test('[BKG-1] in another list of the same orders, as a viewer gets one with every message, they are counted by its places', () => {
  const lesson = aLesson(aGame({ orders: ids.map((id) => anOrder({ id })) }))
    .does({ action: 'BOOK_ORDER', order: ids[2] })
    .does({ action: 'BOOK_ORDER', order: ids[3] });
  expect(openReservations(lesson.game(), ANNA)).toBe(2);
  const orders = lesson.game().orders.toReversed();
  expect(openReservations({ ...lesson.game(), orders, orderIndex: placesById(orders) }, ANNA)).toBe(2);
});
