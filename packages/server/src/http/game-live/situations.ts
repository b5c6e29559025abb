import { isReleased, type Order } from '@fracht/engine';
import { envelope } from '@fracht/protocol';
import { z } from 'zod';
import type { Resource } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { LiveParts } from '../../games/live-server.ts';
import { sessionOf } from '../api.ts';
import { openGame } from '../open-game.ts';

const EVENT_TYPES = ['CHANGE_TRUCK', 'CHANGE_PICK_TIME', 'CHANGE_DELIVERY_TIME', 'LATE_UNLOADING'] as const;
const gameQuery = z.object({ game: z.string().min(1).max(64) });
const oneQuery = gameQuery.extend({ id: z.string().min(1).max(64) });
const typeParams = z.object({ type: z.enum(EVENT_TYPES) });

/** A situation that struck an order: what its player may know of it. `since` in game seconds. */
const openSituation = z.object({ order: z.string(), id: z.string(), since: z.number(), done: z.boolean() });
type OpenSituation = z.output<typeof openSituation>;

/**
 * The critical situations of a game, those of own orders for a student, all for the teacher; and a change event of a type, of
 * which the library of the game has none. (spec §7 "In-game helpers"; rules §9)
 */
export function situationRoutes({ registry }: LiveParts): Resource {
  const situationsOf = async (game: string, user: string): Promise<OpenSituation[]> => {
    const { live, viewer } = await openGame(registry, game, user);
    const { state } = live.host;
    const seen = state.orders.filter((order) => viewer.type === 'TEACHER' || order.player === viewer.player);
    return seen.filter((order) => isReleased(state, order)).flatMap(openIn);
  };
  return (api) => {
    const many = { querystring: gameQuery, response: { 200: envelope(z.array(openSituation)) } };
    api.get('/game/get-emergencies/', { schema: many }, async (request) => {
      return { payload: await situationsOf(request.query.game, sessionOf(request).user.id) };
    });

    const one = { querystring: oneQuery, response: { 200: envelope(openSituation) } };
    api.get('/game/get-emergency/', { schema: one }, async (request) => {
      const { game, id } = request.query;
      const found = (await situationsOf(game, sessionOf(request).user.id)).find((situation) => situation.id === id);
      if (found === undefined) throw new AppError('NOT_FOUND');
      return { payload: found };
    });

    api.get('/game/get-change-event/type/:type', { schema: { params: typeParams } }, () => {
      throw new AppError('NOT_FOUND');
    });
  };
}

function openIn({ id: order, emergencies }: Order): OpenSituation[] {
  return emergencies.map(({ id, since, done }) => ({ order, id, since, done }));
}
