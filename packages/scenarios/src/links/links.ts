import type { Situation } from '@fracht/engine';
import { NEW_QUESTION } from '../author/blank.ts';
import { NAMED_STEPS, nextOf, stepsOf, withAnswers, withNext } from '../walk/steps.ts';
import { storedQuestions } from '../walk/walk.ts';

/** What becomes of single questions of a tree. */
export type Changes = ReadonlyMap<Situation, (node: Situation) => Situation>;

/**
 * A tree in which equal questions with equal followers are one value. Questions that are one value are one question for the author:
 * drawn once, edited at all their places together. Those with an empty text stay apart. The JSON text is the same.
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

/** The tree after changes to some of its questions, at all their places; what lies on no way to them is kept as it is, not copied. */
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

/** Whether the way from one question on can come to the other, or they are one. */
export function reaches(from: Situation | null, to: Situation): boolean {
  return from !== null && storedQuestions(from, '').has(to);
}

/** How many questions, answers and effects a tree has when every way is written out, as it is stored. */
export function storedSizeOf(root: Situation | null): number {
  if (root === null) return 0;
  const known = SIZES.get(root);
  if (known !== undefined) return known;
  const size = stepsOf(root).reduce((sum: number, step) => sum + storedSizeOf(nextOf(root, step)), ownSize(root));
  SIZES.set(root, size);
  return size;
}

/** A question never changes: its size stays true, so that after an edit only what lies above it is counted again. */
const SIZES = new WeakMap<Situation, number>();

function ownSize({ answers, effects_ok: ok, effects_wrong: wrong }: Situation): number {
  return answers.reduce((sum, { effects }) => sum + 1 + effects.length, 1 + ok.length + wrong.length);
}

/** The question with what becomes of each one behind it; the very same where nothing does. */
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

/** Two questions that say nothing yet are not the same question. */
function isWritten({ text, answers }: Situation): boolean {
  return text.trim() !== '' && text !== NEW_QUESTION && answers.every((answer) => answer.text.trim() !== '');
}

/** Equal for questions whose own fields are equal and whose followers are one. */
function keyOf(node: Situation, ids: ReadonlyMap<Situation, number>): string {
  const behind = stepsOf(node).map((step) => {
    const next = nextOf(node, step);
    return next === null ? '' : ids.get(next);
  });
  const bare = stepsOf(node).reduce((before: Situation, step) => withNext(before, step, null), node);
  return `${behind.join(' ')} ${JSON.stringify(bare)}`;
}
