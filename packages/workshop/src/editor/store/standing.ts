import { type EditedItem, indexOf, nearestShown, nodeAt, waysFrom } from '@fracht/scenarios';
import type { Spot } from '../graph/walk.ts';

/** The spot, or the nearest one to it where its question or its way is gone. */
export function standing(item: EditedItem, spot: Spot): Spot {
  const index = indexOf(item);
  const path = nearestShown(index, spot.path);
  if (path !== spot.path && index.shownAt(spot.path) === null) return { path, way: null };
  return { path, way: wayAt(item, path, spot.way) };
}

/**
 * The same for the frame in which a key is pressed, without a look at all other questions: a question that is there stays chosen, also one
 * that is about to be shown at another of its places.
 */
export function standingStill(item: EditedItem, spot: Spot): Spot {
  if (nodeAt(item, spot.path) === null) return standing(item, spot);
  return { ...spot, way: wayAt(item, spot.path, spot.way) };
}

function wayAt(item: EditedItem, path: string, way: number | null): number | null {
  const last = waysAt(item, path) - 1;
  return way === null || last < 0 ? null : Math.min(way, last);
}

function waysAt(item: EditedItem, path: string): number {
  const node = nodeAt(item, path);
  return node === null ? 0 : waysFrom(node, path).length;
}
