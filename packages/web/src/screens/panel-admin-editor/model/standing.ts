import { waysFrom } from '@fracht/content';
import type { EditedItem } from './item.ts';
import { nodeAt } from './moving.ts';
import { indexOf, nearestShown } from './questions.ts';
import type { Spot } from './walk.ts';

/** The spot, or the nearest one to it where its question or its way is gone. */
export function standing(item: EditedItem, spot: Spot): Spot {
  const index = indexOf(item);
  const path = nearestShown(index, spot.path);
  if (path !== spot.path && index.shownAt(spot.path) === null) return { path, way: null };
  const last = waysAt(item, path) - 1;
  return { path, way: spot.way === null || last < 0 ? null : Math.min(spot.way, last) };
}

function waysAt(item: EditedItem, path: string): number {
  const node = nodeAt(item, path);
  return node === null ? 0 : waysFrom(node, path).length;
}
