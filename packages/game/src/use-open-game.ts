import { useEffect } from 'react';
import { report } from '@fracht/kit/report.ts';
import { setBeforeLogout } from '@fracht/kit/api/session.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import type { Doors } from './client/doors.ts';
import { serverDoors } from './client/server-doors.ts';
import { openGame } from './store/game-session.ts';
import { gameStore, type GameViewer } from './store/game-store.ts';
import { select } from './store/ui-store.ts';

/** Keeps the connection to a game open while the component is mounted. True once the game has arrived. */
export function useOpenGame(id: string | undefined): boolean {
  const user = sessionStore((session) => session.user);
  // The store still holds a replay that is being left, at a moment at which the game was not over.
  const isKnown = gameStore(({ game, isReplay }) => game !== null && !isReplay && game.setup.game === id);
  const player = user?.id;
  const type = user?.type === 'TEACHER' ? 'TEACHER' : 'STUDENT';
  useEffect(() => {
    if (id === undefined || player === undefined) return undefined;
    select(null);
    return enter(id, { player, type });
  }, [id, player, type]);
  return isKnown;
}

/** The game that is open in this page, and how to close it. */
type Open = { readonly id: string; readonly doors: Doors; readonly player: string; readonly close: () => void };

let open: Open | null = null;

setBeforeLogout(async () => {
  if (open !== null) await leaveForGood(open);
});

/** Opens the game; the returned function closes it. Unless another screen of the same game opens right away, the viewer has left it. */
function enter(id: string, viewer: GameViewer): () => void {
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

/**
 * Closes the connection and tells the server at once. A page that is just closed or reloaded does not tell it: the server then notices the lost connection
 * after a while.
 */
async function leaveForGood(left: Open): Promise<void> {
  open = null;
  const { link, confirmed } = gameStore.getState();
  left.close();
  const isIn = confirmed !== null && confirmed.state !== 'FINISHED' && sessionStore.getState().token !== null;
  if (isIn && !(link.link === 'CLOSED' && link.reason !== 'LEFT')) {
    await left.doors.leave(left.player).catch((cause: unknown) => report('leaving the game', cause));
  }
}

/** The connections to a game; in development games whose id begins with dev- run in the page. */
async function doorsTo(id: string, viewer: GameViewer): Promise<Doors> {
  if (!import.meta.env.DEV || !id.startsWith('dev-')) return serverDoors(id);
  const { localDoors, localSetup } = await import('./dev/local-game.ts');
  return localDoors(localSetup(id), viewer);
}
