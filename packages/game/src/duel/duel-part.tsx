import { Suspense } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { useIsSolo } from '../store/hooks.ts';

/** In a chunk of its own: the end of a game is complete without it. */
const DuelCard = lazyPart(() => import('./duel-card.tsx').then((part) => part.DuelCard));

/** After a lesson, the card to begin a duel with one of its ghosts; nothing after a game played alone. (DUE-1, DUE-4) */
export function DuelPart({ game }: { readonly game: string }) {
  const isSolo = useIsSolo();
  return <Suspense fallback={null}>{isSolo ? null : <DuelCard game={game} />}</Suspense>;
}
