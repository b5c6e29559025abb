import { Suspense } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { useIsSolo } from '../store/hooks.ts';

/** Loaded apart: what a game came to is whole without it. */
const DuelCard = lazyPart(() => import('./duel-card.tsx').then((part) => part.DuelCard));

/** After a lesson the way into a duel with a ghost of it; nothing after what was played alone. (DUE-1, DUE-4) */
export function DuelPart({ game }: { readonly game: string }) {
  const isSolo = useIsSolo();
  return <Suspense fallback={null}>{isSolo ? null : <DuelCard game={game} />}</Suspense>;
}
