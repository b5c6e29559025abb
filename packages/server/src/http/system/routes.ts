import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../ids.ts';
import { addressOf, type Api } from '../api.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

/** Headers that proxies add: standard ones, common ones, and those of large services. */
const OF_PROXY = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client)-ip|true-client-ip|cf-.+)$/u;

/** Names of this machine. Any other Host header means a web page (DNS rebinding), or a proxy that adds no header of its own. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

/** Health, readiness and metrics of the process. (RUN-4) */
export function systemRoutes(app: Api, { canStore, metrics, config }: AppContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (await canStore()) return { status: 'ok' };
    return reply.status(503).send({ status: 'unavailable' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, config.metricsToken)) return reply.status(403).send({ status: 'forbidden' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/**
 * Whether the caller may see the metrics. If a token is configured: only a caller that sends it. Otherwise only callers on this machine, but
 * no proxy on it, and no browser on it for a page whose name resolves to it (DNS rebinding).
 */
function maySeeMetrics(request: FastifyRequest, token: string | null): boolean {
  const { headers } = request;
  if (token === null) return LOOPBACK.test(addressOf(request)) && isFromHere(headers);
  const [wanted, given] = [`Bearer ${token}`, headers.authorization ?? ''].map((text) => Buffer.from(hashToken(text)));
  return wanted !== undefined && given !== undefined && timingSafeEqual(wanted, given);
}

function isFromHere(headers: IncomingHttpHeaders): boolean {
  return OWN_HOST.test(headers.host ?? '') && !Object.keys(headers).some((name) => OF_PROXY.test(name));
}
