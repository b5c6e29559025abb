import { lazy, Suspense } from 'react';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { useGame } from '../store/hooks.ts';
import { PlayersMenu } from './players-menu.tsx';

/** Asks the server who may play, so it is loaded after the screen. */
const ExpectedPlayers = lazy(() =>
  loadChunk(() => import('./expected-players.tsx')).then(({ ExpectedPlayers: component }) => ({ default: component })),
);

/** How many students are in the game, of those who may play; until that is loaded, of those who have ever come. */
export function PlayersButton() {
  const come = useGame(({ players }) => players.filter(({ type }) => type === 'STUDENT').length);
  return (
    <Suspense fallback={<PlayersMenu expected={come} />}>
      <ExpectedPlayers />
    </Suspense>
  );
}
