import type { DrawnTruck } from './trucks/truck-mark.ts';
import type { Box, Point, Size, View } from './view.ts';

/** What the layers of one map share from frame to frame, outside React. */
export type MapSurface = {
  view: View;
  size: Size;
  /** Boxes of the plates of what is selected. */
  plates: readonly Box[];
  /** Goes up whenever the view has moved or a layer has been drawn anew: names and trucks are placed anew then. */
  version: number;
  /** Where the pointer is on the map; null: elsewhere. */
  pointer: Point | null;
  /** Trucks that share a place have been opened by the pointer. */
  isFoldOpen: boolean;
  /** Where the trucks were drawn last. */
  drawn: readonly DrawnTruck[];
  /** How long the last frame took, in milliseconds; a measurement reads it. */
  frameMs: number;
};

/** A surface that shows nothing yet. */
export function emptySurface(): MapSurface {
  return {
    view: { k: 1, x: 0, y: 0 },
    size: { width: 0, height: 0 },
    plates: [],
    version: 0,
    pointer: null,
    isFoldOpen: false,
    drawn: [],
    frameMs: 0,
  };
}
