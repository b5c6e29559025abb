import { useEffect } from 'react';
import { report } from '@fracht/kit/report.ts';
import { beforeLogout } from '@fracht/kit/session/session.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
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

/** The game that is open in this page, and how it is left. */
type Open = { readonly id: string; readonly doors: Doors; readonly player: string; readonly close: () => void };

let open: Open | null = null;

beforeLogout(async () => {
  if (open !== null) await leaveForGood(open);
});

/** Opens the game until the returned function is called; who then opens no other screen of it has left it for good. */
function enter(id: string, viewer: Viewer): () => void {
  let entered: Open | null = null;
  let isLeft = false;
  void doorsTo(id, viewer).then((doors) => {
    if (isLeft) return;
    entered = { id, doors, player: viewer.player, close: openGame(viewer, doors) };
    open = entered;
  });
  return () => {
    isLeft = true;
    const left = entered;
    if (left === null) return;
    left.close();
    setTimeout(() => {
      if (open === left) void leaveForGood(left);
    }, 0);
  };
}

/** Closes the line and tells the server at once; a page that is only closed or reloaded leaves by its line alone, after a while. */
async function leaveForGood(left: Open): Promise<void> {
  open = null;
  const { link, confirmed } = gameStore.getState();
  left.close();
  const isIn = confirmed !== null && confirmed.state !== 'FINISHED' && sessionStore.getState().token !== null;
  if (isIn && !(link.link === 'CLOSED' && link.reason !== 'LEFT')) {
    await left.doors.leave(left.player).catch((cause: unknown) => report('leaving the game', cause));
  }
}

/** The server's doors; while the web app is developed, games whose id begins with dev- run in the page. */
async function doorsTo(id: string, viewer: Viewer): Promise<Doors> {
  if (!import.meta.env.DEV || !id.startsWith('dev-')) return serverDoors(id);
  const { localDoors, localSetup } = await import('../dev/local-game.ts');
  return localDoors(localSetup(id), viewer);
}
