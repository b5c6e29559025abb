import { resolve } from 'node:path';

/**
 * A write lock among the connections of one thread to one SQLite file. A store's transaction stays open across awaits; a commit of another
 * connection would block the thread while it waits for that in SQLite: a deadlock.
 */
export class WriteTurn {
  #isTaken = false;
  #waiting: (() => void)[] = [];

  /** A transaction has begun that stays open across awaits. */
  take(): void {
    this.#isTaken = true;
  }

  /** The transaction is over: waiting work runs, in order. */
  release(): void {
    this.#isTaken = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const run of waiting) this.whenFree(run);
  }

  /** Runs synchronous work: at once, or as soon as the open transaction is over. */
  whenFree(run: () => void): void {
    if (this.#isTaken) this.#waiting.push(run);
    else run();
  }
}

const turns = new Map<string, WriteTurn>();

/** The lock of a file in this thread, one for all callers. */
export function turnOf(file: string): WriteTurn {
  const path = resolve(file);
  const turn = turns.get(path) ?? new WriteTurn();
  turns.set(path, turn);
  return turn;
}
