import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Due } from '../../games/scheduler/due-heap.ts';
import type { Scheduler } from '../../games/scheduler/scheduler.ts';
import { LOOK_MS, SentSilence } from '../../sockets/line-silence.ts';

/**
 * A client that has not taken anything of what waits for so many ms is cut off: about as long as a client may be silent that reports
 * back itself. (STR-5)
 */
const UNREAD_MS = 160_000;
/** An event that tells the client that the connection is alive; clients that do not know its name ignore it. (STR-2) */
const MARK = 'event: alive\ndata:\n\n';

/** A client that has not taken the end of a stream after so many ms is cut off. */
const CLOSE_MS = 3000;

/** Sends the response headers of server-sent events, which no proxy is to cache, change or buffer; events follow. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  reply.hijack();
  return reply.raw.writeHead(200, {
    ...plainHeaders(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
}

/** Sends the last event, in its wire format, and ends the answer, whether or not the client takes it. */
export function endEvents(response: ServerResponse, last: string, scheduler: Scheduler): void {
  response.end(last);
  const cut = scheduler.after(CLOSE_MS, () => response.destroy());
  response.on('close', () => scheduler.cancel(cut));
}

/**
 * Sends a mark at once, and then whenever nothing was sent for a second, so that the client may treat a longer silence as a dead connection, and the system
 * notices when the computer at the other end has vanished. While data is waiting no mark is needed; if none of it is taken for long, nobody reads, and the stream
 * is cut off. (STR-2, STR-5)
 */
export function keepAlive(response: ServerResponse, scheduler: Scheduler): () => void {
  let due: Due | null = null;
  let taken = 0;
  let unreadSince: number | null = null;
  const silence = new SentSilence(() => response.socket?.bytesWritten ?? 0);
  const mark = (): void => {
    response.write(MARK);
    silence.marked();
  };
  const look = (): void => {
    // Its end may be on the way to a client that does not take it; nothing may be written after it.
    if (response.writableEnded) return;
    const now = scheduler.clock.now();
    const before = taken;
    taken = takenOf(response);
    if (response.writableLength === 0 || taken > before) unreadSince = null;
    else unreadSince ??= now;
    if (unreadSince !== null && now - unreadSince >= UNREAD_MS) {
      response.destroy();
      return;
    }
    if (silence.look() && response.writableLength === 0) mark();
    due = scheduler.after(LOOK_MS, look);
  };
  mark();
  due = scheduler.after(LOOK_MS, look);
  return () => scheduler.cancel(due);
}

/** How many bytes of an answer the system has taken. */
function takenOf({ socket, writableLength }: ServerResponse): number {
  return (socket?.bytesWritten ?? 0) - writableLength;
}

function plainHeaders(headers: Readonly<Record<string, string | number | string[] | undefined>>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
