import type { Box } from '@fracht/kit/ui/box.ts';

/** What part of the map is shown: screen pixel = map pixel * k + (x, y). The shape of a d3-zoom transform. */
export type View = { readonly k: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const CANVAS = { width: 1000, height: 986 } as const;
export const LARGEST_ZOOM = 6;

/** The right edge of the shown area, in map px: names east of Warszawa need room beyond the canvas. */
const RIGHT_EDGE = 1029;
/** The minimum distance of labels from the edge of the map, in px. */
const EDGE = 4;
/** Room on the left for the to-do list, which covers the sea, in px. */
const LEFT_ROOM = 190;
const PHONE_WIDTH = 640;
const PHONE_SCALE = 0.86;
/** The middle of a phone's first view: Poland with the names of its cities. */
const PHONE_MIDDLE = { x: 815, y: 405 } as const;

/** The screen position of a map point. */
export function toScreen(point: Point, view: View): Point {
  return { x: point.x * view.k + view.x, y: point.y * view.k + view.y };
}

/** The view that shows the whole game field in a map of this size; on a phone its middle at a readable scale. */
export function fittingView({ width, height }: Size): View {
  const whole = Math.min((height - 8) / CANVAS.height, (width - 8) / RIGHT_EDGE);
  if (width < PHONE_WIDTH) return centredView(PHONE_MIDDLE, Math.max(whole, PHONE_SCALE), { width, height });
  const middle = (width - CANVAS.width * whole) / 2;
  const beside = Math.min(LEFT_ROOM, width - RIGHT_EDGE * whole);
  return { k: whole, x: Math.max(middle, beside), y: (height - CANVAS.height * whole) / 2 };
}

/** The view of scale `k` with `point` of the map in the middle of the screen. */
export function centredView(point: Point, k: number, { width, height }: Size): View {
  return { k, x: width / 2 - point.x * k, y: height / 2 - point.y * k };
}

/** Whether a box lies inside an area of this size, EDGE px off its border. */
export function fitsInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left > EDGE && top > EDGE && right < width - EDGE && bottom < height - EDGE;
}
