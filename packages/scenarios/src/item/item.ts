import { BLANK_QUESTION } from '../author/blank.ts';
import type { Answer, ChangeEvent, Emergency, Situation, TreeName } from '@fracht/engine';
import type { Branch } from '../walk/branches.ts';
import { questionAt } from '../walk/branches.ts';
import { linked } from '../links/links.ts';

/** An item with trees as its author edits it: a value that is never changed, only followed by another. */
export type EditedItem =
  | { readonly kind: 'EMERGENCY'; readonly item: Emergency }
  | { readonly kind: 'CHANGE'; readonly item: ChangeEvent };

type NextKey = 'situation_ok' | 'situation_wrong' | 'afterDenySituation';
/** The fields of a question that are not other questions or answers. */
export type QuestionFields = Partial<Omit<Situation, 'answers' | NextKey>>;
/** The fields of an answer but for the question behind it. */
export type AnswerFields = Partial<Omit<Answer, 'situation'>>;

/** An answer that says nothing yet. */
export const NEW_ANSWER: Answer = {
  text: '',
  points: 0,
  feedback: '',
  newCar: false,
  input: false,
  inputType: 'PROLONG_SHIPMENT',
  inputValue: 0,
  image: null,
  changeDistance: 0,
  situation: null,
  effects: [],
};

/** A question that asks nothing yet, with two answers. */
export const NEW_QUESTION_NODE: Situation = { ...BLANK_QUESTION, answers: [NEW_ANSWER, NEW_ANSWER] };

/** Another question that asks nothing yet. */
export function aNewQuestion(): Situation {
  return { ...NEW_QUESTION_NODE };
}

/** The trees that an item of this kind can have. */
export function treeNamesOf({ kind }: EditedItem): readonly TreeName[] {
  return kind === 'CHANGE' ? ['situation'] : ['situation', 'carSituation', 'timeWindowSituation'];
}

/** The first question of a tree; null where there is none. */
export function rootOf({ kind, item }: EditedItem, tree: TreeName): Situation | null {
  if (kind === 'EMERGENCY') return item[tree];
  return kind === 'CHANGE' && tree === 'situation' ? item.situation : null;
}

/** The question at a place; null where none stands there. */
export function questionOf(edited: EditedItem, { tree, steps }: Branch): Situation | null {
  return questionAt(rootOf(edited, tree), steps);
}

/** The item with another first question of a tree, or none; the same item where it has no such tree or nothing changes. */
export function withRoot(edited: EditedItem, tree: TreeName, root: Situation | null): EditedItem {
  if (!treeNamesOf(edited).includes(tree) || root === rootOf(edited, tree)) return edited;
  if (edited.kind === 'CHANGE') return { kind: 'CHANGE', item: { ...edited.item, situation: root } };
  return { kind: 'EMERGENCY', item: { ...edited.item, [tree]: root } };
}

/** The item with the questions that are alike in a tree as one question. */
export function linkedItem(edited: EditedItem): EditedItem {
  return treeNamesOf(edited).reduce((before, tree) => withRoot(before, tree, linked(rootOf(before, tree))), edited);
}
