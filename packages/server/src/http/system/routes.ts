import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../ids.ts';
import { addressOf, type Api } from '../api.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

/** What a proxy adds to what it hands on: headers of the standard, of habit, and of large services. */
const OF_PROXY = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client)-ip|true-client-ip|cf-.+)$/u;

/** Names of this machine itself. Another one is that of a page, or of a proxy that adds nothing and hands the caller's on. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

/** How the process is, for those who watch over it. (RUN-4) */
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
 * Who has the token where there is one; else who asks from this machine itself, and not a proxy on it for somebody else, nor a browser on
 * it for a page whose name leads here.
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
