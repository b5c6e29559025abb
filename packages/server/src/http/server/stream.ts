import type { ServerResponse } from 'node:http';
import { CALLS, type CloseReason, DEFAULT_CODEC, type FaultCode } from '@fracht/protocol';
import type { Resource } from '../api.ts';
import { AppError } from '../../errors.ts';
import type { LiveParts } from '../live-parts.ts';
import type { Scheduler } from '../../games/scheduler/scheduler.ts';
import type { Channel, FarLine } from '../../rooms/channel.ts';
import { PlayerLink } from '../../sockets/player-link.ts';
import { openRoute } from '../route.ts';
import { beginEvents, endEvents, keepAlive } from './event-stream.ts';

const FAULT_OF: Readonly<Partial<Record<CloseReason, FaultCode>>> = {
  UNAUTHORIZED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  GAME_UNKNOWN: 'NOT_FOUND',
  GAME_FINISHED: 'CONFLICT',
  SERVER_STOPS: 'UNAVAILABLE',
  STORAGE_AWAY: 'STORAGE_AWAY',
};

function faultFor(reason: CloseReason): AppError {
  return new AppError(FAULT_OF[reason] ?? 'INTERNAL');
}

/** The socket's messages as server-sent events, for networks that block web sockets. (STR-1) */
export function streamRoutes({ admit, lead, pulses, logger, scheduler }: LiveParts): Resource {
  return (api) => {
    openRoute(
      api,
      CALLS.stream,
      async ({ query }, reply) => {
        const led = await lead(query);
        if (led.to === 'NOBODY') throw faultFor(led.close);
        if (led.to === 'OWNER') return carry(beginEvents(reply), led.line, scheduler);
        const admitted = await admit(query);
        if (!admitted.ok) throw faultFor(admitted.close);
        const raw = beginEvents(reply);
        try {
          const link = await PlayerLink.open(admitted, channelOf(raw, scheduler), logger);
          const forget = pulses.add(query.ticket, link.player, () => link.end());
          const gone = (): void => {
            forget();
            link.close();
          };
          closeWith(raw, gone, keepAlive(raw, scheduler));
        } catch (error) {
          logger.error({ err: error, game: query.game }, 'a stream broke');
          raw.destroy();
        }
      },
      { exposeHeadRoute: false },
    );
  };
}

/** Sends the messages of a stream whose game another process owns. */
function carry(response: ServerResponse, line: FarLine, scheduler: Scheduler): void {
  const stopPings = keepAlive(response, scheduler);
  line.attach(channelOf(response, scheduler));
  closeWith(response, () => line.gone(), stopPings);
}

/** Ends the player's link and the pings when the connection closes. */
function closeWith(response: ServerResponse, end: () => void, stopPings: () => void): void {
  const close = (): void => {
    stopPings();
    end();
  };
  if (response.destroyed) close();
  else response.on('close', close);
}

function channelOf(response: ServerResponse, scheduler: Scheduler): Channel {
  return {
    codec: DEFAULT_CODEC,
    send(messages) {
      if (response.writableEnded || response.destroyed) return;
      response.write(messages.map(({ bytes }) => `data: ${bytes.toString('latin1')}\n\n`).join(''));
    },
    waiting: () => response.writableLength,
    whenDrained(done) {
      response.once('drain', done);
    },
    close(code, reason) {
      if (response.writableEnded) return;
      endEvents(response, `event: close\ndata: ${JSON.stringify({ code, reason })}\n\n`, scheduler);
    },
  };
}
