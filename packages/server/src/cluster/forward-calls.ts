import type { FastifyReply, FastifyRequest } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { type CallRecord, CALLS } from '@fracht/protocol';
import { type Api, type Resource, sessionOf } from '../http/api.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { fieldOf } from '../http/bodies.ts';
import { presentGameOf } from '../http/present-game.ts';
import { bearerHashOf, callOf } from '../http/guard.ts';
import { callName } from '../policies/calls.ts';
import { forwardedCall } from '../http/handed-call.ts';
import { HANDED_CALLS } from './answer-calls.ts';
import { type CallNote, packNote, readAnsweredCall } from './notes.ts';
import type { Owners } from './owners.ts';

/** An owner that does not answer within so many ms is asked again, so every call to a live game must be idempotent. */
const ANSWER_MS = 3000;
const RETRY_S = 1;
/** The most characters of a forwarded body. No call to a live game needs more, and NATS takes 1 MiB. */
const MOST_BODY = 262_144;

/** Calls that mean the caller's current game if they name none. */
const MEAN_PRESENT = new Set<CallRecord>([CALLS.distances, CALLS.gameChangeEvent]);

/** Headers that the owner sets itself, or that describe the caller's connection. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect', 'upgrade']);
/** Headers and fields that prove who calls, and are checked here: anyone listening between the processes gets nothing to log in with. (CLU-8) */
const SECRET = new Set(['authorization', 'cookie', 'x-csrf-key', 'x-csrf-token', 'csrf_key', 'csrf_token']);

type ForwardingParts = {
  readonly owners: Owners;
  /** Loads a game that nobody owns into this process; false if another process was quicker. */
  readonly take: (game: string) => Promise<boolean>;
  readonly socketPort: () => number | null;
};

/** Forwards the calls of a resource that are about a game which another process owns. Rights are checked here first, and again at the owner. */
export function forwarded(resource: Resource, parts: ForwardingParts): Resource {
  return (api, context) => {
    void api.register(async (inner: Api) => {
      const handed = inner.getDecorator<Set<string>>(HANDED_CALLS);
      inner.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) handed.add(callName(one, url));
      });
      const bodies = new WeakMap<FastifyRequest, unknown>();
      inner.addHook('preValidation', async (request) => void bodies.set(request, request.body));
      inner.addHook('preHandler', async (request, reply) => {
        const game = forwardedCall() === undefined ? await gameOf(request, context) : null;
        if (game !== null) await forward(request, reply, { game, body: bodies.get(request), parts });
      });
      resource(inner, context);
    });
  };
}

/** The game that a call is about; null if it is about none. */
async function gameOf(request: FastifyRequest, asked: Pick<AppContext, 'storage' | 'now'>): Promise<string | null> {
  const call = callOf(request);
  const object = call?.object;
  if (object !== undefined) return fieldOf(request[object.in], object.field) ?? null;
  if (call === undefined || !MEAN_PRESENT.has(call)) return null;
  const named = fieldOf(request.body, 'game') ?? fieldOf(request.query, 'game');
  return named ?? presentGameOf(asked, sessionOf(request).user);
}

type ForwardedCall = { readonly game: string; readonly body: unknown; readonly parts: ForwardingParts };

/** Has the game's owner answer the call; does nothing if that is this process. Throws UNAVAILABLE if the owner cannot be reached. */
async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { game, body, parts }: ForwardedCall,
): Promise<void> {
  const { owners, take, socketPort } = parts;
  const note = packNote(noteOf(request, body, socketPort()));
  const reached = await owners.reach(game, { ask: () => note, withinMs: ANSWER_MS, take: () => take(game) });
  if (reached.at === 'NOWHERE') throw new AppError('UNAVAILABLE', { retryAfter: RETRY_S });
  if (reached.at !== 'THERE') return;
  const { status, headers, body: answer } = readAnsweredCall(reached.answer);
  const { 'content-encoding': encoding, ...others } = headers;
  await reply
    .status(status)
    .headers(others)
    .send(encoding === 'gzip' ? gunzipSync(answer) : Buffer.from(answer));
}

function noteOf(request: FastifyRequest, body: unknown, socketPort: number | null): CallNote {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_LINE.has(name) || SECRET.has(name) ? [] : [[name, value] as const],
  );
  const isEmpty = body === undefined || body === null;
  const text = isEmpty ? null : JSON.stringify(body, (name, value: unknown) => (SECRET.has(name) ? undefined : value));
  if (text !== null && text.length > MOST_BODY) throw new AppError('TOO_LARGE');
  return {
    kind: 'CALL',
    method: request.method,
    url: request.url,
    headers: {
      ...Object.fromEntries(headers),
      // Between processes answers are compressed; the caller gets the encoding that it accepts.
      'accept-encoding': 'gzip',
      ...(isEmpty ? {} : { 'content-type': 'application/json' }),
    },
    bearerHash: bearerHashOf(request),
    body: text,
    remote: request.raw.socket.remoteAddress ?? '',
    socketPort,
    request: request.id,
  };
}
