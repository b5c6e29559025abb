import { expect, test } from 'vitest';
import { ANNA, aGame, aLesson, actorOf } from '@fracht/testing/engine/a-lesson.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { applyAction } from '../../src/actions/index.ts';
import { foretell, isForetold } from '../../src/actions/foretell.ts';
import type { GameAction } from '../../src/game-action.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const STEPS: readonly GameAction[] = [
  { action: 'BOOK_ORDER', order: ORDER },
  { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' },
  { action: 'CANCEL_CAR_BOOKING', car: 'ST-01' },
  { action: 'CANCEL_ORDER', order: ORDER },
];

test('[VIW-3] what is told ahead on a player’s copy is what the rules then make of it', () => {
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [anOrder()] }));
  for (const action of STEPS) {
    const game = lesson.game();
    const view = viewFor(game, { player: ANNA, type: 'STUDENT' });
    const ahead = foretell(view, action, actorOf(game, ANNA));
    const after = applyAction(game, action, actorOf(game, ANNA));
    if (!after.ok) throw new Error(after.error);
    const then = viewFor(after.value, { player: ANNA, type: 'STUDENT' });
    expect([ahead.orders, ahead.cars], action.action).toEqual([then.orders, then.cars]);
    lesson.does(action);
  }
});

test('[VIW-3] what is refused, or draws at random, leaves the copy as it is', () => {
  const game = aGame({ cars: [aCar()], orders: [anOrder()] });
  const me = actorOf(game, ANNA);
  expect(foretell(game, { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' }, me)).toBe(game);
  expect(foretell(game, { action: 'ADD_CAR', car: 'ST-P1' }, me)).toBe(game);
  expect([isForetold('BOOK_ORDER'), isForetold('ADD_CAR'), isForetold('START')]).toEqual([true, false, false]);
});
