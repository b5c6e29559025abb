import { CALLS } from '@fracht/protocol';
import type { Resource } from '../api.ts';
import { AppError } from '../../errors.ts';
import type { LiveParts } from '../live-parts.ts';
import type { ActionCommand } from '../../games/host-parts.ts';
import { ActionRates } from '../../sockets/action-rates.ts';
import { readCommand } from '../../sockets/client-messages.ts';
import { openLiveGame } from '../open-live-game.ts';
import { ruleRefusal, route } from '../route.ts';
import { socketUrl } from './socket-url.ts';

/** Joining a game, and actions without a socket. (SOC-2, GME-9) */
export function serverRoutes(parts: LiveParts): Resource {
  const { registry, scheduler, tickets, pulses } = parts;
  const rates = new ActionRates(parts.rate, scheduler.clock.now);
  const arrivals = new ActionRates(parts.rate, scheduler.clock.now);
  return (api, { storage, now }) => {
    route(api, CALLS.checkConnection, async () => {
      return { payload: { connected: true as const, serverTime: Math.floor(scheduler.clock.now()) } };
    });

    route(api, CALLS.connect, async ({ body: { game }, session: { id: login, user }, request }) => {
      if (!arrivals.take(user.id)) throw new AppError('TOO_MANY', { retryAfter: 1 });
      if (registry.isDamaged(game)) throw new AppError('GAME_DAMAGED');
      if (registry.isStanding(game)) throw new AppError('STORAGE_AWAY', { retryAfter: 2 });
      if ((await storage.games.find(game))?.state === 'FINISHED') return ruleRefusal('GAME_FINISHED');
      const ticket = tickets.issue({ game, user: user.id, login });
      return { payload: { socket: socketUrl(parts, request.hostname), ticket } };
    });

    route(api, CALLS.leave, async ({ body, session: { user } }) => {
      const { game, player = user.id } = body;
      if (player !== user.id) throw new AppError('FORBIDDEN');
      const { live, viewer } = await openLiveGame({ registry, storage, now }, game, user);
      await live.presence.leave(viewer);
      return { payload: null };
    });

    route(api, CALLS.alive, async ({ body: { ticket }, session: { user } }) => {
      if (!arrivals.take(user.id)) throw new AppError('TOO_MANY', { retryAfter: 1 });
      pulses.hear(ticket, user.id);
      return { payload: null };
    });

    route(api, CALLS.action, async ({ body: { game, data }, session: { user } }) => {
      if (!rates.take(user.id)) throw new AppError('TOO_MANY', { retryAfter: 1 });
      const { live, viewer } = await openLiveGame({ registry, storage, now }, game, user);
      const answer = await live.host.act(viewer, commandOf(data), null);
      if (!answer.ok && answer.code === 'SERVER_FULL') throw new AppError('SERVER_FULL', { retryAfter: 60 });
      if (!answer.ok) return ruleRefusal(answer.code);
      return { payload: { seq: live.room.frameOf(answer.seq), result: 'accepted' as const } };
    });
  };
}

function commandOf(data: unknown): ActionCommand {
  const command = readCommand(data);
  if (command === null) throw new AppError('MALFORMED');
  return command;
}
