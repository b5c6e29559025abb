import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '../../test/a-lesson.ts';
import { anOrder } from '../../test/an-order.ts';
import { everBookedBy } from './booked.ts';

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
