/** How many seconds' worth of actions may come at once. */
const BURST_SECONDS = 3;

/** Lets `rate` things a second through, with a short burst, so that quick clicking does not count as flooding. (protocol, Socket 4) */
export class TokenBucket {
  readonly #rate: number;
  readonly #now: () => number;
  #tokens: number;
  #seenAt: number;

  /** `now` tells ms. */
  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate * BURST_SECONDS;
    this.#seenAt = now();
  }

  /** True if one more may come, which it counts. */
  take(): boolean {
    const now = this.#now();
    this.#tokens = Math.min(this.#rate * BURST_SECONDS, this.#tokens + ((now - this.#seenAt) * this.#rate) / 1000);
    this.#seenAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
