import type { Socket } from 'node:net';
import type { Api } from './api.ts';

/** The most requests that one connection may send ahead of their answers (pipelining). Browsers and proxies send one. (docs/adr/0024) */
const MOST_AHEAD = 10;

/**
 * Closes a connection that pipelines too many requests. Node handles all requests that arrive in one read before it waits for anything: a
 * thousand fit into one read, and their answers would pile up for a client that never reads them.
 */
export function limitPipelining(app: Api): void {
  const ahead = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const open = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, open);
    if (open > MOST_AHEAD) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => void ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  });
}
