import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

/** The speed of the show in game seconds per second: four minutes, so that a lesson of forty minutes takes ten. */
const PACE = 240;
/** The moment at which the show starts for a visitor: trucks are on the road by then. */
export const SHOW_BEGINS = 37_800;
/** How long the end stays before the show starts over, in game seconds. */
const END_STAYS = 1800;
/**
 * The minimum time between two drawn frames, in ms: a truck moves less than half a pixel. And the maximum that a frame may advance the show, so that it does
 * not jump after the tab was suspended.
 */
const FRAME = 100;
const LONGEST = 250;

/** Runs the clock of the show while `isRunning`: calls `draw` for each frame with its moment in game seconds. Returns the current minute, for the texts. */
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

/** The moment `elapsed` ms later; after the end, and a pause there, the beginning. */
export function momentAfter(seconds: number, elapsed: number, ends: number): number {
  const next = seconds + (Math.min(elapsed, LONGEST) * PACE) / 1000;
  return next > ends + END_STAYS ? 0 : next;
}

/** Whether the visitor prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => listen(matchMedia(STILL), changed),
    () => matchMedia(STILL).matches,
  );
}

/** Whether an element is in the viewport of a visible page. */
export function useIsVisible(place: RefObject<Element | null>): boolean {
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
