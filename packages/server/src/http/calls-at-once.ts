import type { FastifyRequest } from 'fastify';
import { CALLS } from '@fracht/protocol';
import { AppError } from '../errors.ts';
import type { Session } from '../storage/session-store.ts';
import type { Api } from './api.ts';
import { callOf } from './guard.ts';

/** How many calls of one account are handled at once, and how many may wait. (docs/adr/0024) */
const MOST_AT_ONCE = 3;
const MOST_WAITING = 200;
const RETRY_S = 1;

type Caller = { running: number; readonly waiting: (() => void)[] };

/** Limits concurrent calls for each account. */
export class CallsAtOnce {
  readonly #callers = new Map<string, Caller>();
  readonly #most: number;

  constructor(most: number = MOST_AT_ONCE) {
    this.#most = most;
  }

  /** Waits until another call of this account may begin; gives the function that ends it. Throws TOO_MANY if too many are waiting. */
  async begin(id: string): Promise<() => void> {
    const caller = this.#callers.get(id) ?? { running: 0, waiting: [] };
    this.#callers.set(id, caller);
    if (caller.running < this.#most) caller.running += 1;
    else if (caller.waiting.length >= MOST_WAITING) throw new AppError('TOO_MANY', { retryAfter: RETRY_S });
    else await new Promise<void>((resolve) => void caller.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (!isOver) this.#end(id, caller);
      isOver = true;
    };
  }

  /** Gives the slot of a finished call to the next one, or frees it. */
  #end(id: string, caller: Caller): void {
    const next = caller.waiting.shift();
    if (next !== undefined) return next();
    caller.running -= 1;
    if (caller.running === 0) this.#callers.delete(id);
  }
}

/**
 * Makes an account with many simultaneous calls wait for its own calls, and nobody else. Guests are counted by address, which they share
 * (`route`).
 */
export function limitConcurrentCalls(api: Api): void {
  const calls = new CallsAtOnce();
  const ends = new WeakMap<FastifyRequest, () => void>();
  api.addHook('preHandler', async (request, reply) => {
    const session = request.getDecorator<Session | null>('session');
    if (session === null || isStream(request)) return;
    const end = await calls.begin(session.user.id);
    ends.set(request, end);
    reply.raw.once('close', end);
  });
  api.addHook('onSend', async (request) => ends.get(request)?.());
}

/** Whether the call opens a stream, which lasts longer than its call; the number of streams is limited elsewhere. */
function isStream(request: FastifyRequest): boolean {
  return callOf(request) === CALLS.stream;
}
