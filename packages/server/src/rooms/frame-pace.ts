/** In the long run one in so many ms, and after quiet so many one right after another. */
export type FrameMeasure = { readonly everyMs: number; readonly atOnce: number };

const FRAMES_EVERY_MS = 40;

/**
 * When everybody is next sent what happened to others: at moments that are the same for all games, so that one wake of the server serves
 * all of them. (docs/adr/0035)
 */
export function nextFramesAt(now: number): number {
  return (Math.floor(now / FRAMES_EVERY_MS) + 1) * FRAMES_EVERY_MS;
}

/**
 * Of the whole games that one player is sent, who comes in or asks for them, by the actions a second that a socket may send: each
 * costs as much as hundreds of frames, so one for twenty actions. (docs/adr/0024)
 */
export function wholesAt(actionRate: number): FrameMeasure {
  return { everyMs: 20_000 / actionRate, atOnce: Math.max(20, actionRate) };
}

/** When the next one of what has a measure may go out. Times in ms of one clock. */
export class Pace {
  readonly #measure: FrameMeasure;
  /** The moment until which those sent so far use up the long run's measure. */
  #usedUntil = Number.NEGATIVE_INFINITY;

  constructor(measure: FrameMeasure) {
    this.#measure = measure;
  }

  /** The earliest moment of the next one; past: at once. */
  get nextAt(): number {
    return this.#usedUntil - (this.#measure.atOnce - 1) * this.#measure.everyMs;
  }

  /** One goes out at `now`. */
  sent(now: number): void {
    this.#usedUntil = Math.max(this.#usedUntil, now) + this.#measure.everyMs;
  }
}
