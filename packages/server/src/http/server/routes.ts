import {
  actionBody,
  actionPayload,
  checkConnectionPayload,
  connectBody,
  connectPayload,
  envelope,
  leaveBody,
} from '@fracht/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Resource, sessionOf } from '../api.ts';
import { AppError } from '../../errors.ts';
import type { LiveParts } from '../live-parts.ts';
import type { Command } from '../../games/game-host.ts';
import { ActionRates } from '../../sockets/action-rates.ts';
import { readCommand } from '../../sockets/client-messages.ts';
import { refusalText } from '../../sockets/refusals.ts';
import { openGame } from '../open-game.ts';

const refusal = envelope(z.null());

/** The way into a game, and actions without a socket. (SOC-2, GME-9) */
export function serverRoutes(parts: LiveParts): Resource {
  const { registry, scheduler, tickets } = parts;
  const rates = new ActionRates(parts.rate, scheduler.clock.now);
  const arrivals = new ActionRates(parts.rate, scheduler.clock.now);
  return (api, { storage }) => {
    api.get(
      '/server/check-connection/',
      { schema: { response: { 200: envelope(checkConnectionPayload) } } },
      async () => {
        return { payload: { connected: true as const, serverTime: Math.floor(scheduler.clock.now()) } };
      },
    );

    const connecting = { body: connectBody, response: { 200: envelope(connectPayload), 409: refusal } };
    api.post('/server/connect/', { schema: connecting }, async (request, reply) => {
      const { game } = request.body;
      const { id: login, user } = sessionOf(request);
      if (!arrivals.take(user.id)) throw new AppError('TOO_MANY', { retryAfter: 1 });
      if ((await storage.games.find(game))?.state === 'FINISHED') return refuse(reply, 'GAME_FINISHED');
      const ticket = tickets.issue({ game, user: user.id, login });
      return { payload: { socket: socketUrl(parts, request.hostname), ticket } };
    });

    const leaving = { body: leaveBody, response: { 200: envelope(z.null()) } };
    api.post('/server/leave/', { schema: leaving }, async (request) => {
      const { user } = sessionOf(request);
      const { game, player = user.id } = request.body;
      if (player !== user.id) throw new AppError('FORBIDDEN');
      const { live, viewer } = await openGame(registry, game, user.id);
      await live.presence.leave(viewer);
      return { payload: null };
    });

    const acting = { body: actionBody, response: { 200: envelope(actionPayload), 409: refusal } };
    api.post('/server/action/', { schema: acting }, async (request, reply) => {
      const { user } = sessionOf(request);
      if (!rates.take(user.id)) throw new AppError('TOO_MANY', { retryAfter: 1 });
      const { live, viewer } = await openGame(registry, request.body.game, user.id);
      const answer = await live.host.act(viewer, commandOf(request.body.data), null);
      if (!answer.ok) return refuse(reply, answer.code);
      return { payload: { seq: live.room.frameOf(answer.seq), result: 'accepted' as const } };
    });
  };
}

function commandOf(data: unknown): Command {
  const command = readCommand(data);
  if (command === null) throw new AppError('MALFORMED');
  return command;
}

function refuse(reply: FastifyReply, code: Parameters<typeof refusalText>[0]) {
  return reply.status(409).send({ payload: null, message: { type: 'warning', text: refusalText(code), code } });
}

function socketUrl({ isSecure, socketPort }: LiveParts, host: string): string {
  const name = host.replace(/:\d+$/u, '');
  return `${isSecure ? 'wss' : 'ws'}://${name}:${socketPort() ?? ''}/`;
}
