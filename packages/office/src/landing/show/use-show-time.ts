import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

/** Game seconds of the show in a second of its visitor: four minutes, so that a lesson of forty minutes takes ten. */
const PACE = 240;
/** Where a visitor comes in: trucks are on the road by then. */
export const SHOW_BEGINS = 37_800;
/** Game seconds for which the end is left standing before the show begins anew. */
const END_STAYS = 1800;
/** Least milliseconds between two drawn moments: a truck goes less than half a pixel in one. And the most that one counts: a page that slept does not jump. */
const FRAME = 100;
const LONGEST = 250;

/**
 * Runs the show while `isRunning`: `draw` gets each moment to draw, in game seconds. Gives the whole minute it is at, for what is
 * written in words.
 */
export function useShowTime(isRunning: boolean, ends: number, draw: (now: number) => void): number {
  const now = useRef(SHOW_BEGINS);
  const [minute, setMinute] = useState(Math.floor(SHOW_BEGINS / 60));
  const show = useEffectEvent((elapsed: number) => {
    const seconds = momentAfter(now.current, elapsed, ends);
    now.current = seconds;
    setMinute(Math.floor(seconds / 60));
    draw(seconds);
  });
  useEffect(() => {
    show(0);
    if (!isRunning) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(at) {
      if (at - last >= FRAME) {
        show(at - last);
        last = at;
      }
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  return minute;
}

/** The moment of the show `elapsed` milliseconds after another one; past its end, which is left standing for a while, its beginning. */
export function momentAfter(seconds: number, elapsed: number, ends: number): number {
  const next = seconds + (Math.min(elapsed, LONGEST) * PACE) / 1000;
  return next > ends + END_STAYS ? 0 : next;
}

/** Whether the visitor asked for less motion. */
export function useIsStill(): boolean {
  return useSyncExternalStore(
    (changed) => listen(matchMedia(STILL), changed),
    () => matchMedia(STILL).matches,
  );
}

/** Whether an element is on the screen, in a page that is shown. */
export function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  const isShown = useSyncExternalStore(listenToPage, () => document.visibilityState !== 'hidden');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true));
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView && isShown;
}

const STILL = '(prefers-reduced-motion: reduce)';

function listen(query: MediaQueryList, changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function listenToPage(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
