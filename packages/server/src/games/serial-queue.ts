/** A queue of work of one game, done one piece after another: actions of one game never interleave. (LVG-1) */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all that came before is done; fails as `work` fails, and the queue goes on. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when everything queued so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
