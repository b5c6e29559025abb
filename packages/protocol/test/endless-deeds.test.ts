import { expect, test } from 'vitest';
import type { GameState, Viewer } from '@fracht/engine';
import { ANNA, aGame, aLesson, JAN, type Lesson } from '@fracht/testing/engine/a-lesson.ts';
import { anOrder } from '@fracht/testing/engine/an-order.ts';
import { toWire, wireDelta, type WireExtra } from '../src/index.ts';

const EXTRA: WireExtra = { group: null, groupName: '', randos: false, breakEndsAt: null, messageText: () => '' };
const [anna, jan]: readonly [Viewer, Viewer] = [
  { player: ANNA, type: 'STUDENT' },
  { player: JAN, type: 'STUDENT' },
];
const ORDER = anOrder();
/** How often each action is done and undone. */
const TIMES = 500;
/** The most characters that one repetition may add to a player's own data: two journal entries, and a car that is gone. */
const MOST_KEPT = 600;
/** Allowance in characters for numbers and ids that get longer. */
const DIGITS = 60;

const hireAndLetGo = (lesson: Lesson): void => {
  lesson.does({ action: 'ADD_CAR', car: 'ST-P1' });
  lesson.does({ action: 'CONFIRM_RETURN', car: lesson.game().cars.at(-1)?.id ?? '' });
};
const bookAndGiveBack = (lesson: Lesson): void => {
  lesson.does({ action: 'BOOK_ORDER', order: ORDER.id }).does({ action: 'CANCEL_ORDER', order: ORDER.id });
};

const timersOf = ({ timers: { cars, others } }: GameState): number => [...cars, ...others].flat().length;
const size = (value: unknown): number => JSON.stringify(value).length;
const changeOf = (before: GameState, after: GameState, viewer: Viewer): number =>
  size(wireDelta(before, after, viewer, EXTRA));

test.each([
  ['a subcontractor is hired and let go', hireAndLetGo],
  ['an order is booked and given back', bookAndGiveBack],
])('however often %s, a change is no longer, and who comes in late is sent no more than at first', (_what, deed) => {
  const lesson = aLesson(aGame({ orders: [ORDER] }));
  const fresh = lesson.game();
  deed(lesson);
  const once = lesson.game();
  for (let time = 1; time < TIMES; time += 1) deed(lesson);
  const often = lesson.game();
  deed(lesson);
  for (const viewer of [anna, jan]) {
    expect(changeOf(often, lesson.game(), viewer)).toBeLessThanOrEqual(changeOf(fresh, once, viewer) + DIGITS);
  }
  expect(size(toWire(often, jan, EXTRA))).toBeLessThanOrEqual(size(toWire(once, jan, EXTRA)) + DIGITS);
  expect(toWire(often, anna, EXTRA).cars).toEqual(toWire(fresh, anna, EXTRA).cars);
  expect(often.messages.length).toBeLessThanOrEqual(200);
  expect(timersOf(often)).toBe(timersOf(fresh));
  expect((size(often) - size(once)) / (TIMES - 1)).toBeLessThan(MOST_KEPT);
});
