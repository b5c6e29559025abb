import type { Ownership } from '../games/ownership.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Logger } from '../log.ts';
import type { Bus } from './bus.ts';

/** So often a process looks for running games that nobody owns. */
const LOOK_MS = 500;
/** So many it takes at a look, that the others may take some too. */
const AT_ONCE = 5;

type Parts = {
  readonly ownership: Ownership;
  readonly open: (game: string) => Promise<unknown>;
  readonly scheduler: Scheduler;
  readonly bus: Bus;
  readonly logger: Logger;
};

/** Takes running games whose owner was lost, so that time goes on in them though nobody asks. */
export class Strays {
  readonly #parts: Parts;
  #due: Due | null = null;
  #isClosed = false;
  #lastFailure: unknown = null;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#due = this.#parts.scheduler.after(LOOK_MS, () => {
      this.#work = this.#look().then(
        () => this.#looked(null),
        (error: unknown) => this.#looked(error),
      );
      void this.#work.then(() => {
        if (!this.#isClosed) this.start();
      });
    });
  }

  /** Takes no more; what it is taking is taken first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#due);
    await this.#work;
  }

  /** One line for a database that is away, however long. */
  #looked(error: unknown): void {
    if (error !== null && this.#lastFailure === null) {
      this.#parts.logger.warn({ err: error }, 'games without an owner cannot be looked for');
    }
    this.#lastFailure = error;
  }

  async #look(): Promise<void> {
    const { ownership, bus } = this.#parts;
    // A process that the others cannot reach would keep the games from their players.
    while (!this.#isClosed && !bus.isAway) {
      const games = await ownership.strays(AT_ONCE);
      let haveAll = true;
      for (const game of games) haveAll = (await this.#take(game)) && haveAll;
      // One that cannot be brought back stays a stray: not to be tried again at once.
      if (games.length < AT_ONCE || !haveAll) return;
    }
  }

  async #take(game: string): Promise<boolean> {
    try {
      if (!this.#isClosed) await this.#parts.open(game);
      return true;
    } catch (error) {
      this.#parts.logger.error({ err: error, game }, 'a game could not be brought back');
      return false;
    }
  }
}
