import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { addressNetwork } from '../proxies.ts';
import type { Session } from '../storage/session-store.ts';

/** The part of the server below `/api/`; every route on it is guarded by its call's record. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The name under which the wall clock is attached to the API. */
export const WALL_CLOCK = 'wallClock';

/** Registers the calls of one resource. */
export type Resource = (api: Api, context: AppContext) => void;

/** The caller's IP address; `gone` if the connection is closed already. All of those share one rate-limit bucket. */
export function addressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address ?? 'gone';
}

/** The key under which the caller's failures are counted. */
export function failurePlace(request: FastifyRequest): string {
  return addressNetwork(addressOf(request));
}

/** The caller's session. Throws UNAUTHORIZED if nobody is logged in, which only calls open to guests allow. */
export function sessionOf(request: FastifyRequest): Session {
  const session = request.getDecorator<Session | null>('session');
  if (session === null) throw new AppError('UNAUTHORIZED');
  return session;
}
