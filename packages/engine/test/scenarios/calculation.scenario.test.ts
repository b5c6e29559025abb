import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { tripMargin } from '../../src/planning/calculate-trip.ts';
import { fromSavedState, toSavedState } from '../../src/save.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const SEND = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;
const FAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-02' } as const;

function sent(rulesVersion?: number) {
  const far = aCar({ id: 'ST-02', state: { action: 'FREE', at: CITY.SZCZECIN } });
  const setup = aSetup(rulesVersion === undefined ? {} : { rulesVersion });
  return aLesson(aGame({ setup, cars: [aCar(), far], orders: [anOrder()] })).does(BOOK);
}

test('[CST-5] an order keeps what it was to bring and cost when its car was sent, through its delivery, stored and read again', () => {
  const lesson = sent();
  expect(lesson.order().calculation).toBeUndefined();
  const { calculation } = lesson.does(SEND).order();
  expect(calculation).toMatchObject({ freight: 183 * 600, approach: { cost: 0 }, haul: { cost: 183 * 430 } });
  const game = lesson.at(600).game();
  expect(lesson.order()).toMatchObject({ delivered: true, calculation });
  const read = fromSavedState(game.setup, JSON.parse(JSON.stringify(toSavedState(game))));
  expect(read.orders[0]).toEqual(game.orders[0]);
  const spent = lesson.player().ledger.filter(({ order }) => order === ORDER);
  expect(spent.reduce((sum, { money }) => sum + money, 0)).toBe(calculation && tripMargin(calculation));
});

test('[CST-5] the car sent last is the one that counts', () => {
  const lesson = sent().does(SEND).does({ action: 'CANCEL_CAR_BOOKING', car: 'ST-01' }).does(FAR);
  expect(lesson.order().calculation?.approach.cost).toBeGreaterThan(0);
});

test('[CST-5] an order given back is offered without it; everybody may see it while it is carried', () => {
  const lesson = sent().does(SEND);
  const seen = viewFor(lesson.game(), { player: JAN, type: 'STUDENT' }).orders[0];
  expect(seen?.calculation).toEqual(lesson.order().calculation);
  lesson.does({ action: 'CANCEL_CAR_BOOKING', car: 'ST-01' }).does({ action: 'CANCEL_ORDER', order: ORDER });
  expect(lesson.order()).toEqual(anOrder());
  expect(lesson.does(BOOK, JAN).player(ANNA).journal.at(-1)?.what).toBe('ORDER_CANCELLED');
});

test('[CST-5] [LOG-6] in a game of earlier rules none is kept', () => {
  expect(sent(5).does(SEND).order()).not.toHaveProperty('calculation');
});
