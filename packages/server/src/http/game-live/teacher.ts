import { courseOf } from '@fracht/engine';
import { envelope, fittingPayload, fittingQuery, liveGamePayload, liveGameQuery } from '@fracht/protocol';
import { type Resource, sessionOf } from '../api.ts';
import { AppError } from '../../errors.ts';
import { fittingSituations } from '../../games/fitting.ts';
import type { LiveParts } from '../live-parts.ts';
import { openGame } from '../open-game.ts';

/** What the teacher's live page of a game shows and the socket does not tell. (GME-6; docs/adr/0013) */
export function teacherRoutes({ registry }: LiveParts): Resource {
  return (api) => {
    const live = { querystring: liveGameQuery, response: { 200: envelope(liveGamePayload) } };
    api.get('/game/get-live/', { schema: live }, async (request) => {
      const { host } = (await openGame(registry, request.query.game, sessionOf(request).user.id)).live;
      const { present } = host;
      const players = present.players.map(({ id }) => ({ id, lastActionAt: host.lastActionAt(id) }));
      const course = courseOf(present, present.now).map(({ at, money, points }) => ({
        at,
        money: money / 100,
        points,
      }));
      return { payload: { players, course } };
    });

    const fitting = { querystring: fittingQuery, response: { 200: envelope(fittingPayload) } };
    api.get('/game/get-fitting/', { schema: fitting }, async (request) => {
      const { game, player } = request.query;
      const { host } = (await openGame(registry, game, sessionOf(request).user.id)).live;
      const isStudent = host.present.players.some(({ id, type }) => type === 'STUDENT' && id === player);
      if (player !== undefined && !isStudent) throw new AppError('NOT_FOUND');
      return { payload: fittingSituations(host.present, player ?? null) };
    });
  };
}
