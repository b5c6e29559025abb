import type { Situation } from '@fracht/engine';
import { NEW_QUESTION } from '../author/blank.ts';
import { NAMED_STEPS, nextOf, stepsOf, withAnswers, withNext } from '../walk/steps.ts';
import { storedQuestions } from '../walk/walk.ts';

/** For each question of a tree that is to change, the function that changes it. */
export type Changes = ReadonlyMap<Situation, (node: Situation) => Situation>;

/**
 * Interning of questions: equal questions with equal followers become one object (hash consing). For the author, such a question is a single
 * one: it is drawn once, and edited at all its places together. Questions without a text stay separate. The JSON text does not change.
 */
export function linked(root: Situation | null): Situation | null {
  const known = new Map<string, Situation>();
  const ids = new Map<Situation, number>();
  const seen = new Map<Situation, Situation>();
  const link = (node: Situation): Situation => {
    const before = seen.get(node);
    if (before !== undefined) return before;
    const next = withNexts(node, link);
    const key = isWritten(next) ? keyOf(next, ids) : null;
    const one = (key === null ? undefined : known.get(key)) ?? next;
    if (key !== null) known.set(key, one);
    if (!ids.has(one)) ids.set(one, ids.size);
    seen.set(node, one);
    return one;
  };
  return root === null ? null : link(root);
}

/** Changes some questions of a tree at all their places; everything that does not lead to them is kept, not copied. */
export function rewritten(root: Situation | null, changes: Changes): Situation | null {
  const known = new Map<Situation, Situation>();
  const rewrite = (node: Situation): Situation => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const next = withNexts(node, rewrite);
    const after = changes.get(node)?.(next) ?? next;
    known.set(node, after);
    return after;
  };
  return root === null ? null : rewrite(root);
}

/** Whether `to` can be reached from `from`, or is the same question. */
export function reaches(from: Situation | null, to: Situation): boolean {
  return from !== null && storedQuestions(from, '').has(to);
}

/** The number of questions, answers and effects of a tree as it is stored, with shared questions repeated. */
export function storedSizeOf(root: Situation | null): number {
  if (root === null) return 0;
  const known = SIZES.get(root);
  if (known !== undefined) return known;
  const size = stepsOf(root).reduce((sum: number, step) => sum + storedSizeOf(nextOf(root, step)), ownSize(root));
  SIZES.set(root, size);
  return size;
}

/** Cache of sizes; questions never change. After an edit only the questions above it are counted again. */
const SIZES = new WeakMap<Situation, number>();

function ownSize({ answers, effects_ok: ok, effects_wrong: wrong }: Situation): number {
  return answers.reduce((sum, { effects }) => sum + 1 + effects.length, 1 + ok.length + wrong.length);
}

/** Replaces each question that follows this one; returns the same object if nothing changes. */
function withNexts(node: Situation, change: (behind: Situation) => Situation): Situation {
  const answered = withAnswers(
    node,
    node.answers.map((answer) => {
      const next = answer.situation === null ? null : change(answer.situation);
      return next === answer.situation ? answer : { ...answer, situation: next };
    }),
  );
  return NAMED_STEPS.reduce<Situation>((before, step) => {
    const next = before[step];
    return next === null ? before : withNext(before, step, change(next));
  }, answered);
}

/** Whether a question has any content: two empty questions are never treated as the same one. */
function isWritten({ text, answers }: Situation): boolean {
  return text.trim() !== '' && text !== NEW_QUESTION && answers.every((answer) => answer.text.trim() !== '');
}

/** A key that is equal for questions with equal own fields and the same followers. */
function keyOf(node: Situation, ids: ReadonlyMap<Situation, number>): string {
  const behind = stepsOf(node).map((step) => {
    const next = nextOf(node, step);
    return next === null ? '' : ids.get(next);
  });
  const bare = stepsOf(node).reduce((before: Situation, step) => withNext(before, step, null), node);
  return `${behind.join(' ')} ${JSON.stringify(bare)}`;
}
