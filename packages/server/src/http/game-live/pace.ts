import { CALLS } from '@fracht/protocol';
import { type Resource } from '../api.ts';
import type { LiveParts } from '../live-parts.ts';
import { openLiveGame } from '../open-live-game.ts';
import { route } from '../route.ts';

/** How fast a homework runs. The pace is stored before it changes, so that the game comes back at the same pace. (HWS-4) */
export function paceRoutes({ registry }: LiveParts): Resource {
  return (api, { storage, now }) => {
    route(api, CALLS.setPace, async ({ session, body: { game, speed } }) => {
      const { live } = await openLiveGame({ registry, storage, now }, game, session.user);
      await storage.games.savePace(game, speed);
      await live.host.changePace(speed);
      return { payload: { speed } };
    });
  };
}
