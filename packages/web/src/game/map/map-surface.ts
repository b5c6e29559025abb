import type { DrawnTruck } from './trucks/truck-mark.ts';
import type { Box, Size, View } from './view.ts';

/** What the layers of one map share from frame to frame, outside React. */
export type MapSurface = {
  view: View;
  size: Size;
  /** Boxes of city names with their badges on the screen. */
  names: readonly Box[];
  /** Those and the boxes of plates. */
  taken: readonly Box[];
  /** Where the trucks were drawn last. */
  drawn: readonly DrawnTruck[];
  /** How long the last frame took, in milliseconds; a measurement reads it. */
  frameMs: number;
};

/** A surface that shows nothing yet. */
export function emptySurface(): MapSurface {
  return { view: { k: 1, x: 0, y: 0 }, size: { width: 0, height: 0 }, names: [], taken: [], drawn: [], frameMs: 0 };
}
