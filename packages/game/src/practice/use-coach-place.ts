import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CoachPlace, coachPlace } from './coach-place.ts';

const LOOK_MS = 200;
/** From this width on the hint is beside its control; below it, it has a row of its own. */
const WIDE = '(min-width: 62.5625rem)';

/** The position of the hint; null: it is in its own row, or has not been measured yet. */
export function useCoachPlace(hint: RefObject<HTMLElement | null>, control: HTMLElement | null): CoachPlace | null {
  const [place, setPlace] = useState<CoachPlace | null>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      const next = placeNow(hint.current, control);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    put();
    const timer = setInterval(put, LOOK_MS);
    addEventListener('resize', put);
    addEventListener('scroll', put, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', put);
      removeEventListener('scroll', put, true);
    };
  }, [hint, control]);
  return place;
}

function placeNow(hint: HTMLElement | null, control: HTMLElement | null): CoachPlace | null {
  if (hint === null || typeof matchMedia !== 'function' || !matchMedia(WIDE).matches) return null;
  const main = document.querySelector('[data-practice] main')?.getBoundingClientRect();
  const card = document.querySelector('[data-practice] [data-sheet]')?.getBoundingClientRect() ?? null;
  const top = main?.top ?? 0;
  const left = main?.left ?? 0;
  const page = { left, top, width: innerWidth - left, height: innerHeight - top };
  const size = { width: hint.offsetWidth, height: hint.offsetHeight };
  return coachPlace(control?.getBoundingClientRect() ?? null, card, size, page);
}
