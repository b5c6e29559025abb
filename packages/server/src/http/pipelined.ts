import type { Socket } from 'node:net';
import type { Api } from './api.ts';

/** Requests that one line may have sent before the first of them is answered. Browsers and proxies send one. (docs/adr/0024) */
const MOST_AHEAD = 10;

/**
 * Cuts a line that sends requests faster than it takes their answers. Node reads all requests that came together, however many, before
 * it waits for anything: a thousand fit into what is read at once, and their answers would be made and kept for somebody who never
 * reads one.
 */
export function cutPipelined(app: Api): void {
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
