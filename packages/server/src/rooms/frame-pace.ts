/** A rate limit: on average one in `everyMs`, and after a quiet time up to `atOnce` one right after another. */
export type FrameMeasure = { readonly everyMs: number; readonly atOnce: number };

const FRAMES_EVERY_MS = 40;

/**
 * The next moment at which everybody is sent what happened to others. These moments are the same for all games, so that the server wakes up
 * once for all of them. (docs/adr/0035)
 */
export function nextFramesAt(now: number): number {
  return (Math.floor(now / FRAMES_EVERY_MS) + 1) * FRAMES_EVERY_MS;
}

/**
 * The rate limit on messages with the full state, for each player. It follows from how many actions a second a socket may send: a full
 * state costs as much as hundreds of frames, so there is one for twenty actions. (docs/adr/0024)
 */
export function wholesAt(actionRate: number): FrameMeasure {
  return { everyMs: 20_000 / actionRate, atOnce: Math.max(20, actionRate) };
}

/** Keeps a rate limit: tells when the next one may go out. All times are ms of one clock. */
export class Pace {
  readonly #measure: FrameMeasure;
  /** Until when the average rate is used up by what was sent so far. */
  #usedUntil = Number.NEGATIVE_INFINITY;

  constructor(measure: FrameMeasure) {
    this.#measure = measure;
  }

  /** The earliest moment of the next one; in the past: at once. */
  get nextAt(): number {
    return this.#usedUntil - (this.#measure.atOnce - 1) * this.#measure.everyMs;
  }

  /** Records that one was sent at `now`. */
  sent(now: number): void {
    this.#usedUntil = Math.max(this.#usedUntil, now) + this.#measure.everyMs;
  }
}
