/** An estimate of the server's clock in ms, from the time stamps of its messages. */
export class ServerClock {
  #offset: number | null = null;
  readonly #now: () => number;

  /** `now` is this device's clock in ms; it may be wrong, but has to run evenly. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes the stamp of a message that has just arrived. The offset of the least delayed message is the best estimate. */
  heard(serverTime: number): void {
    const offset = serverTime - this.#now();
    this.#offset = this.#offset === null ? offset : Math.max(offset, this.#offset - DRIFT_MS);
  }

  /** The server's time now; before the first message this device's. */
  now(): number {
    return this.#now() + (this.#offset ?? 0);
  }
}

/** By how much the estimated offset may fall with each message, in ms, so that it follows a drifting clock. */
const DRIFT_MS = 2;
