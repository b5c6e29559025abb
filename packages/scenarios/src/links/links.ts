import { NEW_QUESTION } from '../author/blank.ts';
import type { Situation } from '@fracht/engine';
import { NAMED_STEPS, nextOf, stepsOf, withAnswers, withNext } from '../walk/branches.ts';

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

/** Every question of a tree once, in the order of reading, with its first path and the number of ways that lead to it. */
export function questionsWithin(
  root: Situation,
  path: string,
): ReadonlyMap<Situation, { readonly path: string; readonly ways: number }> {
  const found = new Map<Situation, { readonly path: string; readonly ways: number }>();
  const visit = (node: Situation, at: string): void => {
    const known = found.get(node);
    found.set(node, { path: known?.path ?? at, ways: (known?.ways ?? 0) + 1 });
    if (known !== undefined) return;
    for (const step of stepsOf(node)) {
      const next = nextOf(node, step);
      if (next !== null) visit(next, `${at}.${typeof step === 'number' ? `answers.${String(step)}.situation` : step}`);
    }
  };
  visit(root, path);
  return found;
}

/** Whether the way from one question on can come to the other, or they are one. */
export function reaches(from: Situation | null, to: Situation): boolean {
  return from !== null && questionsWithin(from, '').has(to);
}

/** How many questions follow one another at most, the given one included. */
export function heightOf(root: Situation | null): number {
  return root === null ? 0 : folded(root, HEIGHTS, (behind) => 1 + Math.max(0, ...behind));
}

/** How many questions and answers a tree has when every way is written out, as it is stored. */
export function storedSizeOf(root: Situation | null): number {
  const own = ({ answers, effects_ok: ok, effects_wrong: wrong }: Situation): number =>
    1 + ok.length + wrong.length + answers.reduce((sum, { effects }) => sum + 1 + effects.length, 0);
  return root === null ? 0 : folded(root, SIZES, (behind, node) => behind.reduce((sum, size) => sum + size, own(node)));
}

/** A question never changes: what it was found to be stays true, so that after an edit only what lies above it is looked at again. */
const HEIGHTS = new WeakMap<Situation, number>();
const SIZES = new WeakMap<Situation, number>();

function folded(
  root: Situation,
  known: WeakMap<Situation, number>,
  combine: (behind: readonly number[], node: Situation) => number,
): number {
  const fold = (node: Situation): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const behind = stepsOf(node).flatMap((step) => nextOf(node, step) ?? []);
    const value = combine(behind.map(fold), node);
    known.set(node, value);
    return value;
  };
  return fold(root);
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
