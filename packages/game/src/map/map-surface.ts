import type { DrawnTruck } from './trucks/truck-mark.ts';
import type { Box } from '@fracht/kit/ui/box.ts';
import type { Point, Size, View } from './view.ts';

/** Mutable state that the layers of one map share from frame to frame, outside React. */
export type MapSurface = {
  view: View;
  size: Size;
  /** The boxes of the selected item's plates on the screen, which names and trucks avoid. */
  plates: readonly Box[];
  /** Incremented whenever the view has moved or a layer was redrawn: names and trucks are then placed again. */
  version: number;
  /** The pointer's position on the map, in px; null: not on the map. */
  pointer: Point | null;
  /** A fold (several trucks drawn as one dot) is open under the pointer. */
  isFoldOpen: boolean;
  /** The trucks of the last frame with their positions. */
  drawn: readonly DrawnTruck[];
  /** Called after a visible change of the above; set by the layer of trucks, which then draws its next frame at once. */
  wake: () => void;
};

/** An empty surface. */
export function emptySurface(): MapSurface {
  return {
    view: { k: 1, x: 0, y: 0 },
    size: { width: 0, height: 0 },
    plates: [],
    version: 0,
    pointer: null,
    isFoldOpen: false,
    drawn: [],
    wake: () => undefined,
  };
}
