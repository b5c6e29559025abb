import { useEffect } from 'react';
import { useParams } from '@tanstack/react-router';
import { sessionStore } from '../session/session-store.ts';
import { GameShell } from './shell/game-shell.tsx';
import { NoGame } from './shell/no-game.tsx';
import { openGame } from './store/game-session.ts';
import { useHasGame } from './store/hooks.ts';
import { select } from './store/ui-store.ts';

/** The frame around the screens of a game: opens the connection, and draws once the game is known. (spec §2 "Game screen") */
export function GameScreen() {
  const { id } = useParams({ strict: false });
  const user = sessionStore((session) => session.user);
  const hasGame = useHasGame();
  const player = user?.id;
  const type = user?.type === 'TEACHER' ? 'TEACHER' : 'STUDENT';
  useEffect(() => {
    if (id === undefined || player === undefined) return undefined;
    select(null);
    return openGame(id, { player, type });
  }, [id, player, type]);
  return hasGame ? <GameShell /> : <NoGame />;
}
