import { type Answer, type Situation, TREE_NAMES } from '@fracht/engine';
import type { UnreadFields } from '@fracht/protocol';
import { type EditedItem, rootOf, treeNamesOf } from '../item/item.ts';
import { NAMED_STEPS } from '../walk/steps.ts';
import { storedQuestions } from '../walk/walk.ts';
import { leastMoves, pairsOf } from './pairs.ts';
import { asPublished } from './as-published.ts';

/**
 * One difference between two versions of an item. `path` is where it is now or, if it was removed, where it was; '' for the item itself.
 * `questions`: how many were added or removed with it.
 */
export type Change =
  | {
      readonly what: 'field';
      readonly path: string;
      readonly field: string;
      readonly from: unknown;
      readonly to: unknown;
    }
  | {
      readonly what: 'added' | 'removed';
      readonly thing: 'answer' | 'branch';
      readonly path: string;
      readonly text: string;
      readonly questions: number;
    }
  | {
      readonly what: 'moved';
      readonly thing: 'answer' | 'branch';
      readonly from: string;
      readonly path: string;
      readonly text: string;
    };

/** A branch that only one version has; `isShown`: it is not already covered by the answer to which it belongs. */
type Loose = { readonly path: string; readonly node: Situation; readonly isShown: boolean };

/** The state of a comparison: differences so far, branches that only one version has, and the pairs that have already been compared. */
type Work = {
  readonly changes: Change[];
  readonly gone: Loose[];
  readonly come: Loose[];
  readonly seen: Set<string>;
};

const NOT_OWN: ReadonlySet<string> = new Set(['id', 'answers', ...TREE_NAMES, ...NAMED_STEPS]);

/** All differences between two versions of an item, both of the same kind; equal items have none, and what publishing fills in does not count. */
export function differences(one: EditedItem, other: EditedItem): readonly Change[] {
  const [before, after] = [asPublished(one), asPublished(other)];
  const work: Work = { changes: [], gone: [], come: [], seen: new Set() };
  compareFields(work, '', before.item, after.item);
  for (const tree of treeNamesOf(after)) compareBranch(work, [tree, rootOf(before, tree)], [tree, rootOf(after, tree)]);
  return [...work.changes, ...branchChanges(work)];
}

type Placed = readonly [path: string, node: Situation | null];

function compareBranch(work: Work, [oldPath, old]: Placed, [path, node]: Placed, isShown = true): void {
  if (old !== null && node !== null) return compareQuestions(work, [oldPath, old], [path, node]);
  if (old !== null) work.gone.push({ path: oldPath, node: old, isShown });
  if (node !== null) work.come.push({ path, node, isShown });
}

/** A question that occurs at several places, and changes in the same way at each, is reported once. */
function compareQuestions(work: Work, [oldPath, old]: [string, Situation], [path, node]: [string, Situation]): void {
  const key = `${JSON.stringify(old)} ${JSON.stringify(node)}`;
  if (old === node || work.seen.has(key)) return;
  work.seen.add(key);
  compareFields(work, path, withoutOldText(old, node), node);
  compareAnswers(work, [oldPath, old], [path, node]);
  for (const next of NAMED_STEPS)
    compareBranch(work, [`${oldPath}.${next}`, old[next]], [`${path}.${next}`, node[next]]);
}

function compareAnswers(work: Work, [oldPath, old]: [string, Situation], [path, node]: [string, Situation]): void {
  const pairs = pairsOf(old.answers, node.answers);
  const moved = leastMoves(pairs);
  for (const pair of pairs) {
    const [was, is] = [answerAt(old, oldPath, pair.before), answerAt(node, path, pair.after)];
    if (was !== null && is !== null) {
      compareFields(work, is.path, was.answer, is.answer);
      if (moved.includes(pair))
        work.changes.push({ what: 'moved', thing: 'answer', from: was.path, path: is.path, text: is.answer.text });
    } else if (is !== null) work.changes.push(loneAnswer('added', is));
    else if (was !== null) work.changes.push(loneAnswer('removed', was));
    compareBranch(work, behind(was), behind(is), was !== null && is !== null);
  }
}

type AnswerAt = { readonly path: string; readonly answer: Answer };

function answerAt(node: Situation, path: string, place: number | null): AnswerAt | null {
  const answer = place === null ? undefined : node.answers[place];
  return answer === undefined ? null : { path: `${path}.answers.${String(place)}`, answer };
}

function behind(at: AnswerAt | null): Placed {
  return at === null ? ['', null] : [`${at.path}.situation`, at.answer.situation];
}

function loneAnswer(what: 'added' | 'removed', { path, answer }: AnswerAt): Change {
  return { what, thing: 'answer', path, text: answer.text, questions: countOf(answer.situation) };
}

/** A branch that disappeared at one place and appeared unchanged at another was moved. */
function branchChanges({ gone, come }: Work): readonly Change[] {
  const left = [...gone];
  const arrived = come.flatMap((one): readonly Change[] => {
    const text = JSON.stringify(one.node);
    const source = left.findIndex(({ node }) => JSON.stringify(node) === text);
    const [from] = source < 0 ? [] : left.splice(source, 1);
    if (from !== undefined)
      return [{ what: 'moved', thing: 'branch', from: from.path, path: one.path, text: one.node.text }];
    return one.isShown ? [loneBranch('added', one)] : [];
  });
  const lost = left.filter(({ isShown }) => isShown).map((one) => loneBranch('removed', one));
  return [...arrived, ...lost];
}

function loneBranch(what: 'added' | 'removed', { path, node }: Loose): Change {
  return { what, thing: 'branch', path, text: node.text, questions: countOf(node) };
}

/** The number of questions in a branch, each counted once. */
function countOf(node: Situation | null): number {
  return node === null ? 0 : storedQuestions(node, '').size;
}

function compareFields(work: Work, path: string, before: UnreadFields, after: UnreadFields): void {
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const [from, to] = [before[field], after[field]];
    if (!NOT_OWN.has(field) && saidBy(field, from) !== saidBy(field, to))
      work.changes.push({ what: 'field', path, field, from, to });
  }
}

/** A field's value in the form in which it is compared: publishing trims names. */
function saidBy(field: string, value: unknown): string {
  return JSON.stringify(field === 'name' && typeof value === 'string' ? value.trim() : value);
}

/** The old question, with its old text among the wordings replaced by the new one, so that a change of the text is reported once. */
function withoutOldText(old: Situation, node: Situation): Situation {
  if (old.text === node.text) return old;
  return { ...old, texts: old.texts.map((text) => (text === old.text ? node.text : text)) };
}
