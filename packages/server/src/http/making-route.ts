import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallRecord } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { nameOfCall } from '../policies/calls.ts';
import { KeyTaken, type NamedRequest, withRequest } from '../storage/request-in-hand.ts';
import type { RequestStore } from '../storage/request-store.ts';
import type { Session } from '../storage/session-store.ts';
import type { Api } from './api.ts';
import { type Asked, openRoute, type RouteAnswer } from './route.ts';

type MakingCall = CallRecord & { readonly makes: true };

/** The ids of what was made and, if `tell` would say something else than the first time, the answer. */
type Made<Call extends CallRecord> = { readonly made: readonly string[]; readonly answer?: RouteAnswer<Call> };

type Making<Call extends MakingCall> = {
  readonly make: (asked: Asked<Call>) => Promise<Made<Call>>;
  /** The answer, from the ids of what was made. */
  readonly tell: (asked: Asked<Call>, made: readonly string[]) => Promise<RouteAnswer<Call>>;
  /** A repeated request may differ from the first one; `tell` handles that. */
  readonly isMended?: true;
};

/**
 * Registers a call that makes something. With a key it is made once, and a retry gets the first answer again; without one, it is made each time. Throws
 * MADE_BEFORE if the key was used with another request body, STILL_MADE if the first request with the key does not finish. The handlers get the body without
 * the key. (FLD-11; ADR 0099)
 */
export function makingRoute<Call extends MakingCall>(
  api: Api,
  context: AppContext,
  call: Call,
  { make, tell, isMended }: Making<Call>,
): void {
  const { requests } = context.storage;
  openRoute(api, call, async (asked): Promise<RouteAnswer<Call>> => {
    const key = takeKey(asked.body);
    if (key === null) return answerOf(await make(asked));
    const session = asked.request.getDecorator<Session | null>('session');
    const sent = isMended === true ? '' : hashOf(asked.body);
    const request = { user: session?.user.id ?? '', key, call: nameOfCall(call), sent, at: context.now() };
    const before = await madeBefore(requests, request);
    if (before !== null) return tell(asked, before);
    try {
      return await answerOf(await makeOnce(requests, request, () => make(asked)));
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
      return tell(asked, (await madeBefore(requests, request)) ?? stillMade());
    }

    async function answerOf({ made, answer }: Made<Call>): Promise<RouteAnswer<Call>> {
      return answer ?? tell(asked, made);
    }
  });
}

/** Takes the key out of a body; null: there is none. */
function takeKey(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('key' in body)) return null;
  const { key } = body;
  Reflect.deleteProperty(body, 'key');
  return typeof key === 'string' ? key : null;
}

/** Files are compared by their bytes. */
function hashOf(body: unknown): string {
  const text = JSON.stringify(body, (_, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/** Runs `make` under the request's key. Throws KeyTaken, and what `make` throws. */
async function makeOnce<Done extends { readonly made: readonly string[] }>(
  requests: RequestStore,
  request: NamedRequest,
  make: () => Promise<Done>,
): Promise<Done> {
  const inHand = { ...request, isClaimed: false };
  try {
    const done = await withRequest(inHand, make);
    // If nothing was written, as in a trial, no key is stored.
    if (inHand.isClaimed) await requests.settle(request, done.made);
    return done;
  } catch (error) {
    // A refusal has made nothing. After any other error nobody knows, so the key stays.
    if (inHand.isClaimed && error instanceof AppError) await requests.release(request);
    throw error;
  } finally {
    // Work that it started in the background stores no key.
    inHand.isClaimed = true;
  }
}

/** How long a request waits for another with its key that is still in progress, and how often it checks. */
const PATIENCE_MS = 20_000;
const STEP_MS = 100;

/** What an earlier request with this key made; null: there was none. Throws MADE_BEFORE, STILL_MADE. */
async function madeBefore(requests: RequestStore, request: NamedRequest): Promise<readonly string[] | null> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += STEP_MS) {
    const known = await requests.find(request);
    if (known === null) return null;
    if (known.call !== request.call || known.sent !== request.sent) throw new AppError('MADE_BEFORE');
    if (known.made !== null) return known.made;
    await wait(STEP_MS);
  }
  return stillMade();
}

function stillMade(): never {
  throw new AppError('STILL_MADE');
}
