import type { Situation, TreeName } from '@fracht/engine';
import { linked } from '../links/links.ts';
import { type Question, questionsOf } from './questions.ts';

/** The questions of a stored tree for reading. Equal ones are linked as in the editor, although the stored form repeats them. */
export function readingOf(tree: TreeName, root: Situation): readonly Question[] {
  return questionsOf(tree, linked(root) ?? root);
}

const counts = new WeakMap<Situation, number>();

/** The number of questions in a stored tree, each counted once. */
export function questionCount(root: Situation): number {
  const known = counts.get(root);
  if (known !== undefined) return known;
  const count = readingOf('situation', root).length;
  counts.set(root, count);
  return count;
}
