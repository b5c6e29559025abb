import { type ChangeEvent, type GameState, isReleased, type Order, type Viewer } from '@fracht/engine';
import { changeTypeParams, changeTypeQuery, envelope, gameChangesPayload } from '@fracht/protocol';
import { z } from 'zod';
import type { Resource } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { LiveParts } from '../../games/live-server.ts';
import { sessionOf } from '../api.ts';
import { openGame } from '../open-game.ts';
import { presentGameOf } from '../present-game.ts';

const gameQuery = z.object({ game: z.string().min(1).max(64) });
const oneQuery = gameQuery.extend({ id: z.string().min(1).max(64) });

/** A situation that struck an order: what its player may know of it. `since` in game seconds. */
const openSituation = z.object({ order: z.string(), id: z.string(), since: z.number(), done: z.boolean() });
type OpenSituation = z.output<typeof openSituation>;
type GameChanges = z.output<typeof gameChangesPayload>;

/**
 * The critical situations of a game and its change events of one type: those of own orders for a student, all for the teacher.
 * (spec §7 "In-game helpers"; rules §9)
 */
export function situationRoutes({ registry }: LiveParts): Resource {
  const situationsOf = async (game: string, user: string): Promise<OpenSituation[]> => {
    const { live, viewer } = await openGame(registry, game, user);
    return ordersSeen(live.host.state, viewer).flatMap(openIn);
  };
  return (api, { storage }) => {
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

    const changes = {
      params: changeTypeParams,
      querystring: changeTypeQuery,
      response: { 200: envelope(gameChangesPayload) },
    };
    api.get('/game/get-change-event/type/:type', { schema: changes }, async (request) => {
      const { user } = sessionOf(request);
      const game = request.query.game ?? (await presentGameOf(storage, user));
      if (game === null) throw new AppError('NOT_FOUND');
      const { live, viewer } = await openGame(registry, game, user.id);
      const { state } = live.host;
      const ofType = state.setup.library.changes.filter(({ type }) => type === request.params.type);
      const payload = ordersSeen(state, viewer).flatMap((order) => changesOf(order, ofType));
      if (payload.length === 0) throw new AppError('NOT_FOUND');
      return { payload };
    });
  };
}

/** Orders whose situations the viewer may know of. (rules §1.4) */
function ordersSeen(state: GameState, viewer: Viewer): readonly Order[] {
  const seen = state.orders.filter((order) => viewer.type === 'TEACHER' || order.player === viewer.player);
  return seen.filter((order) => isReleased(state, order));
}

function changesOf({ id: order, changes }: Order, library: readonly ChangeEvent[]): GameChanges {
  return changes.flatMap(({ id, since, done }) => {
    const found = library.find((change) => change.id === id);
    return found === undefined
      ? []
      : [{ order, id, name: found.name, type: found.type, description: found.description, since, done }];
  });
}

function openIn({ id: order, emergencies }: Order): OpenSituation[] {
  return emergencies.map(({ id, since, done }) => ({ order, id, since, done }));
}
