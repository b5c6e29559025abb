import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Due } from '../../games/scheduler/due-heap.ts';
import type { Scheduler } from '../../games/scheduler/scheduler.ts';

const PING_MS = 20_000;
/** Who has not taken anything of what waits while so many pings were due is cut off: 160 s, much as a client may be silent that tells. */
const UNREAD_PINGS = 8;

/** A client that has not taken the end of a stream after so many ms is cut off. */
const CLOSE_MS = 3000;

/** Sends the head of an answer of server-sent events, which no proxy is to keep, change or gather; events follow. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  reply.hijack();
  return reply.raw.writeHead(200, {
    ...plainHeaders(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
}

/** Sends the last event, as it goes over the wire, and ends the answer, whether or not the client takes it. */
export function endEvents(response: ServerResponse, last: string, scheduler: Scheduler): void {
  response.end(last);
  const cut = scheduler.after(CLOSE_MS, () => response.destroy());
  response.on('close', () => scheduler.cancel(cut));
}

/**
 * Sends a comment every 20 s (keep-alive), so that no proxy takes the silent connection for dead, and the system notices that the computer at its other end
 * has vanished. While something waits there is nothing to add to it; where nothing of that is taken for long, nobody reads, and the stream is cut off. (STR-5)
 */
export function keepAlive(response: ServerResponse, scheduler: Scheduler): () => void {
  let due: Due | null = null;
  let [taken, unread] = [0, 0];
  const ask = (): void => {
    due = scheduler.after(PING_MS, () => {
      // Its end may be on the way to a client that does not take it; nothing may be written after it.
      if (response.writableEnded) return;
      const before = taken;
      taken = takenOf(response);
      unread = response.writableLength === 0 || taken > before ? 0 : unread + 1;
      if (unread === UNREAD_PINGS) {
        response.destroy();
        return;
      }
      if (response.writableLength === 0) response.write(': ping\n\n');
      ask();
    });
  };
  ask();
  return () => scheduler.cancel(due);
}

/** How many bytes of an answer the system has taken. */
function takenOf({ socket, writableLength }: ServerResponse): number {
  return (socket?.bytesWritten ?? 0) - writableLength;
}

function plainHeaders(headers: Readonly<Record<string, string | number | string[] | undefined>>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
