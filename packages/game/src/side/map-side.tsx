import { Suspense, useEffect } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { holdSituation } from '../store/ui-store.ts';
import { useSituations } from '../situations/use-situations.ts';

/** Both load after the map: nothing is selected and nothing has happened when it first shows. */
const SideCard = lazyPart(() => import('./side-card.tsx').then((part) => part.SideCard));
const SituationCard = lazyPart(() => import('../situations/situation-card.tsx').then((part) => part.SituationCard));

/** The card beside the map: a situation that needs an answer, else the selection. (MAP-10) */
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
