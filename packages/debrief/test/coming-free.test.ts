import { type GameState, type Order, type PlayerId, findOrder, offeredOrders } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aLessonWith } from '@fracht/testing/debrief/a-lesson.ts';
import { afterActions } from '../src/after-actions.ts';
import { bookingsFor } from '../src/decisions/other-cars.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { expectedWhenFree } from '../src/field/coming-free.ts';
import { expectedOf } from '../src/field/expected.ts';
import { type Recording, recordingOf } from '../src/recording.ts';
import { judge } from '../src/worth/losses.ts';

/** A moment after a log entry at which an order pays only with one of the player's cars that is still on another order. */
type Moment = { readonly index: number; readonly player: PlayerId; readonly order: Order };

const LESSON = aLessonWith({ seed: 'z powrotem', players: 3, level: 'good', settings: { critical_per_round: 0 } });

test('[DFD-8] an order that is taken for an own car which comes free in time is no error, however dear a hired one were', () => {
  const moments = momentsOf(LESSON).slice(0, 3);
  expect(moments).toHaveLength(3);
  for (const moment of moments) {
    const { game, taken } = takenAt(LESSON, moment);
    const decision = decisionsOf(game, moment.player).findLast(({ kind }) => kind === 'BOOK_ORDER');
    if (decision === undefined) throw new Error('No decision');
    const { loss, expected } = judge(game, decision);
    expect([decision.order, loss.total]).toEqual([moment.order.id, 0]);
    expect(expected).toEqual(expectedWhenFree(taken, moment.player, moment.order)?.worth);
  }
});

test('[DFD-8] a second order for the same car is not reckoned with it', () => {
  const [moment] = momentsOf(LESSON);
  if (moment === undefined) throw new Error('No moment');
  const { taken } = takenAt(LESSON, moment);
  const another = { ...moment.order, id: 'WRO/0000/0001' };
  const both = { ...taken, orders: [...taken.orders, another] };
  expect(expectedWhenFree(both, moment.player, another)).toBeNull();
});

function momentsOf({ log, after }: Recording): readonly Moment[] {
  return log.flatMap(({ action, player }, index) => {
    const state = after[index];
    if (action.action !== 'BOOK_CAR' || player === null || state === undefined) return [];
    const order = offeredOrders(state).find((one) => paysLaterOnly(state, player, one));
    return order === undefined ? [] : [{ index, player, order }];
  });
}

function paysLaterOnly(state: GameState, player: PlayerId, { id }: Order): boolean {
  const taken = afterActions(state, player, [{ action: 'BOOK_ORDER', order: id }]);
  const order = taken === null ? null : findOrder(taken, id);
  if (taken === null || order === null) return false;
  const later = expectedWhenFree(taken, player, order);
  if (later === null || later.worth.total <= 0) return false;
  const subject = { player, order: id, car: null };
  const now = bookingsFor(taken, player, order).map(({ actions }) => expectedOf(taken, subject, actions));
  return now.every((one) => one === null || one.worth.total < 0);
}

/** The game in which the player takes the order at that moment, and nobody does anything after that. */
function takenAt(
  { setup, log, after }: Recording,
  { index, player, order }: Moment,
): { readonly game: Recording; readonly taken: GameState } {
  const [last, state] = [log[index], after[index]];
  if (last === undefined || state === undefined) throw new Error('No entry');
  const action = { action: 'BOOK_ORDER', order: order.id } as const;
  const game = recordingOf({
    setup,
    log: [...log.slice(0, index + 1), { ...last, seq: last.seq + 1, player, action }],
  });
  const taken = afterActions(state, player, [action]);
  if (taken === null) throw new Error('It was refused');
  return { game, taken };
}
