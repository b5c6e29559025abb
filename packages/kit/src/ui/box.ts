/** An upright rectangle on the screen, in px. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Whether two boxes overlap. */
export function overlaps(one: Box, other: Box): boolean {
  const isLess = (from: number, to: number): boolean => to - from > ROUNDING;
  return (
    isLess(one.left, other.right) &&
    isLess(other.left, one.right) &&
    isLess(one.top, other.bottom) &&
    isLess(other.top, one.bottom)
  );
}

/** The same edge computed in two ways may differ by this many px. */
const ROUNDING = 1e-6;
