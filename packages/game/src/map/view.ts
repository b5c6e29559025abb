/** What part of the map is shown: screen pixel = map pixel * k + (x, y). The shape of a d3-zoom transform. */
export type View = { readonly k: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const CANVAS = { width: 1000, height: 986 } as const;
export const LARGEST_ZOOM = 6;

/** Names east of Warszawa need room to the right of the canvas. */
const RIGHT_EDGE = 1029;
/** Room kept between what is written on the map and its edge. */
const EDGE = 4;
/** The list of things to do lies over the sea, left of the cities. */
const LEFT_ROOM = 190;
const PHONE_WIDTH = 640;
const PHONE_SCALE = 0.86;
/** Poland with the names of its cities: where every game begins. */
const PHONE_MIDDLE = { x: 815, y: 405 } as const;

/** A map point on the screen. */
export function toScreen(point: Point, view: View): Point {
  return { x: point.x * view.k + view.x, y: point.y * view.k + view.y };
}

/** The whole game field in a map area of that size; a phone shows its middle at a readable scale. */
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

/** Whether a box stands whole inside an area of that size, a little off its edge. */
export function isWithin({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left > EDGE && top > EDGE && right < width - EDGE && bottom < height - EDGE;
}

/** Whether two boxes share any area. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
