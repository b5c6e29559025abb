import type { Ownership } from '../games/ownership.ts';
import type { Due } from '../games/scheduler/due-heap.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Logger } from '../log.ts';
import type { Bus } from './bus.ts';

/** How often a process looks for running games that nobody owns, in ms. */
const LOOK_MS = 500;
/** How many games one round takes at most, so that the other processes take some too. */
const AT_ONCE = 5;

type StraysParts = {
  readonly ownership: Ownership;
  readonly open: (game: string) => Promise<unknown>;
  readonly scheduler: Scheduler;
  readonly bus: Bus;
  readonly logger: Logger;
};

/** Takes running games whose owner was lost, so that time goes on in them even if nobody asks for them. */
export class Strays {
  readonly #parts: StraysParts;
  #due: Due | null = null;
  #isClosed = false;
  #lastFailure: unknown = null;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: StraysParts) {
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

  /** Takes no more games; resolves when those being taken are done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#parts.scheduler.cancel(this.#due);
    await this.#work;
  }

  /** Logs an unreachable database once, however long it lasts. */
  #looked(error: unknown): void {
    if (error !== null && this.#lastFailure === null) {
      this.#parts.logger.warn({ err: error }, 'games without an owner cannot be looked for');
    }
    this.#lastFailure = error;
  }

  async #look(): Promise<void> {
    const { ownership, bus } = this.#parts;
    // A process that the others cannot reach must not take games: players could not get into them.
    while (!this.#isClosed && !bus.isAway) {
      const games = await ownership.strays(AT_ONCE);
      let haveAll = true;
      for (const game of games) haveAll = (await this.#take(game)) && haveAll;
      // A game that could not be loaded stays a stray, and is not tried again at once.
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
