import type { FastifyRequest } from 'fastify';
import { CALLS } from '@fracht/protocol';
import { AppError } from '../errors.ts';
import type { Session } from '../storage/session-store.ts';
import type { Api } from './api.ts';
import { callOf } from './guard.ts';

/** Calls of one account that are worked on at once, and those that may wait for them. (docs/adr/0024) */
const MOST_AT_ONCE = 3;
const MOST_WAITING = 200;
const RETRY_S = 1;

type Caller = { running: number; readonly waiting: (() => void)[] };

/** Who has how many calls in hand. */
export class CallsAtOnce {
  readonly #callers = new Map<string, Caller>();

  /** Waits until one more call of this caller may be worked on, and gives what ends it. Throws TOO_MANY where too many wait already. */
  async begin(id: string): Promise<() => void> {
    const caller = this.#callers.get(id) ?? { running: 0, waiting: [] };
    this.#callers.set(id, caller);
    if (caller.running < MOST_AT_ONCE) caller.running += 1;
    else if (caller.waiting.length >= MOST_WAITING) throw new AppError('TOO_MANY', { retryAfter: RETRY_S });
    else await new Promise<void>((resolve) => void caller.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (!isOver) this.#end(id, caller);
      isOver = true;
    };
  }

  /** The place of a call that is done goes to the next one, or is free. */
  #end(id: string, caller: Caller): void {
    const next = caller.waiting.shift();
    if (next !== undefined) return next();
    caller.running -= 1;
    if (caller.running === 0) this.#callers.delete(id);
  }
}

/** Has whoever asks for much at once wait for the own calls, and nobody else. Guests share addresses, and their calls are cheap. */
export function fewAtOnce(api: Api): void {
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

/** A stream goes on after its call is answered; how many one person may have is counted elsewhere. */
function isStream(request: FastifyRequest): boolean {
  return callOf(request) === CALLS.stream;
}
