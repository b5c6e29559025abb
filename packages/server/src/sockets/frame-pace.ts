/** In the long run one frame in so many ms; what happens meanwhile goes out together. (stack.md, Live game 4) */
const FRAME_MS = 20;
/** After quiet so many frames go out one right after another: no acknowledgement waits for a neighbour's. (docs/adr/0009) */
const AT_ONCE = 4;

/** When a game may send its next frame. Times in ms of one clock. */
export class FramePace {
  /** The moment until which the frames sent so far use up the long run's measure. */
  #usedUntil = Number.NEGATIVE_INFINITY;

  /** The earliest moment of the next frame; past: at once. */
  get nextAt(): number {
    return this.#usedUntil - (AT_ONCE - 1) * FRAME_MS;
  }

  /** A frame goes out at `now`. */
  sent(now: number): void {
    this.#usedUntil = Math.max(this.#usedUntil, now) + FRAME_MS;
  }
}
