/** The place of expensive work in the queue: lower ranks first; within a rank the lanes take turns (round robin), however much each has waiting. */
export type Turn = { readonly rank: number; readonly lane: string };

/** Limits concurrency: at most so many pieces of work run at once, the others wait for their turn in memory. */
export class Turns {
  readonly #atOnce: number;
  /** Waiting work by rank and lane; the lane whose turn it is comes first. */
  readonly #waiting = new Map<number, Map<string, (() => void)[]>>();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs the work when its turn has come, and gives its result. */
  async run<Value>(work: () => Promise<Value>, turn: Turn): Promise<Value> {
    if (this.#running >= this.#atOnce) await this.#waitFor(turn);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** How many pieces of work of a rank are waiting, in one lane or in all. */
  waiting(rank: number, lane?: string): number {
    const lanes = this.#waiting.get(rank);
    if (lanes === undefined) return 0;
    if (lane !== undefined) return lanes.get(lane)?.length ?? 0;
    return [...lanes.values()].reduce((sum, { length }) => sum + length, 0);
  }

  #waitFor({ rank, lane }: Turn): Promise<void> {
    const lanes = this.#waiting.get(rank) ?? new Map<string, (() => void)[]>();
    const queue = lanes.get(lane) ?? [];
    this.#waiting.set(rank, lanes.set(lane, queue));
    return new Promise((resolve) => void queue.push(resolve));
  }

  /** Gives the slot of finished work to the next one, or frees it. */
  #passOn(): void {
    const next = this.#next();
    if (next === undefined) this.#running -= 1;
    else next();
  }

  #next(): (() => void) | undefined {
    const [rank] = [...this.#waiting.keys()].toSorted((one, other) => one - other);
    const lanes = rank === undefined ? undefined : this.#waiting.get(rank);
    if (rank === undefined || lanes === undefined) return undefined;
    for (const [lane, queue] of lanes) {
      const next = queue.shift();
      lanes.delete(lane);
      if (queue.length > 0) lanes.set(lane, queue);
      if (lanes.size === 0) this.#waiting.delete(rank);
      return next;
    }
    return undefined;
  }
}
