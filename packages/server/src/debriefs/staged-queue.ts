type StagedWork = { readonly stage: number; readonly order: number; readonly start: () => Promise<void> };

/**
 * A priority queue of work on several games, one piece at a time: the lowest stage first, and within a stage whatever was begun first. So the
 * first pieces of every game come before the last ones of any.
 */
export class StagedQueue {
  readonly #waiting: StagedWork[] = [];
  #isBusy = false;
  #rested: (() => void)[] = [];

  /** Runs `work` when it is its turn; fails as `work` fails, and the queue goes on. */
  run<T>(stage: number, order: number, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = (): Promise<void> => work().then(resolve, reject);
      this.#waiting.push({ stage, order, start });
      this.#look();
    });
  }

  /** Resolves when nothing waits and nothing is under way. */
  idle(): Promise<void> {
    if (!this.#isBusy) return Promise.resolve();
    return new Promise((resolve) => this.#rested.push(resolve));
  }

  #look(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    void this.#runAll();
  }

  async #runAll(): Promise<void> {
    for (;;) {
      // The caller that has just finished a piece adds its next one before another game is chosen.
      await nextTurn();
      const next = this.#waiting.toSorted(bySoonest)[0];
      if (next === undefined) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      await next.start();
    }
    this.#isBusy = false;
    for (const rest of this.#rested.splice(0)) rest();
  }
}

function bySoonest(one: StagedWork, other: StagedWork): number {
  return one.stage - other.stage || one.order - other.order;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
