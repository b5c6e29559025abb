import { setTimeout as pause } from 'node:timers/promises';

/** How long after one guess the next one is looked at, in ms, and how many wait for that. */
const PACE = { gap: 1000, waiting: 20 } as const;

type GuessLane = { next: number; waiting: number };

/**
 * Looks at guesses at one account one after another, with time between. For an account at which many have guessed, from however many addresses: a bound
 * would let them shut its owner out, who so waits for some seconds at most. Kept in memory, for each process by itself.
 */
export class GuessPace {
  readonly #lanes = new Map<string, GuessLane>();
  readonly #pace: { readonly gap: number; readonly waiting: number };

  constructor(pace: { readonly gap: number; readonly waiting: number } = PACE) {
    this.#pace = pace;
  }

  /** Resolves when it is this guess's turn; false at once where too many wait. */
  async turn(account: string): Promise<boolean> {
    const now = performance.now();
    const lane = this.#lanes.get(account) ?? { next: now, waiting: 0 };
    if (lane.waiting >= this.#pace.waiting) return false;
    this.#lanes.set(account, lane);
    const mine = Math.max(now, lane.next);
    lane.next = mine + this.#pace.gap;
    lane.waiting += 1;
    await pause(lane.next - now);
    lane.waiting -= 1;
    if (lane.waiting === 0) this.#lanes.delete(account);
    return true;
  }
}
