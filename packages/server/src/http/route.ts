import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { RejectionCode } from '@fracht/engine';
import {
  type AnswerOf,
  type ApiMessage,
  type CallRecord,
  type CsrfPair,
  envelope,
  type Part,
  type PartOf,
} from '@fracht/protocol';
import { z } from 'zod';
import { nameOfCall, routePath } from '../policies/calls.ts';
import { actionRefusal } from '../sockets/refusals.ts';
import { actingAs } from '../storage/acting.ts';
import type { Session } from '../storage/session-store.ts';
import { type Api, sessionOf, WALL_CLOCK } from './api.ts';
import { isParsedBy } from './validate.ts';

/** What a handler gets of a request: each part as parsed by its record's schema. */
export type Asked<Call extends CallRecord> = {
  readonly params: PartOf<Call, 'params'>;
  readonly query: PartOf<Call, 'query'>;
  readonly body: PartOf<Call, 'body'>;
  /** The caller's session. Throws UNAUTHORIZED if it is read while nobody is logged in, which only calls open to guests allow. */
  readonly session: Session;
  readonly request: FastifyRequest;
};

/** What a handler returns: the payload that the record promises, and what is sent with it. */
export type RouteAnswer<Call extends CallRecord> = {
  readonly payload: AnswerOf<Call>;
  readonly message?: ApiMessage;
  readonly csrf?: CsrfPair;
};

/** The rules of the game refuse the call. (ENV-5) */
type RuleRefusal = { readonly refused: RejectionCode };

/** What a handler returns if the rules refuse. */
export function ruleRefusal(code: RejectionCode): RuleRefusal {
  return { refused: code };
}

type Answered<Call extends CallRecord> = Call extends { readonly refuses: true }
  ? RouteAnswer<Call> | RuleRefusal
  : RouteAnswer<Call>;

/** Registers a call: address, validation and answer follow from its record, the work is done by the handler. */
export function route<Call extends CallRecord>(
  api: Api,
  call: Call,
  handle: (asked: Asked<Call>) => Promise<Answered<Call>>,
): void {
  openRoute(api, call, async (asked, reply) => {
    const answer = await handle(asked);
    return isRefusal(answer) ? reply.status(409).send(refusal(answer)) : answer;
  });
}

/**
 * How often guests may make one call from one address: a whole school shares one, and each browser asks a few times. Flooding a call blocks it for
 * guests of that address, for ten seconds at most; logged-in people are limited by `limitConcurrentCalls`. (BND-8)
 */
const OF_GUESTS = {
  max: 600,
  timeWindow: 10_000,
  allowList: (request: FastifyRequest) => request.getDecorator<Session | null>('session') !== null,
} as const;

/** Registers a call whose handler may send the answer itself. Whatever the handler changes is recorded as the caller's doing. (AUD-2) */
export function openRoute<Call extends CallRecord>(
  api: Api,
  call: Call,
  handle: (asked: Asked<Call>, reply: FastifyReply) => Promise<unknown>,
  options: Pick<RouteShorthandOptions, 'exposeHeadRoute'> = {},
): void {
  const { method, path } = call;
  const name = nameOfCall(call);
  const now = api.getDecorator<() => number>(WALL_CLOCK);
  const limit = limitOf(call);
  api.route({
    method,
    url: routePath(path),
    schema: schemaOf(call),
    ...options,
    ...(limit === undefined ? {} : { config: { rateLimit: limit } }),
    handler: async (request, reply) => {
      const session = request.getDecorator<Session | null>('session');
      const who = { user: session?.user.id ?? null, role: session?.user.type ?? 'GUEST', call: name, now } as const;
      return actingAs(who, () => handle(askedOf(call, request), reply));
    },
  });
}

/** Guesses at passwords have their own limits (LGN-3, LGN-4). */
function limitOf({ who, mostPerAddress, opensSession }: CallRecord) {
  if (mostPerAddress !== undefined)
    return { max: mostPerAddress.calls, timeWindow: `${mostPerAddress.minutes} minutes` };
  return who.includes('GUEST') && opensSession !== true ? OF_GUESTS : undefined;
}

function schemaOf({ params, query, body, answer, refuses }: CallRecord) {
  const onRefusal = refuses === true ? { 409: envelope(z.null()) } : {};
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    ...(answer === null ? {} : { response: { 200: envelope(answer), ...onRefusal } }),
  };
}

function askedOf<Call extends CallRecord>(call: Call, request: FastifyRequest): Asked<Call> {
  return {
    params: partOf(call, 'params', request.params),
    query: partOf(call, 'query', request.query),
    body: partOf(call, 'body', request.body),
    get session() {
      return sessionOf(request);
    },
    request,
  };
}

/** A validated part of a request. Throws if the validator has not seen it, which is a bug. */
function partOf<Call extends CallRecord, Name extends Part>(
  call: Call,
  name: Name,
  value: unknown,
): PartOf<Call, Name> {
  const part = call[name] === undefined ? undefined : value;
  if (!isPart(call, name, part)) throw new Error(`${call.method} ${call.path}: ${name} was not checked`);
  return part;
}

function isPart<Call extends CallRecord, Name extends Part>(
  call: Call,
  name: Name,
  value: unknown,
): value is PartOf<Call, Name> {
  const schema = call[name];
  return schema === undefined ? value === undefined : isParsedBy(schema, value);
}

function isRefusal(answer: object): answer is RuleRefusal {
  return 'refused' in answer;
}

function refusal({ refused: code }: RuleRefusal) {
  return { payload: null, message: { type: 'warning', text: actionRefusal(code), code } };
}
