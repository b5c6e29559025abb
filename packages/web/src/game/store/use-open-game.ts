import { useEffect } from 'react';
import { sessionStore } from '../../session/session-store.ts';
import type { Doors } from '../client/game-client.ts';
import { serverDoors } from '../client/server-doors.ts';
import { openGame } from './game-session.ts';
import { gameStore, type Viewer } from './game-store.ts';
import { select } from './ui-store.ts';

/** Keeps the connection to a game open while the screen is shown. True once this game is known. */
export function useOpenGame(id: string | undefined): boolean {
  const user = sessionStore((session) => session.user);
  const isKnown = gameStore(({ game }) => game !== null && game.setup.game === id);
  const player = user?.id;
  const type = user?.type === 'TEACHER' ? 'TEACHER' : 'STUDENT';
  useEffect(() => {
    if (id === undefined || player === undefined) return undefined;
    select(null);
    return enter(id, { player, type });
  }, [id, player, type]);
  return isKnown;
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
  const { localDoors, localSetup } = await import('../dev/local-game.ts');
  return localDoors(localSetup(id), viewer);
}
