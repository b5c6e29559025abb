import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { holdSituation } from '../store/ui-store.ts';
import { useSituations } from '../situations/use-situations.ts';

/** Both load after the map: nothing is selected and nothing has happened when it first shows. */
const SideCard = lazy(() =>
  loadChunk(() => import('./side-card.tsx')).then(({ SideCard: component }) => ({ default: component })),
);
const SituationCard = lazy(() =>
  loadChunk(() => import('../situations/situation-card.tsx')).then(({ SituationCard: component }) => ({
    default: component,
  })),
);

/** The card beside the map: a situation that wants an answer, else what is selected. (MAP-10) */
export function MapSide() {
  const { seen, queue } = useSituations();
  const key = seen?.key ?? null;
  useEffect(() => {
    if (key !== null) holdSituation(key);
  }, [key]);
  return (
    <Suspense fallback={null}>{seen === null ? <SideCard /> : <SituationCard own={seen} queue={queue} />}</Suspense>
  );
}
