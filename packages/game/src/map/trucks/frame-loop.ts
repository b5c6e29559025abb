/**
 * Requests animation frames for as long as it runs. `draw` is called with the time of each, in ms, and returns how many ms may pass before the next: a
 * requested frame costs the browser work even if nothing is drawn in it.
 */
export class FrameLoop {
  readonly #draw: (time: number) => number;
  #frame: number | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(draw: (time: number) => number) {
    this.#draw = draw;
    this.wake();
  }

  /** Something has to be shown: ends the waiting. */
  readonly wake = (): void => {
    if (this.#isStopped || this.#frame !== null) return;
    clearTimeout(this.#rest);
    this.#frame = requestAnimationFrame((time) => this.#next(time));
  };

  /** Stops it for good. */
  stop(): void {
    this.#isStopped = true;
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #next(time: number): void {
    this.#frame = null;
    const rest = this.#draw(time);
    if (rest > 0 && !this.#isStopped && this.#frame === null) this.#rest = setTimeout(this.wake, rest);
    else this.wake();
  }
}
