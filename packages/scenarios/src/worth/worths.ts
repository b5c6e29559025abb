import type { Situation, TreeName } from '@fracht/engine';
import { type EditedItem, treesOf } from '../item/item.ts';
import { waysFrom } from '../walk/ways.ts';
import { type Outcome, outcomeOf, POINT, settingsOf } from './worth.ts';

/** The most that a way is worth until the end of the situation: points, and separately money in zł, by the check's own guideline. */
export type Worth = { readonly points: number; readonly money: number };

/** Returns a function, cached by question, for the worth of every way on from a question of the tree. */
export function worthsIn(edited: EditedItem, tree: TreeName): (node: Situation) => readonly Worth[] {
  const setting = settingsOf(treesOf(edited), edited.item.types).find((known) => known.tree === tree);
  const known = new WeakMap<Situation, readonly Worth[]>();
  return (node) => {
    const worths =
      known.get(node) ??
      (setting === undefined ? [] : waysFrom(node, '').map((way) => worthOf(outcomeOf(way, setting))));
    known.set(node, worths);
    return worths;
  };
}

function worthOf({ points, worth }: Outcome): Worth {
  return { points, money: worth - POINT * points };
}
