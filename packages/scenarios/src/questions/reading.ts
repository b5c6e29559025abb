import type { Situation, TreeName } from '@fracht/engine';
import { linked } from '../links/links.ts';
import { type Question, questionsOf } from './questions.ts';

/** A stored tree to read: one that several ways lead to stands once, as in the editor, though it is stored at each of them. */
export function readingOf(tree: TreeName, root: Situation): readonly Question[] {
  return questionsOf(tree, linked(root) ?? root);
}

const counts = new WeakMap<Situation, number>();

/** How many questions a stored tree has, each counted once. */
export function questionCount(root: Situation): number {
  const known = counts.get(root);
  if (known !== undefined) return known;
  const count = readingOf('situation', root).length;
  counts.set(root, count);
  return count;
}
