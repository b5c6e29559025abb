import { expect, test } from 'vitest';
import { answer, ask, change, effect } from '@fracht/scenarios/author/author.ts';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { surchargeOf } from '../../src/orders/surcharge.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const GIVE_BACK = { action: 'CANCEL_ORDER', order: ORDER } as const;

const OTHER_PLACE = change({
  id: 'relacja',
  name: 'Inna relacja',
  description: 'Klient sprzedał towar komu innemu.',
  type: 'CHANGE_PICK_TIME',
  situation: ask('Co odpowiadasz?', [
    answer(10, 'Za dopłatą', 'Dobrze.', [effect('GIVE_MONEY', 700)]),
    answer(0, 'Płacę sam', 'Źle.', [effect('MONETARY', 300)]),
  ]),
});

/** Anna has booked an order, its customer changed it, and she chose this answer. */
function changed(choice: 0 | 1, rulesVersion?: number) {
  const library = { emergencies: [], accidents: [], changes: [OTHER_PLACE] };
  const setup = aSetup({ settings: QUIET, library, ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  return aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder()] }))
    .does(BOOK)
    .does({ action: 'START_EVENTS', situation: 'relacja', player: ANNA }, TEACHER)
    .does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: 'relacja', answer: choice });
}

const moneyOf = (lesson: ReturnType<typeof changed>) => lesson.player().money;

test('[BKG-3] who gives an order back returns what its customer has paid for a change of it', () => {
  const paid = changed(0);
  const before = moneyOf(paid);
  expect(surchargeOf(paid.order())).toBe(70_000);
  paid.at(31).does(GIVE_BACK);
  expect(moneyOf(paid)).toBe(before - 70_000);
  expect(paid.ledger()).toContain('LATE_CANCEL -5 pkt');
  expect(moneyOf(changed(0, 11).at(31).does(GIVE_BACK))).toBe(before);
});

test('[BKG-3] what an answer has cost stays with who gave it', () => {
  const cost = changed(1);
  const before = moneyOf(cost);
  expect(moneyOf(cost.does(GIVE_BACK))).toBe(before);
});

test('[BKG-3] it is returned once: booked again the order owes nothing, and another player nothing', () => {
  const lesson = changed(0).at(10).does(GIVE_BACK).at(20).does(BOOK);
  const before = moneyOf(lesson);
  expect(surchargeOf(lesson.order())).toBe(0);
  expect(moneyOf(lesson.does(GIVE_BACK))).toBe(before);
  expect(surchargeOf(lesson.does(BOOK, JAN).order())).toBe(0);
});

test('[BKG-3] its player sees ahead what would have to be returned', () => {
  const lesson = changed(0);
  const [order] = viewFor(lesson.game(), { player: ANNA, type: 'STUDENT' }).orders;
  if (order === undefined) throw new Error('No order');
  expect(surchargeOf(order)).toBe(70_000);
});
