import { useEffect } from 'react';
import { useParams } from '@tanstack/react-router';
import { sessionStore } from '../session/session-store.ts';
import type { Doors } from './client/game-client.ts';
import { serverDoors } from './client/server-doors.ts';
import { GameShell } from './shell/game-shell.tsx';
import { NoGame } from './shell/no-game.tsx';
import type { Viewer } from './store/game-store.ts';
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
    return enter(id, { player, type });
  }, [id, player, type]);
  return hasGame ? <GameShell /> : <NoGame />;
}

/** Opens the game until the returned function is called. */
function enter(id: string, viewer: Viewer): () => void {
  let leave: (() => void) | null = null;
  let isLeft = false;
  void doorsTo(id, viewer).then((doors) => {
    if (!isLeft) leave = openGame(viewer, doors);
  });
  return () => {
    isLeft = true;
    leave?.();
  };
}

/** The server's doors; while the web app is developed, games whose id begins with dev- run in the page. */
async function doorsTo(id: string, viewer: Viewer): Promise<Doors> {
  if (!import.meta.env.DEV || !id.startsWith('dev-')) return serverDoors(id);
  const { localDoors, localSetup } = await import('./dev/local-game.ts');
  return localDoors(localSetup(id), viewer);
}
