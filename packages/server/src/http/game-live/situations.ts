import { CALLS } from '@fracht/protocol';
import { type Resource } from '../api.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { LiveParts } from '../live-parts.ts';
import { changesSeen, emergenciesMeant, emergenciesSeen } from '../../games/situations-seen.ts';
import { viewerNow } from '../../policies/held-back.ts';
import type { User } from '../../storage/user-store.ts';
import { openLiveGame } from '../open-live-game.ts';
import { presentGameOf } from '../present-game.ts';
import { route } from '../route.ts';

/**
 * A game's critical situations, and its change events of one type, as the socket shows them: those of a student's own orders, or all for the
 * teacher. (GME-7)
 */
export function situationRoutes({ registry }: LiveParts): Resource {
  return (api, { storage, now, deadlineNow }) => {
    const opened = async (game: string, user: User) => {
      const { live, viewer } = await openLiveGame({ registry, storage, now }, game, user);
      return { state: live.host.present, viewer: await viewerNow({ storage, deadlineNow }, live.game, viewer) };
    };

    route(api, CALLS.gameEmergencies, async ({ session, query }) => {
      const { state, viewer } = await opened(query.game, session.user);
      return { payload: emergenciesSeen(state, viewer) };
    });

    route(api, CALLS.gameEmergency, async ({ session, query }) => {
      const { state, viewer } = await opened(query.game, session.user);
      const [found, ...others] = emergenciesMeant(state, viewer, query);
      if (found === undefined) throw new AppError('NOT_FOUND');
      if (others.length > 0) throw fieldError('order', 'REQUIRED');
      return { payload: found };
    });

    route(api, CALLS.gameChangeEvent, async ({ session, params, query }) => {
      const { user } = session;
      const game = query.game ?? (await presentGameOf({ storage, now }, user));
      if (game === null) throw new AppError('NOT_FOUND');
      const { state, viewer } = await opened(game, user);
      const payload = changesSeen(state, viewer, params.type);
      if (payload.length === 0) throw new AppError('NOT_FOUND');
      return { payload };
    });
  };
}
