import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashToken } from '../ids.ts';
import { callName, callPolicy, needsCsrf, type CallPolicy } from '../policies/calls.ts';
import { checkObject } from '../policies/objects.ts';
import type { Session } from '../storage/session-store.ts';
import { sessionOf, type Api } from './api.ts';
import { fieldOf } from './bodies.ts';

/**
 * Makes every call of the API obey the policy table: bearer and role before the body is read, CSRF pair before it is
 * checked, right to the object before the handler. A route that the table does not know stops the start.
 */
export function guard(api: Api, context: AppContext): void {
  api.decorateRequest('session', null);
  api.addHook('onRoute', refuseUnknown);
  api.addHook('onRequest', async (request) => {
    const policy = policyOf(request);
    if (policy !== undefined) await admit(request, policy, context);
  });
  api.addHook('preValidation', async (request) => {
    const policy = policyOf(request);
    const session = request.getDecorator<Session | null>('session');
    if (policy !== undefined && needsCsrf(request.method, policy, session !== null)) await checkCsrf(request, context);
  });
  api.addHook('preHandler', async (request) => {
    const policy = policyOf(request);
    if (policy?.object !== undefined) await checkRight(request, policy.object, context);
  });
}

function refuseUnknown({ method, url }: RouteOptions): void {
  for (const one of [method].flat()) {
    if (callPolicy(one, url) === undefined) throw new Error(`No policy for the call "${callName(one, url)}"`);
  }
}

function policyOf(request: FastifyRequest): CallPolicy | undefined {
  const { url } = request.routeOptions;
  return url === undefined ? undefined : callPolicy(request.method, url);
}

async function admit(request: FastifyRequest, policy: CallPolicy, context: AppContext): Promise<void> {
  const session = await findSession(request, context);
  request.setDecorator<Session | null>('session', session);
  if (policy.roles.includes(session?.user.type ?? 'GUEST')) return;
  throw new AppError(session === null ? 'UNAUTHORIZED' : 'FORBIDDEN');
}

async function findSession(request: FastifyRequest, { storage, now }: AppContext): Promise<Session | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') return null;
  return storage.sessions.find(hashToken(token), now());
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
  object: NonNullable<CallPolicy['object']>,
  { storage }: AppContext,
): Promise<void> {
  const id = fieldOf(request[object.in], object.field);
  if (id === undefined) throw new AppError('NOT_FOUND');
  const verdict = await checkObject(object.right, storage, sessionOf(request).user, id);
  if (verdict !== 'ALLOWED') throw new AppError(verdict);
}
