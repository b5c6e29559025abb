import { type RefObject, useLayoutEffect } from 'react';
import type { Spot } from '../store/spot.ts';
import { useAfterPaint } from '../store/use-after-paint.ts';

/** The margin above and below what is scrolled into view, in px. */
const GAP = 12;

/**
 * Scrolls the form to the open answer when another place is selected, and again after the next paint, when all fields of the answer are there; another question
 * starts at its top.
 */
export function useOpenInSight(side: RefObject<HTMLElement | null>, spot: Spot): void {
  const [whole] = useAfterPaint(spot);
  usePlaceShown(side, spot);
  usePlaceShown(side, whole);
}

function usePlaceShown(side: RefObject<HTMLElement | null>, spot: Spot): void {
  useLayoutEffect(() => {
    if (side.current !== null) showPlace(side.current, spot);
  }, [side, spot]);
}

function showPlace(form: HTMLElement, { way }: Spot): void {
  const open = way === null ? null : form.querySelector('[data-open]');
  if (open === null) {
    form.scrollTop = 0;
    return;
  }
  bringInto(form, open);
  const sought = open.querySelector('[data-found], :focus');
  if (sought !== null) bringInto(form, sought);
}

/** Scrolls no further than needed; what is longer than the form starts at its top. */
function bringInto(form: HTMLElement, part: Element): void {
  const place = form.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  const above = top - place.top - GAP;
  const below = bottom - place.bottom + GAP;
  if (above < 0) form.scrollTop += above;
  else if (below > 0) form.scrollTop += Math.min(above, below);
}
