type PixelSize = { readonly width: number; readonly height: number };
type PixelBox = PixelSize & { readonly left: number; readonly top: number };

/** The position of the hint on the page, and of the tip of its arrow on the edge that faces the control; null: it points at nothing. */
export type CoachPlace = {
  readonly left: number;
  readonly top: number;
  readonly arrow: { readonly side: 'right' | 'top' | 'bottom' | 'left'; readonly at: number } | null;
};

const GAP = 18;
const EDGE = 12;
/** The arrow's minimum distance from the hint's corners. */
const CORNER = 24;

/**
 * Places the hint so that it never covers its control: left of the card that the control is in, below the bar; else right of the control, left, below or above
 * it; without a control in the lower right corner. `card`: the card beside the map; null: there is none. (PRT-5)
 */
export function coachPlace(
  target: PixelBox | null,
  card: PixelBox | null,
  hint: PixelSize,
  page: PixelBox,
): CoachPlace {
  if (target === null) {
    return { left: (card?.left ?? page.left + page.width) - hint.width - EDGE, ...lowest(hint, page), arrow: null };
  }
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const top = between(page.top + EDGE, middle.y - hint.height / 2, page.top + page.height - hint.height - EDGE);
  const tip = between(CORNER, middle.y - top, hint.height - CORNER);
  const right = Math.min(page.left + page.width, card?.left ?? Number.POSITIVE_INFINITY);
  const isInBar = middle.y < page.top;
  const isInCard = !isInBar && card !== null && target.left >= card.left && target.left < card.left + card.width;
  if (isInCard && card.left - GAP - hint.width > page.left) {
    return { left: card.left - GAP - hint.width, top, arrow: { side: 'right', at: tip } };
  }
  if (!isInBar && target.left + target.width + GAP + hint.width < right) {
    return { left: target.left + target.width + GAP, top, arrow: { side: 'left', at: tip } };
  }
  if (!isInBar && target.left - GAP - hint.width > page.left) {
    return { left: target.left - GAP - hint.width, top, arrow: { side: 'right', at: tip } };
  }
  const left = between(page.left + EDGE, middle.x - hint.width / 2, right - hint.width - EDGE);
  const at = between(CORNER, middle.x - left, hint.width - CORNER);
  const isBelow = target.top + target.height + GAP + hint.height < page.top + page.height;
  return isBelow
    ? { left, top: target.top + target.height + GAP, arrow: { side: 'top', at } }
    : { left, top: target.top - GAP - hint.height, arrow: { side: 'bottom', at } };
}

function lowest(hint: PixelSize, page: PixelBox): { readonly top: number } {
  return { top: page.top + page.height - hint.height - EDGE };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
