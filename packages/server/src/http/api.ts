import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Session } from '../storage/session-store.ts';

/** The part of the server under `/api/`: every route registered on it is guarded by the policy table. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Registers the calls of one resource. */
export type Resource = (api: Api, context: AppContext) => void;

/** Where a caller is; one who has gone meanwhile is nowhere, and shares that with all others who have. */
export function addressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address ?? 'gone';
}

/** The caller's session. Throws UNAUTHORIZED where the call is open to guests and nobody is logged in. */
export function sessionOf(request: FastifyRequest): Session {
  const session = request.getDecorator<Session | null>('session');
  if (session === null) throw new AppError('UNAUTHORIZED');
  return session;
}
