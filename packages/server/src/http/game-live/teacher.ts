import { courseOf } from '@fracht/engine';
import { envelope, liveGamePayload, liveGameQuery } from '@fracht/protocol';
import type { Resource } from '../../app.ts';
import type { LiveParts } from '../../games/live-server.ts';
import { sessionOf } from '../api.ts';
import { openGame } from '../open-game.ts';

/** What the teacher's live page of a game shows and the socket does not tell. (look "The teacher's live page"; docs/adr/0013) */
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
  };
}
