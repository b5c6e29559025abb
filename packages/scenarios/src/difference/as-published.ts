import type { Answer, Situation } from '@fracht/engine';
import { type EditedItem, rootOf, treeNamesOf, withRoot } from '../item/item.ts';

/** Cache of completed questions. Questions never change, and linked ones stay linked. */
const WORDED = new WeakMap<Situation, Situation>();

/**
 * The item with what publishing fills in: a question without further wordings gets its own text as the only one; a question without a text
 * gets the first wording.
 */
export function asPublished(edited: EditedItem): EditedItem {
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
