import type { Answer, Situation } from '@fracht/engine';
import { type EditedItem, rootOf, treeNamesOf, withRoot } from '../item/item.ts';

/** A question never changes: what it is with its wordings stays true, and questions that are one value stay one. */
const WORDED = new WeakMap<Situation, Situation>();

/**
 * The item with what a publication fills in: a question without other wordings has its own text as the only one, one without a text the
 * first of them.
 */
export function wordedItem(edited: EditedItem): EditedItem {
  return treeNamesOf(edited).reduce((before, tree) => withRoot(before, tree, wordedTree(rootOf(before, tree))), edited);
}

function wordedTree(node: Situation | null): Situation | null {
  if (node === null) return null;
  const worded = WORDED.get(node) ?? wordedQuestion(node);
  WORDED.set(node, worded);
  return worded;
}

function wordedQuestion(node: Situation): Situation {
  const text = node.text || (node.texts[0] ?? '');
  return {
    ...node,
    text,
    texts: node.texts.length === 0 ? [text] : node.texts,
    answers: node.answers.map(wordedAnswer),
    situation_ok: wordedTree(node.situation_ok),
    situation_wrong: wordedTree(node.situation_wrong),
    afterDenySituation: wordedTree(node.afterDenySituation),
  };
}

function wordedAnswer(answer: Answer): Answer {
  const situation = wordedTree(answer.situation);
  return situation === answer.situation ? answer : { ...answer, situation };
}
