import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { report } from '@fracht/kit/report.ts';
import { useGame } from '../store/hooks.ts';

/** Where a browser tells of no idle moment: long enough for the screen to be drawn, in ms. */
const SOON = 500;

/** Fetches the rest of the game while the browser is idle. */
export function useFetchedAhead(): void {
  const router = useRouter();
  const game = useGame(({ setup }) => setup.game);
  useEffect(
    () =>
      whenIdle(() => {
        void loadChunk(() => import('./fetch-ahead.ts'))
          .then(({ fetchAhead }) => fetchAhead(router, game))
          .catch((cause: unknown) => report('fetching ahead', cause));
      }),
    [game, router],
  );
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
