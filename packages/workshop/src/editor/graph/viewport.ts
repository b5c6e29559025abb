/** A rectangle, in px of the graph or of its canvas. */
export type GraphBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** How the canvas is panned and zoomed. */
export type Viewport = { readonly x: number; readonly y: number; readonly zoom: number };

/** Below the first zoom nothing counts as in view, since it cannot be read; what is brought into view is zoomed at least to the second. */
const LEAST_FOLLOWED = 0.5;
export const LEAST_READABLE = 0.9;
/** A target less than this many px outside the view is scrolled only just into it; one farther away is centred. */
const NEAR = 200;

/**
 * The viewport that brings a part of the graph into view; null if it is in view already.
 *
 * - `parts`: what should be in view; the first one that fits is taken.
 * - `free`: rectangles of the canvas that nothing covers, the widest first.
 */
export function viewportFor(parts: readonly GraphBox[], free: readonly GraphBox[], view: Viewport): Viewport | null {
  const zoom = view.zoom >= LEAST_FOLLOWED ? Math.max(view.zoom, LEAST_READABLE) : LEAST_READABLE;
  const part = roomyOf(parts, free, zoom);
  if (part === undefined) return null;
  const now = drawn(part, view);
  if (view.zoom >= LEAST_FOLLOWED && free.some((box) => isInside(now, box))) return null;
  const start = zoom === view.zoom ? view : zoomedAt(part, view, zoom);
  const at = drawn(part, start);
  const isFar = !free.some((box) => isNear(at, box));
  const roomy = free.filter((box) => isRoom(part, box, zoom));
  const ways = (roomy.length > 0 ? roomy : free).map((box) => wayInto(box, at, isFar ? middle : nearest));
  const [way] = isFar ? ways : ways.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return way === undefined ? null : { x: start.x + way.x, y: start.y + way.y, zoom };
}

type ViewportShift = { readonly x: number; readonly y: number };

function wayInto(box: GraphBox, at: GraphBox, shift: typeof nearest): ViewportShift {
  return { x: shift(at.left, at.right, box.left, box.right), y: shift(at.top, at.bottom, box.top, box.bottom) };
}

function lengthOf({ x, y }: ViewportShift): number {
  return Math.abs(x) + Math.abs(y);
}

/** The first part that fits; the last one if none does. */
function roomyOf(parts: readonly GraphBox[], free: readonly GraphBox[], zoom: number): GraphBox | undefined {
  return parts.find((part) => free.some((box) => isRoom(part, box, zoom))) ?? parts.at(-1);
}

function isRoom(part: GraphBox, box: GraphBox, zoom: number): boolean {
  return (
    (part.right - part.left) * zoom <= box.right - box.left && (part.bottom - part.top) * zoom <= box.bottom - box.top
  );
}

function drawn({ left, top, right, bottom }: GraphBox, { x, y, zoom }: Viewport): GraphBox {
  return { left: left * zoom + x, top: top * zoom + y, right: right * zoom + x, bottom: bottom * zoom + y };
}

/** Another zoom, in which the part keeps the position of its upper left corner. */
function zoomedAt({ left, top }: GraphBox, { x, y, zoom }: Viewport, next: number): Viewport {
  return { x: x + left * (zoom - next), y: y + top * (zoom - next), zoom: next };
}

function isInside(part: GraphBox, box: GraphBox): boolean {
  return part.left >= box.left && part.right <= box.right && part.top >= box.top && part.bottom <= box.bottom;
}

function isNear(part: GraphBox, box: GraphBox): boolean {
  return (
    part.left < box.right + NEAR &&
    part.right > box.left - NEAR &&
    part.top < box.bottom + NEAR &&
    part.bottom > box.top - NEAR
  );
}

function middle(low: number, high: number, from: number, to: number): number {
  return (from + to) / 2 - (low + high) / 2;
}

/** The shortest shift of an interval into another; a longer one is aligned with its beginning. */
function nearest(low: number, high: number, from: number, to: number): number {
  if (low < from || high - low > to - from) return from - low;
  return high > to ? to - high : 0;
}
