import type { CallRecord } from '@fracht/protocol';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import { callAt, callName, needsCsrf } from '../policies/calls.ts';
import { checkObject } from '../policies/objects.ts';
import type { Session } from '../storage/session-store.ts';
import { sessionOf, type Api, WALL_CLOCK } from './api.ts';
import { fieldOf } from './bodies.ts';
import { forwardedCall } from './handed-call.ts';

/**
 * How often all calls for people who are logged in may be made from one address without a session that is alive, in ten seconds. Each costs a search, and
 * one more for why its session ended, if it had one; so more are refused before that. A whole school shares an address, and its sessions may end at
 * one moment: 300 browsers with the ten calls of a screen each. Who logs in, and who is logged in, is not counted here. (BND-8)
 */
export const MOST_OF_STRANGERS = 3000;

/**
 * Enforces the record of every call: bearer and role before the body is read, the CSRF pair before the body is validated, the right to the
 * object before the handler. A route without a record stops the start. `mostOfStrangers`: MOST_OF_STRANGERS, or fewer in tests.
 */
export function guard(api: Api, context: AppContext, mostOfStrangers: number): void {
  api.decorateRequest('session', null);
  const { storage, steady } = context;
  const admitting = { storage, steady, countOf: api.createRateLimit({ max: mostOfStrangers, timeWindow: 10_000 }) };
  api.decorate(WALL_CLOCK, context.now);
  api.addHook('onRoute', refuseUnknown);
  api.addHook('onRequest', async (request) => {
    const call = callOf(request);
    if (call !== undefined) await admit(request, call, admitting);
  });
  api.addHook('preValidation', async (request) => {
    const call = callOf(request);
    const session = request.getDecorator<Session | null>('session');
    // For a forwarded call, the process that received it from the caller has checked the pair.
    if (forwardedCall() !== undefined) return;
    if (call !== undefined && needsCsrf(call, session !== null)) await checkCsrf(request, context);
  });
  api.addHook('preHandler', async (request) => {
    const call = callOf(request);
    if (call?.object !== undefined) await checkRight(request, call.object, context);
  });
}

function refuseUnknown({ method, url }: RouteOptions): void {
  for (const one of [method].flat()) {
    if (callAt(one, url) === undefined) throw new Error(`No record of the call "${callName(one, url)}"`);
  }
}

/** The record of the call that a request makes; undefined if it matches no route. */
export function callOf({ method, routeOptions: { url } }: FastifyRequest): CallRecord | undefined {
  return url === undefined ? undefined : callAt(method, url);
}

type Admitting = Pick<AppContext, 'storage' | 'steady'> & {
  /** Counts one more call from the address of a request. */
  readonly countOf: ReturnType<Api['createRateLimit']>;
};

async function admit(request: FastifyRequest, call: CallRecord, admitting: Admitting): Promise<void> {
  const session = await findSession(request, admitting);
  request.setDecorator<Session | null>('session', session);
  if (call.who.includes(session?.user.type ?? 'GUEST')) return;
  if (session !== null) throw new AppError('FORBIDDEN');
  await countStranger(request, admitting);
  const hash = bearerHashOf(request);
  const why = hash === null ? null : await admitting.storage.sessions.whyEnded(hash, admitting.steady());
  throw new AppError('UNAUTHORIZED', why === null ? {} : { ended: why });
}

/** A forwarded call was counted by the process that it came to. */
async function countStranger(request: FastifyRequest, { countOf }: Admitting): Promise<void> {
  if (forwardedCall() !== undefined) return;
  const counted = await countOf(request);
  if (!counted.isAllowed && counted.isExceeded) throw new AppError('TOO_MANY', { retryAfter: counted.ttlInSeconds });
}

/** The hash of the bearer that a request carries; for a forwarded call, the hash that the other process sent. Null: a guest. */
export function bearerHashOf({ headers }: FastifyRequest): string | null {
  const handed = forwardedCall();
  if (handed !== undefined) return handed.bearerHash;
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') return null;
  return hashToken(token);
}

async function findSession(
  request: FastifyRequest,
  { storage, steady }: Pick<AppContext, 'storage' | 'steady'>,
): Promise<Session | null> {
  const hash = bearerHashOf(request);
  return hash === null ? null : storage.sessions.find(hash, steady());
}

async function checkCsrf(request: FastifyRequest, { storage }: AppContext): Promise<void> {
  const key = headerOf(request, 'x-csrf-key') ?? fieldOf(request.body, 'csrf_key');
  const token = headerOf(request, 'x-csrf-token') ?? fieldOf(request.body, 'csrf_token');
  if (key === undefined || token === undefined) throw new AppError('CSRF');
  if (!(await storage.sessions.hasCsrf(sessionOf(request).id, key, hashToken(token)))) throw new AppError('CSRF');
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

async function checkRight(
  request: FastifyRequest,
  object: NonNullable<CallRecord['object']>,
  context: AppContext,
): Promise<void> {
  const id = fieldOf(request[object.in], object.field);
  if (id === undefined) throw new AppError('NOT_FOUND');
  const caller = sessionOf(request).user;
  const { whose } = object;
  const player = whose === undefined ? undefined : fieldOf(request[whose.in], whose.field);
  const verdict = await checkObject(object.right, context, caller, id, player ?? caller.id);
  if (verdict !== 'ALLOWED') throw new AppError(verdict);
}
