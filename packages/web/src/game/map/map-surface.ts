import type { DrawnTruck } from './trucks/truck-mark.ts';
import type { Box, Size, View } from './view.ts';

/** What the layers of one map share from frame to frame, outside React. */
export type MapSurface = {
  view: View;
  size: Size;
  /** Boxes of city names and plates on the screen. */
  taken: readonly Box[];
  /** Where the trucks were drawn last. */
  drawn: readonly DrawnTruck[];
  /** How long the last frame took, in milliseconds; a measurement reads it. */
  frameMs: number;
};

/** A surface that shows nothing yet. */
export function emptySurface(): MapSurface {
  return { view: { k: 1, x: 0, y: 0 }, size: { width: 0, height: 0 }, taken: [], drawn: [], frameMs: 0 };
}
