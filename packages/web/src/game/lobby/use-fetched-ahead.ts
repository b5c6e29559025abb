import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { report } from '../../report.ts';

/** The screens that everybody needs as soon as the clock runs, the first one first. */
const SCREENS = ['map', 'orders', 'shipments', 'cars'] as const;
/** What stands on the map or beside it as soon as the game runs, something is chosen on it or happens. */
const PARTS = [
  () => import('../todo/todo-panel.tsx'),
  () => import('../map/map-feed.tsx'),
  () => import('../map/night-layer.tsx'),
  () => import('../side/side-card.tsx'),
  () => import('../situations/situation-card.tsx'),
] as const;
/** Where a browser tells of no idle moment: long enough for the lobby to be drawn, in ms. */
const SOON = 500;

/** Fetches the screens of the game while the lobby is shown and the browser idle, so that the game opens at once when it starts. */
export function useFetchedAhead(game: string): void {
  const router = useRouter();
  useEffect(() => {
    const home = `/game/${encodeURIComponent(game)}`;
    const fetchAll = async (): Promise<void> => {
      for (const screen of SCREENS) await router.preloadRoute({ to: `${home}/${screen}` });
      for (const part of PARTS) await part();
    };
    return whenIdle(() => void fetchAll().catch((cause: unknown) => report('fetching ahead', cause)));
  }, [game, router]);
}

/** Runs `work` when the browser has nothing else to do; the returned function calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 4 * SOON });
  return () => cancelIdleCallback(asked);
}
