import { overlaps, type Box } from '@fracht/kit/ui/box.ts';

type PixelSize = { readonly width: number; readonly height: number };

/** The side of a hint's card that faces its control. */
type FacingSide = 'left' | 'right' | 'top' | 'bottom';

/** The position of a hint's card on the screen, and of the arrow on its edge; null: it is not directly beside its control. */
export type HintPlace = {
  readonly left: number;
  readonly top: number;
  readonly arrow: { readonly x: number; readonly y: number } | null;
};

const GAP = 14;
const EDGE = 12;
const ARROW = 6;
/** The arrow's minimum distance from the card's corners. */
const CORNER = 16;

/**
 * Places the card beside its control (right, below, above or left of it), or as near as possible without covering what must stay visible: `kept`, which
 * includes the control. If there is no such place, in the lower right corner. All in px of the window. (HNT-4)
 */
export function hintPlace(control: Box, kept: readonly Box[], card: PixelSize, screen: PixelSize): HintPlace {
  const middle = { x: (control.left + control.right) / 2, y: (control.top + control.bottom) / 2 };
  const [across, along] = [middle.x - card.width / 2, middle.y - card.height / 2];
  // At the control's height and at its middle, and next to each thing that must stay visible.
  const tops = [along, ...kept.map(({ bottom }) => bottom + GAP), ...kept.map(({ top }) => top - GAP - card.height)];
  const lefts = [across, ...kept.map(({ right }) => right + GAP), ...kept.map(({ left }) => left - GAP - card.width)];
  const sides: readonly (readonly [FacingSide, readonly number[], readonly number[]])[] = [
    ['left', [control.right + GAP], tops],
    ['top', lefts, [control.bottom + GAP]],
    ['bottom', lefts, [control.top - GAP - card.height]],
    ['right', [control.left - GAP - card.width], tops],
  ];
  const places = sides.flatMap(([side, xs, ys]) =>
    xs.flatMap((x) => ys.map((y) => ({ side, ...within(x, y, card, screen) }))),
  );
  const isFree = ({ left, top }: { readonly left: number; readonly top: number }): boolean => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    return ![control, ...kept].some((other) => overlaps(box, other));
  };
  const far = ({ left, top }: { readonly left: number; readonly top: number }): number =>
    Math.hypot(left + card.width / 2 - middle.x, top + card.height / 2 - middle.y);
  const [best] = places.filter(isFree).toSorted((one, other) => far(one) - far(other));
  if (best === undefined) return { ...within(screen.width, screen.height, card, screen), arrow: null };
  return { left: best.left, top: best.top, arrow: arrowOf(best, middle, card) };
}

/** At the other end of the window, away from its control and without an arrow. */
export function atOtherEnd({ left, top }: HintPlace, card: PixelSize, screen: PixelSize): HintPlace {
  const isUpper = top + card.height / 2 < screen.height / 2;
  return { ...within(left, isUpper ? screen.height : 0, card, screen), arrow: null };
}

function arrowOf(
  { side, left, top }: { readonly side: FacingSide; readonly left: number; readonly top: number },
  middle: { readonly x: number; readonly y: number },
  card: PixelSize,
): HintPlace['arrow'] {
  const [x, y] = [middle.x - left, middle.y - top];
  const isAlong = side === 'left' || side === 'right';
  const [at, length] = isAlong ? [y, card.height] : [x, card.width];
  if (at < CORNER || at > length - CORNER) return null;
  if (isAlong) return { x: (side === 'left' ? 0 : card.width) - ARROW, y: y - ARROW };
  return { x: x - ARROW, y: (side === 'top' ? 0 : card.height) - ARROW };
}

function within(
  left: number,
  top: number,
  card: PixelSize,
  screen: PixelSize,
): { readonly left: number; readonly top: number } {
  return {
    left: Math.max(EDGE, Math.min(screen.width - card.width - EDGE, left)),
    top: Math.max(EDGE, Math.min(screen.height - card.height - EDGE, top)),
  };
}
