import type { Logger } from '../log.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import { DamagedGame } from '../storage/damaged-game.ts';
import { isStorageAway } from '../storage/storage-away.ts';

/** So often it is tried whether games that stand can go on, in ms. */
const AGAIN_MS = 1000;

type Parts = {
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** Stores something small; rejects while nothing can be stored. */
  readonly store: () => Promise<void>;
  /** Brings a game into memory, from where it goes on. */
  readonly open: (game: string) => Promise<unknown>;
};

/** The games that stand because nothing could be stored. As soon as something can all of them go on, whether or not anybody comes. (LVG-14) */
export class Revival {
  readonly #parts: Parts;
  readonly #standing = new Set<string>();
  #due: Due | null = null;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How many games stand. */
  get size(): number {
    return this.#standing.size;
  }

  /** Whether a game stands. */
  has(game: string): boolean {
    return this.#standing.has(game);
  }

  /** A game stands from now on. */
  add(game: string): void {
    if (this.#isClosed) return;
    this.#standing.add(game);
    this.#due ??= this.#later();
  }

  /** Nothing is tried any more. */
  close(): void {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#due);
    this.#standing.clear();
  }

  #later(): Due {
    return this.#parts.scheduler.after(AGAIN_MS, () => void this.#try());
  }

  async #try(): Promise<void> {
    const { logger, store } = this.#parts;
    const games = [...this.#standing];
    try {
      await store();
      for (const game of games) await this.#revive(game);
    } catch (error) {
      if (!isStorageAway(error)) logger.error({ err: error }, 'games that stand cannot go on');
    }
    this.#due = this.#isClosed || this.#standing.size === 0 ? null : this.#later();
  }

  async #revive(game: string): Promise<void> {
    const { logger, open } = this.#parts;
    if (this.#isClosed) return;
    this.#standing.delete(game);
    try {
      await open(game);
      logger.warn({ game }, 'a game that stood goes on');
    } catch (error) {
      if (isStorageAway(error)) this.add(game);
      else if (!(error instanceof DamagedGame)) logger.error({ err: error, game }, 'a game that stood does not go on');
    }
  }
}
