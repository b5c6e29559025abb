import { TREE_NAMES, type TreeName, type Trees } from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { type Finding, hint, when } from './finding.ts';

/** What an author should know while writing, although it is not wrong: points that are lost in one step, and trees that a game skips. */
export function remarksOn(trees: Partial<Trees>): readonly Finding[] {
  const last = Math.max(...TREE_NAMES.map((name, index) => (hasTree(trees, name) ? index : -1)));
  return TREE_NAMES.flatMap((name, index) => [
    ...when(index < last && !hasTree(trees, name), hint('TREE_SKIPPED', name)),
    ...placesFrom(trees[name] ?? null, name)
      .flatMap(({ node, path }) => waysFrom(node, path))
      .flatMap(({ effects, effectsPath }) =>
        effects.flatMap(({ type }, place) =>
          when(type === 'CANCEL_POINTS', hint('POINTS_CANCELLED', `${effectsPath}.${place}.value`)),
        ),
      ),
  ]);
}

function hasTree(trees: Partial<Trees>, name: TreeName): boolean {
  return (trees[name] ?? null) !== null;
}
