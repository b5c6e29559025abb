import { TokenBucket } from './token-bucket.ts';

const MOST_CALLERS = 5000;

/** How many actions each caller may still send, over HTTP or on all lines together: the same limit as for a socket. (CHN-6) */
export class ActionRates {
  readonly #rate: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** True if this caller may send one more, which it counts. */
  take(caller: string): boolean {
    const bucket = this.#buckets.get(caller) ?? new TokenBucket(this.#rate, this.#now);
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size > MOST_CALLERS) this.#forgetOldest();
    return bucket.take();
  }

  #forgetOldest(): void {
    for (const caller of this.#buckets.keys()) {
      this.#buckets.delete(caller);
      return;
    }
  }
}
