import { useParams } from '@tanstack/react-router';
import { GameShell } from './shell/game-shell.tsx';
import { NoGame } from './shell/no-game.tsx';
import { useOpenGame } from './use-open-game.ts';

/** The frame around the screens of a game: opens the connection, and renders the screens once the game has arrived. */
export function GameScreen() {
  const { id } = useParams({ strict: false });
  return useOpenGame(id) ? <GameShell /> : <NoGame />;
}
