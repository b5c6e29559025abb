import { EMERGENCIES } from '@fracht/content';
import {
  aNewQuestion,
  attempted,
  type EditedItem,
  isRefused,
  linkedItem,
  NEW_ANSWER,
  nodeAt,
  dropBranch,
} from '@fracht/scenarios';
import { expect, test } from 'vitest';
import type { Spot } from '../store/spot.ts';
import {
  type BranchEdit,
  clipAt,
  ending,
  freePlace,
  inserting,
  leading,
  lineAt,
  movingAt,
  movingText,
  putting,
  refusalText,
  removing,
  reordering,
  spotOfMoved,
} from './branch-edits.ts';

const found = EMERGENCIES.find(({ situation }) => (situation?.answers[0]?.situation ?? null) !== null);
if (found === undefined) throw new Error('No situation with two questions');
const item: EditedItem = linkedItem({ kind: 'EMERGENCY', item: found });
const SECOND = 'situation.answers.0.situation';
const ROOT: Spot = { path: 'situation', way: null };

const textsIn = (of: EditedItem, path = 'situation') => nodeAt(of, path)?.answers.map(({ text }) => text) ?? [];
const rootTexts = textsIn(item);

/** The item after an edit that is not refused, the author's position afterwards, and the notice. */
function done(edit: BranchEdit | null, of: EditedItem = item) {
  if (edit === null) throw new Error('Nothing to do');
  const after = attempted(of, edit.command);
  if (isRefused(after)) throw new Error(`Refused: ${after}`);
  return { after, spot: edit.spotAfter(after), told: edit.done === null ? null : edit.done(after) };
}

test('an answer is put in behind the chosen one, or behind all, and gone to', () => {
  const answer = { ...NEW_ANSWER, text: 'Nowa' };
  const behind = done(inserting(item, { path: 'situation', way: 0 }, answer));
  expect(textsIn(behind.after)).toEqual([rootTexts[0], 'Nowa', ...rootTexts.slice(1)]);
  expect(behind.spot).toEqual({ path: 'situation', way: 1 });
  const last = done(inserting(item, ROOT, answer));
  expect(textsIn(last.after)).toEqual([...rootTexts, 'Nowa']);
  expect(last.spot).toEqual({ path: 'situation', way: rootTexts.length });
});

test('a removed answer leaves the author at the one in its place, or at the last; a question at the one before it', () => {
  const first = done(removing(item, { path: 'situation', way: 0 }));
  expect(textsIn(first.after)).toEqual(rootTexts.slice(1));
  expect(first.spot).toEqual({ path: 'situation', way: 0 });
  const last = done(removing(item, { path: 'situation', way: rootTexts.length - 1 }));
  expect(last.spot).toEqual({ path: 'situation', way: rootTexts.length - 2 });
  const question = done(removing(item, { path: SECOND, way: null }));
  expect(nodeAt(question.after, SECOND)).toBeNull();
  expect(question.spot).toEqual(ROOT);
  expect(question.told).not.toBeNull();
  expect(removing(item, { path: `${SECOND}.answers.99.situation`, way: null })).toBeNull();
});

test('an answer goes up and down with the author, the first one no further up', () => {
  const down = done(reordering({ path: 'situation', way: 0 }, 1));
  expect(textsIn(down.after)).toEqual([rootTexts[1], rootTexts[0], ...rootTexts.slice(2)]);
  expect(down.spot).toEqual({ path: 'situation', way: 1 });
  const up = done(reordering({ path: 'situation', way: 1 }, -1), down.after);
  expect(textsIn(up.after)).toEqual(rootTexts);
  expect(up.spot).toEqual({ path: 'situation', way: 0 });
  expect(reordering({ path: 'situation', way: 0 }, -1)).toBeNull();
  expect(reordering(ROOT, 1)).toBeNull();
});

test('a new question stands at the free place, which is behind the chosen way or behind the first free one', () => {
  const longer = done(inserting(item, ROOT, { ...NEW_ANSWER, text: 'Nowa' })).after;
  const way = rootTexts.length;
  const place = freePlace(longer, { path: 'situation', way });
  expect(place).toBe(`situation.answers.${String(way)}.situation`);
  expect(freePlace(item, { path: 'situation', way: 0 })).toBeNull();
  if (place === null) throw new Error('No place');
  const added = done(putting(place, aNewQuestion()), longer);
  expect(nodeAt(added.after, place)).not.toBeNull();
  expect(added.spot).toEqual({ path: place, way: null });
});

test('a way is led to a question that stands, and to nothing again, without the author going anywhere', () => {
  const longer = done(inserting(item, ROOT, { ...NEW_ANSWER, text: 'Nowa' })).after;
  const place = `situation.answers.${String(rootTexts.length)}.situation`;
  const second = nodeAt(longer, SECOND);
  if (second === null) throw new Error('No second question');
  const led = done(leading(place, second), longer);
  expect(nodeAt(led.after, place)).toBe(nodeAt(led.after, SECOND));
  expect(led.spot).toBeNull();
  const ended = done(ending(place), led.after);
  expect(nodeAt(ended.after, place)).toBeNull();
  expect(ended.spot).toBeNull();
});

test('what is copied or moved is the chosen answer, or the question where none is chosen', () => {
  const second = nodeAt(item, SECOND);
  expect(clipAt(item, { path: SECOND, way: null })).toEqual({ what: 'branch', branch: second });
  expect(clipAt(item, { path: SECOND, way: 0 })).toEqual({ what: 'answer', answer: second?.answers[0] });
  expect(clipAt(item, { path: `${SECOND}.answers.99.situation`, way: null })).toBeNull();
  expect(movingAt(item, { path: SECOND, way: null })).toEqual({ what: 'branch', place: SECOND });
  expect(movingAt(item, { path: 'situation', way: 0 })).toEqual({ what: 'answer', path: 'situation', index: 0 });
  expect(lineAt(item, { path: 'situation', way: 0 })).toEqual({ what: 'line', place: SECOND });
  expect(lineAt(item, ROOT)).toBeNull();
});

test('the two ways of a typed question are moved with it', () => {
  const typed = done({
    ...putting(SECOND, { ...aNewQuestion(), answers: [], textAnswer: 'WA 12345' }),
    done: null,
  }).after;
  expect(movingAt(typed, { path: SECOND, way: 1 })).toEqual({ what: 'branch', place: SECOND });
});

test('an answer that was moved to another question is found there', () => {
  const moving = { what: 'answer', path: 'situation', index: rootTexts.length - 1 } as const;
  const target = { path: SECOND, way: null };
  const after = dropBranch(item, moving, target);
  if (isRefused(after)) throw new Error(`Refused: ${after}`);
  const spot = spotOfMoved(item, after, moving, target);
  expect(spot?.path).toBe(SECOND);
  expect(textsIn(after, SECOND)[spot?.way ?? -1]).toBe(rootTexts.at(-1));
  expect(movingText(item, moving)).toContain(rootTexts.at(-1));
});

test('every refusal is told with its bound where it has one', () => {
  expect(refusalText('TOO_DEEP')).toMatch(/\d/u);
  expect(refusalText('TOO_DEEP')).not.toBe(refusalText('ANSWERS_FULL'));
});
