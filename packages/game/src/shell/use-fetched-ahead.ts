import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { report } from '@fracht/kit/report.ts';
import { useGame } from '../store/hooks.ts';

/** The delay in browsers without requestIdleCallback, in ms: enough for the screen to be drawn first. */
const SOON = 500;

/** Prefetches the rest of the game while the browser is idle. */
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

/** Runs `work` when the browser is idle; the returned function cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 4 * SOON });
  return () => cancelIdleCallback(asked);
}
