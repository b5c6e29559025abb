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
import { routePath } from '../policies/calls.ts';
import { refusalText } from '../sockets/refusals.ts';
import type { Session } from '../storage/session-store.ts';
import { type Api, sessionOf } from './api.ts';
import { isParsedBy } from './validate.ts';

/** What a handler gets of a request, each part as its record's schema made it. */
export type Asked<Call extends CallRecord> = {
  readonly params: PartOf<Call, 'params'>;
  readonly query: PartOf<Call, 'query'>;
  readonly body: PartOf<Call, 'body'>;
  /** The caller's session. Reading it throws UNAUTHORIZED where guests may call and nobody is logged in. */
  readonly session: Session;
  readonly request: FastifyRequest;
};

/** What a handler answers: the payload that the record promises, and what goes with it. */
export type RouteAnswer<Call extends CallRecord> = {
  readonly payload: AnswerOf<Call>;
  readonly message?: ApiMessage;
  readonly csrf?: CsrfPair;
};

/** The rules of the game say no. (ENV-5) */
type Refusal = { readonly refused: RejectionCode };

/** The answer of a handler where the rules refuse. */
export function refused(code: RejectionCode): Refusal {
  return { refused: code };
}

type Answered<Call extends CallRecord> = Call extends { readonly refuses: true }
  ? RouteAnswer<Call> | Refusal
  : RouteAnswer<Call>;

/** Registers a call: its record says where, what is checked and what is answered, the handler does it. */
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

/** Registers a call whose handler may send the answer by itself. */
export function openRoute<Call extends CallRecord>(
  api: Api,
  call: Call,
  handle: (asked: Asked<Call>, reply: FastifyReply) => Promise<unknown>,
  options: Pick<RouteShorthandOptions, 'exposeHeadRoute'> = {},
): void {
  const { method, path, mostPerAddress } = call;
  const limit = mostPerAddress && { max: mostPerAddress.calls, timeWindow: `${mostPerAddress.minutes} minutes` };
  api.route({
    method,
    url: routePath(path),
    schema: schemaOf(call),
    ...options,
    ...(limit === undefined ? {} : { config: { rateLimit: limit } }),
    handler: async (request, reply) => handle(askedOf(call, request), reply),
  });
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

/** A part of a request as the validator has left it. Throws where it has not seen it: a bug. */
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

function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}

function refusal({ refused: code }: Refusal) {
  return { payload: null, message: { type: 'warning', text: refusalText(code), code } };
}
