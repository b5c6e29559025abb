import type { AppContext } from '../../context.ts';
import { addressOf, type Api } from '../api.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

/** How the process is, for those who watch over it. (protocol "Ports and hosts") */
export function systemRoutes(app: Api, { storage, metrics, log }: AppContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await storage.ping();
      return { status: 'ok' };
    } catch (error) {
      log.error({ err: error }, 'database not reachable');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.test(addressOf(request))) return reply.status(403).send({ status: 'forbidden' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
