import { changeTypeParams, changeTypeQuery, envelope, gameChange, gameEmergency } from '@fracht/protocol';
import { z } from 'zod';
import { type Resource, sessionOf } from '../api.ts';
import { AppError } from '../../errors.ts';
import type { LiveParts } from '../live-parts.ts';
import { changesSeen, emergenciesSeen } from '../../games/situations-seen.ts';
import { openGame } from '../open-game.ts';
import { presentGameOf } from '../present-game.ts';

const gameQuery = z.object({ game: z.string().min(1).max(64) });
const oneQuery = gameQuery.extend({ id: z.string().min(1).max(64) });

/**
 * The critical situations of a game and its change events of one type: those of own orders for a student, all for the teacher, as the
 * socket shows them. (GME-7)
 */
export function situationRoutes({ registry }: LiveParts): Resource {
  const opened = async (game: string, user: string) => {
    const { live, viewer } = await openGame(registry, game, user);
    return { state: live.host.present, viewer };
  };
  return (api, { storage }) => {
    const many = { querystring: gameQuery, response: { 200: envelope(z.array(gameEmergency)) } };
    api.get('/game/get-emergencies/', { schema: many }, async (request) => {
      const { state, viewer } = await opened(request.query.game, sessionOf(request).user.id);
      return { payload: emergenciesSeen(state, viewer) };
    });

    const one = { querystring: oneQuery, response: { 200: envelope(gameEmergency) } };
    api.get('/game/get-emergency/', { schema: one }, async (request) => {
      const { state, viewer } = await opened(request.query.game, sessionOf(request).user.id);
      const found = emergenciesSeen(state, viewer).find(({ id }) => id === request.query.id);
      if (found === undefined) throw new AppError('NOT_FOUND');
      return { payload: found };
    });

    const changes = {
      params: changeTypeParams,
      querystring: changeTypeQuery,
      response: { 200: envelope(z.array(gameChange)) },
    };
    api.get('/game/get-change-event/type/:type', { schema: changes }, async (request) => {
      const { user } = sessionOf(request);
      const game = request.query.game ?? (await presentGameOf(storage, user));
      if (game === null) throw new AppError('NOT_FOUND');
      const { state, viewer } = await opened(game, user.id);
      const payload = changesSeen(state, viewer, request.params.type);
      if (payload.length === 0) throw new AppError('NOT_FOUND');
      return { payload };
    });
  };
}
