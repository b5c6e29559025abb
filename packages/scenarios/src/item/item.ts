import {
  type Answer,
  type ChangeEvent,
  type Emergency,
  type Situation,
  TREE_NAMES,
  type TreeName,
  type Trees,
} from '@fracht/engine';
import { linked } from '../links/links.ts';
import { type Branch, branchOf } from '../walk/paths.ts';
import { type NamedStep, questionAt } from '../walk/steps.ts';

/** An item with trees as its author edits it. Immutable: each edit makes a new value. */
export type EditedItem =
  | { readonly kind: 'EMERGENCY'; readonly item: Emergency }
  | { readonly kind: 'CHANGE'; readonly item: ChangeEvent };

/** Changes to the own fields of a question, without its answers and following questions. */
export type QuestionFields = Partial<Omit<Situation, 'answers' | NamedStep>>;
/** Changes to the own fields of an answer, without the question that follows it. */
export type AnswerFields = Partial<Omit<Answer, 'situation'>>;

/** The trees that an item of this kind may have. */
export function treeNamesOf({ kind }: EditedItem): readonly TreeName[] {
  return kind === 'CHANGE' ? ['situation'] : TREE_NAMES;
}

/** All trees of an item; null if it does not have that tree. */
export function treesOf({ kind, item }: EditedItem): Trees {
  const { situation } = item;
  if (kind === 'CHANGE') return { situation, carSituation: null, timeWindowSituation: null };
  return { situation, carSituation: item.carSituation, timeWindowSituation: item.timeWindowSituation };
}

/** A tree and its first question. */
export type TreeRoot = { readonly tree: TreeName; readonly root: Situation };

/** The trees that have a question, in the order in which they are played. */
export function rootsOf(edited: EditedItem): readonly TreeRoot[] {
  return treeNamesOf(edited).flatMap((tree) => {
    const root = rootOf(edited, tree);
    return root === null ? [] : [{ tree, root }];
  });
}

/** The first question of a tree; null if there is none. */
export function rootOf({ kind, item }: EditedItem, tree: TreeName): Situation | null {
  if (kind === 'EMERGENCY') return item[tree];
  return kind === 'CHANGE' && tree === 'situation' ? item.situation : null;
}

/** The question at a place; null if there is none. */
export function questionOf(edited: EditedItem, { tree, steps }: Branch): Situation | null {
  return questionAt(rootOf(edited, tree), steps);
}

/** The question at a path; null if there is none. */
export function nodeAt(edited: EditedItem, path: string): Situation | null {
  const branch = branchOf(path);
  return branch === null ? null : questionOf(edited, branch);
}

/** Replaces the first question of a tree; the same item if it has no such tree or nothing changes. */
export function withRoot(edited: EditedItem, tree: TreeName, root: Situation | null): EditedItem {
  if (!treeNamesOf(edited).includes(tree) || root === rootOf(edited, tree)) return edited;
  if (edited.kind === 'CHANGE') return { kind: 'CHANGE', item: { ...edited.item, situation: root } };
  return { kind: 'EMERGENCY', item: { ...edited.item, [tree]: root } };
}

/** The item with equal questions of each tree linked, see `linked`. */
export function linkedItem(edited: EditedItem): EditedItem {
  return treeNamesOf(edited).reduce((before, tree) => withRoot(before, tree, linked(rootOf(before, tree))), edited);
}
