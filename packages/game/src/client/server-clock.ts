/** Milliseconds by the server's clock, guessed from what its messages say. */
export class ServerClock {
  #offset: number | null = null;
  readonly #now: () => number;

  /** `now` is this device's clock in milliseconds; it may be wrong, but must run evenly. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A message stamped `serverTime` has just come. The least delayed message tells the offset best. */
  heard(serverTime: number): void {
    const offset = serverTime - this.#now();
    this.#offset = this.#offset === null ? offset : Math.max(offset, this.#offset - DRIFT_MS);
  }

  /** The server's time now; this device's own until a message came. */
  now(): number {
    return this.#now() + (this.#offset ?? 0);
  }
}

/** Lets the guess fall slowly, so that a clock that drifts is followed. */
const DRIFT_MS = 2;
