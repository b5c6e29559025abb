import { expect, test } from 'vitest';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { planDelivery } from './planning/plan-delivery.ts';
import { NO_TIMERS } from './timers/queue.ts';
import { viewFor } from './view-for.ts';

const coming = anOrder({ id: 'POZ/1126/0990', release: 3600 });

function running() {
  return aLesson(aGame({ cars: [aCar()], orders: [anOrder(), coming] }))
    .does({ action: 'BOOK_ORDER', order: anOrder().id }, JAN)
    .does({ action: 'BOOK_CAR', order: anOrder().id, car: 'ST-01' }, JAN)
    .at(30)
    .game();
}

test('[VIW-1] nobody gets the seed, the generator, the timers or an order that is not offered yet', () => {
  for (const type of ['STUDENT', 'TEACHER'] as const) {
    const view = viewFor(running(), { player: ANNA, type });
    expect(view).toMatchObject({ setup: { seed: '' }, random: [0, 0, 0, 0], timers: NO_TIMERS });
    expect(view.orders.map(({ id }) => id)).toEqual([anOrder().id]);
    expect(view.orderIndex).toEqual({ [anOrder().id]: 0 });
  }
});

test('[VIW-2] a student gets the own ledger, journal and messages alone; the teacher everybody’s', () => {
  const game = running();
  const told = {
    id: 9,
    at: 0,
    type: 'info',
    code: 'THEFT',
    player: JAN,
    order: null,
    car: null,
    name: null,
    amount: 0,
  } as const;
  const state = { ...game, messages: [...game.messages, told] };
  const anna = viewFor(state, { player: ANNA, type: 'STUDENT' });
  expect(anna.players.map(({ ledger }) => ledger.length)).toEqual([1, 0, 0]);
  expect(anna.players.map(({ journal }) => journal.length)).toEqual([0, 0, 0]);
  expect(anna.players.map(({ money }) => money)).toEqual(state.players.map(({ money }) => money));
  expect(anna.messages.some(({ player }) => player === JAN)).toBe(false);
  const teacher = viewFor(state, { player: TEACHER, type: 'TEACHER' });
  expect(teacher.players).toBe(state.players);
  expect(teacher.messages).toBe(state.messages);
});

test('[VIW-3] what did not change between two views stays the same object, so that changes are found by reference', () => {
  const before = running();
  const after = { ...before, now: before.now + 1 };
  const [one, other] = [before, after].map((state) => viewFor(state, { player: ANNA, type: 'STUDENT' }));
  expect(other?.players.every((player, index) => player === one?.players[index])).toBe(true);
  expect(other?.cars).toBe(one?.cars);
  expect(other?.orders[0]).toBe(one?.orders[0]);
});

test('[VIW-3] plans come out alike on a view and on the state', () => {
  const state = running();
  const view = viewFor(state, { player: ANNA, type: 'STUDENT' });
  const [car, order] = [state.cars[0], state.orders[0]];
  if (car === undefined || order === undefined) throw new Error('Not there');
  expect(planDelivery(view, car, order, view.now)).toEqual(planDelivery(state, car, order, state.now));
});
