import { expect, test } from 'vitest';
import type { GameState, Viewer } from '@fracht/engine';
import { ANNA, aGame, JAN } from '@fracht/testing/engine/a-lesson.ts';
import { anOpenSituation } from '@fracht/testing/engine/an-open-situation.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { isDeltaPrivate, mergeWire, toWire, wireDelta, type WireExtra } from '../src/index.ts';

const EXTRA: WireExtra = { group: null, groupName: '', randos: false, breakEndsAt: null, messageText: () => '' };
const asStudent = (player: string): Viewer => ({ player, type: 'STUDENT' });

/** Anna answered a situation and gave the order back; Jan took it and delivered it. Returns the game before its end and after it. */
function givenBack(): { readonly before: GameState; readonly after: GameState } {
  const answered = anOpenSituation({ id: 'K05', player: ANNA, done: true, doneAt: 60 });
  const done = { car: 'ST-01', loaded: true, delivered: true, deliveredAt: 600 };
  const order = anOrder({ player: JAN, bookedAt: 120, ...done, emergencies: [answered] });
  const before = { ...aGame({ setup: aSetup({ library: THE_LIBRARY }), orders: [order] }), now: 700 };
  return { before, after: { ...before, state: 'FINISHED' } };
}

test('[SIT-13] an order given back comes to its former player again with the end of the game, with what he decided', () => {
  const { before, after } = givenBack();
  const viewer = asStudent(ANNA);
  const whole = toWire(before, viewer, EXTRA);
  expect(whole.orders).toEqual([]);
  expect(isDeltaPrivate(before, after, viewer)).toBe(true);
  const merged = mergeWire(whole, wireDelta(before, after, viewer, EXTRA));
  expect(merged.orders).toEqual(toWire(after, viewer, EXTRA).orders);
  expect(merged.orders[0]?.emergencies).toMatchObject([{ id: 'K05', name: expect.stringMatching(/./u) }]);
});

test('[SIT-13] [WIR-11] its next player reads neither a word nor an id that tells which situation it was; it stays the former player’s', () => {
  const { after } = givenBack();
  const { orders, players } = toWire(after, asStudent(JAN), EXTRA);
  expect(orders[0]?.emergencies).toMatchObject([{ id: 'emergencies-1', done: true }]);
  expect(orders[0]?.emergencies[0]).not.toHaveProperty('name');
  const told = { id: `${after.orders[0]?.id}/emergencies-1`, order: after.orders[0]?.id, done: true };
  expect(players.map(({ id, emergencies }) => [id, emergencies])).toEqual(
    players.map(({ id }) => [id, id === ANNA ? [told] : []]),
  );
});
