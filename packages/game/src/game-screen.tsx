import { useParams } from '@tanstack/react-router';
import { GameShell } from './shell/game-shell.tsx';
import { NoGame } from './shell/no-game.tsx';
import { useOpenGame } from './store/use-open-game.ts';

/** The frame around the screens of a game: opens the connection, and draws once the game is known. */
export function GameScreen() {
  const { id } = useParams({ strict: false });
  return useOpenGame(id) ? <GameShell /> : <NoGame />;
}
