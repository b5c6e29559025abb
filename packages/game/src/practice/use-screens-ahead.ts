import { useEffect } from 'react';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { report } from '@fracht/kit/report.ts';
import { practiceStore } from './practice-store.ts';

/** The other screens of a game, which the practice may never open. */
const SCREENS: readonly (() => Promise<unknown>)[] = [
  () => import('../screens/orders/orders-screen.tsx'),
  () => import('../screens/shipments/shipments-screen.tsx'),
  () => import('../screens/cars/cars-screen.tsx'),
];

/** Prefetches the screens of a game once the first step is done, so that a lesson after it opens at once. (PRT-11) */
export function useScreensAhead(): void {
  const hasBegun = practiceStore(({ step }) => step > 1);
  useEffect(() => {
    if (hasBegun) fetchScreens().catch((cause: unknown) => report('fetching ahead', cause));
  }, [hasBegun]);
}

async function fetchScreens(): Promise<void> {
  const { fetchParts } = await loadChunk(() => import('../shell/fetch-ahead.ts'));
  for (const screen of SCREENS) await loadChunk(screen);
  await fetchParts();
}
