import { setTimeout as pause } from 'node:timers/promises';

/** How long after one guess the next one is looked at, in ms, and how many guesses may wait. */
const PACE = { gap: 1000, waiting: 20 } as const;

type GuessLane = { next: number; waiting: number };

/**
 * Looks at guesses at one account one after another, with a pause between. For an account at which many have guessed, from however many addresses: a
 * hard limit would let them lock its owner out, who this way waits a few seconds at most. Kept in memory, separately in each process.
 */
export class GuessPace {
  readonly #lanes = new Map<string, GuessLane>();
  readonly #pace: { readonly gap: number; readonly waiting: number };

  constructor(pace: { readonly gap: number; readonly waiting: number } = PACE) {
    this.#pace = pace;
  }

  /** Resolves when it is this guess's turn; false at once if too many are waiting. */
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
