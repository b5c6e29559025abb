import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Due } from '../../games/scheduler/due-heap.ts';
import type { Scheduler } from '../../games/scheduler/scheduler.ts';
import { LOOK_MS, SentSilence } from '../../sockets/line-silence.ts';

/** Who has not taken anything of what waits for so many ms is cut off: about as long as a client may be silent that tells. (STR-5) */
const UNREAD_MS = 160_000;
/** An event that tells the client that the line is alive; clients that do not know its name pass it over. (STR-2) */
const MARK = 'event: alive\ndata:\n\n';

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
 * Sends a mark at once, and then whenever nothing was sent for a second, so that the client may take a longer silence for a dead line, and the system notices that
 * the computer at the other end has vanished. While something waits there is nothing to add to it; where nothing of that is taken for long, nobody reads,
 * and the stream is cut off. (STR-2, STR-5)
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
