type PixelSize = { readonly width: number; readonly height: number };
type PointedBox = PixelSize & { readonly left: number; readonly top: number };

/** The position of a hint's card on the screen, and of the arrow on its edge. */
export type HintPlace = {
  readonly left: number;
  readonly top: number;
  readonly arrowX: number;
  readonly arrowY: number;
};

const GAP = 14;
const EDGE = 12;
const ARROW = 6;

/** Places the card beside its control where there is room (right, below, above), or in the middle of a control as large as the map. */
export function hintPlace(target: PointedBox, card: PixelSize, screen: PixelSize): HintPlace {
  const middleX = target.left + target.width / 2;
  const middleY = target.top + target.height / 2;
  if (target.height > screen.height / 2) {
    return { ...within(middleX - card.width / 2, middleY - card.height / 2, card, screen), arrowX: -999, arrowY: -999 };
  }
  if (target.left + target.width + GAP + card.width < screen.width && target.width < screen.width / 2) {
    const at = within(target.left + target.width + GAP, middleY - card.height / 2, card, screen);
    return { ...at, arrowX: -ARROW, arrowY: middleY - at.top - ARROW };
  }
  const isBelow = target.top + target.height + GAP + card.height < screen.height;
  const top = isBelow ? target.top + target.height + GAP : target.top - GAP - card.height;
  const at = within(middleX - card.width / 2, top, card, screen);
  return { ...at, arrowX: middleX - at.left - ARROW, arrowY: isBelow ? -ARROW : card.height - ARROW };
}

/** At the other end of the window, away from its control and without an arrow. */
export function atOtherEnd({ left, top }: HintPlace, card: PixelSize, screen: PixelSize): HintPlace {
  const isUpper = top + card.height / 2 < screen.height / 2;
  const far = isUpper ? screen.height : 0;
  return { ...within(left, far, card, screen), arrowX: -999, arrowY: -999 };
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
