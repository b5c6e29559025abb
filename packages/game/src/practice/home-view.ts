import type { Size, View } from '../map/view.ts';

/** The route of the order on the map, in map px: from Poznań via Wrocław to Białystok. */
const WAY = { left: 727, right: 965, middle: 378 } as const;
/** Room for names along the route, and for the hint beside the card, in px. */
const NAMES = { left: 100, right: 120 } as const;
const NARROW_NAMES = { left: 70, right: 60 } as const;
const HINT = 380;
/** Narrower maps have the hint above them. */
const NARROW = 640;
const SCALES = { least: 0.6, most: 1.6, narrow: 0.8 } as const;

/** The part of the map that the practice shows: the whole route, left of the hint. (PRT-5) */
export function practiceHome({ width, height }: Size): View {
  const isNarrow = width < NARROW;
  const names = isNarrow ? NARROW_NAMES : NAMES;
  const room = width - names.left - names.right - (isNarrow ? 0 : HINT);
  const k = Math.min(isNarrow ? SCALES.narrow : SCALES.most, Math.max(SCALES.least, room / (WAY.right - WAY.left)));
  // On a phone the card covers the lower part of the map.
  const middle = height * (isNarrow ? 0.17 : 0.45);
  return { k, x: names.left - WAY.left * k, y: middle - WAY.middle * k };
}
