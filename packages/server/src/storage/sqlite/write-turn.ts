import { resolve } from 'node:path';

/**
 * Whose turn it is to write into one SQLite file, among the connections of one thread. A transaction of a store stays open while its work
 * waits for something; a commit of another connection would wait for it in SQLite, without ever letting it go on.
 */
export class WriteTurn {
  #isTaken = false;
  #waiting: (() => void)[] = [];

  /** A transaction has begun that stays open for a while. */
  take(): void {
    this.#isTaken = true;
  }

  /** It is over: who waited goes on, in order. */
  release(): void {
    this.#isTaken = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const run of waiting) this.whenFree(run);
  }

  /** Runs something that begins and ends without waiting: at once, or as soon as the open transaction is over. */
  whenFree(run: () => void): void {
    if (this.#isTaken) this.#waiting.push(run);
    else run();
  }
}

const turns = new Map<string, WriteTurn>();

/** The one turn of a file in this thread, whoever asks. */
export function turnOf(file: string): WriteTurn {
  const path = resolve(file);
  const turn = turns.get(path) ?? new WriteTurn();
  turns.set(path, turn);
  return turn;
}
