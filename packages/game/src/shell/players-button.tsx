import { lazy, Suspense } from 'react';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { useGame } from '../store/hooks.ts';
import { PlayersMenu } from './players-menu.tsx';

/** Knows of those who are still missing too, for which the server is asked: comes behind the screen. */
const ExpectedPlayers = lazy(() =>
  loadChunk(() => import('./expected-players.tsx')).then(({ ExpectedPlayers: component }) => ({ default: component })),
);

/** Which students are in the game of those who may play; of those who have come until it is known who is missing. */
export function PlayersButton() {
  const come = useGame(({ players }) => players.filter(({ type }) => type === 'STUDENT').length);
  return (
    <Suspense fallback={<PlayersMenu expected={come} />}>
      <ExpectedPlayers />
    </Suspense>
  );
}
