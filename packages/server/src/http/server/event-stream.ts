import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Scheduler } from '../../games/scheduler/scheduler.ts';

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

function plainHeaders(headers: Readonly<Record<string, string | number | string[] | undefined>>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
