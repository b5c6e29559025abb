import type { Point, Size, View } from './view.ts';

/** Moves the map; used by its buttons and by what selects something. */
export type MapControl = {
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  /** Moves the map so that a point is visible; `share` is the upper part of its height that no card covers, 1: all of it. */
  readonly reveal: (point: Point, share: number) => void;
  /** Moves the map so that a point, even a visible one, is in the middle of its free part, which lies at half of `share`: more than 1 if something covers its top. */
  readonly uncover: (point: Point, share: number) => void;
  /** Returns to the view before the first reveal, unless the user has moved the map since. */
  readonly release: () => void;
};

/** What a map of this size shows until the user moves it. */
export type HomeView = (size: Size) => View;
