import type { Logger } from '../log.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import { DamagedGame } from '../storage/damaged-game.ts';
import { isStorageAway } from '../storage/storage-away.ts';

/** How often stopped games are tried again, in ms. */
const AGAIN_MS = 1000;

type RevivalParts = {
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** A write to see whether the storage works again; rejects while it does not. */
  readonly store: () => Promise<void>;
  /** Loads a game, which then goes on from what was stored. */
  readonly open: (game: string) => Promise<unknown>;
};

/**
 * The games that were stopped because nothing could be stored. As soon as the storage works again all of them go on, whether or not anybody
 * connects. (LVG-14)
 */
export class Revival {
  readonly #parts: RevivalParts;
  readonly #standing = new Set<string>();
  #due: Due | null = null;
  #isClosed = false;

  constructor(parts: RevivalParts) {
    this.#parts = parts;
  }

  /** How many games are stopped. */
  get size(): number {
    return this.#standing.size;
  }

  /** Whether a game is stopped. */
  has(game: string): boolean {
    return this.#standing.has(game);
  }

  /** Notes that a game was stopped, and begins to retry. */
  add(game: string): void {
    if (this.#isClosed) return;
    this.#standing.add(game);
    this.#due ??= this.#later();
  }

  /** Ends the retries. */
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
