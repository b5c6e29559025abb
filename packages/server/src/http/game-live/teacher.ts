import { scoreHistory } from '@fracht/engine';
import { CALLS } from '@fracht/protocol';
import { type Resource } from '../api.ts';
import { AppError } from '../../errors.ts';
import { fittingSituations } from '../../games/fitting.ts';
import type { LiveParts } from '../live-parts.ts';
import { openLiveGame } from '../open-live-game.ts';
import { route } from '../route.ts';

/** What the teacher's live page shows and the socket does not send. (GME-6; docs/adr/0013) */
export function teacherRoutes({ registry }: LiveParts): Resource {
  return (api, { storage, now }) => {
    route(api, CALLS.liveGame, async ({ session, query }) => {
      const { host } = (await openLiveGame({ registry, storage, now }, query.game, session.user)).live;
      const { present } = host;
      const players = present.players.map(({ id }) => ({ id, lastActionAt: host.lastActionAt(id) }));
      const course = scoreHistory(present, present.now).map(({ at, money, points }) => ({
        at,
        money: money / 100,
        points,
      }));
      return { payload: { players, course } };
    });

    route(api, CALLS.fittingSituations, async ({ session, query }) => {
      const { game, player } = query;
      const { host } = (await openLiveGame({ registry, storage, now }, game, session.user)).live;
      const isStudent = host.present.players.some(({ id, type }) => type === 'STUDENT' && id === player);
      if (player !== undefined && !isStudent) throw new AppError('NOT_FOUND');
      return { payload: fittingSituations(host.present, player ?? null) };
    });
  };
}
