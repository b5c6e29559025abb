import { type EditedItem, indexOf, nearestShown, nodeAt, type QuestionIndex, waysFrom } from '@fracht/scenarios';

/** An author's position in a tree: at a question, or at one of its ways. */
export type Spot = { readonly path: string; readonly way: number | null };

/** The spot, or the nearest one to it if its question or its way is gone. */
export function nearestSpot(item: EditedItem, spot: Spot, index: QuestionIndex = indexOf(item)): Spot {
  const path = nearestShown(index, spot.path);
  if (path !== spot.path && index.shownAt(spot.path) === null) return { path, way: null };
  return { path, way: wayAt(item, path, spot.way) };
}

/**
 * A fast version of `nearestSpot` for use within a key press's frame: it looks at no other question. A question that still exists stays selected, even if it
 * will be shown at another of its places.
 */
export function nearestSpotQuickly(item: EditedItem, spot: Spot): Spot {
  if (nodeAt(item, spot.path) === null) return nearestSpot(item, spot);
  return { ...spot, way: wayAt(item, spot.path, spot.way) };
}

function wayAt(item: EditedItem, path: string, way: number | null): number | null {
  const node = nodeAt(item, path);
  const last = node === null ? -1 : waysFrom(node, path).length - 1;
  return way === null || last < 0 ? null : Math.min(way, last);
}
