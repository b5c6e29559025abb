import { hasCome } from '@fracht/engine';
import { Suspense } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { useGame } from '../store/hooks.ts';
import { PlayersMenu } from './players-menu.tsx';

/** Asks the server who may play, so it is loaded after the screen. */
const ExpectedPlayers = lazyPart(() => import('./expected-players.tsx').then((part) => part.ExpectedPlayers));

/** How many students are in the game, and how many may play. Until the latter has loaded, the number of all who have ever come is used. */
export function PlayersButton() {
  const come = useGame(({ players }) => players.filter(hasCome).length);
  return (
    <Suspense fallback={<PlayersMenu expected={come} />}>
      <ExpectedPlayers />
    </Suspense>
  );
}
