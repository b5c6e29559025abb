import type { Logger } from '../log.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Storage } from '../storage/storage.ts';
import type { GameRegistry } from './game-registry.ts';
import { isLive } from './live-game.ts';

/** How often it checks for assignments that have ended, in real ms. */
const LOOK_EVERY_MS = 30_000;

type HomeworkCloserParts = {
  readonly registry: Pick<GameRegistry, 'open' | 'isDamaged'>;
  readonly storage: Pick<Storage, 'homework'>;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The moment in ms by which deadlines count as reached. */
  readonly deadlineNow: () => number;
};

/** Ends the games of assignments that are over, also those that nobody plays. (HWS-3) */
export class HomeworkCloser {
  readonly #parts: HomeworkCloserParts;
  #isStopped = false;
  #closing: Promise<void> = Promise.resolve();

  constructor(parts: HomeworkCloserParts) {
    this.#parts = parts;
  }

  /** Checks now, and from now on every half minute. */
  start(): void {
    const { scheduler, logger } = this.#parts;
    if (this.#isStopped) return;
    this.#closing = this.close().catch((error: unknown) => logger.error({ err: error }, 'homework was not closed'));
    void this.#closing.then(() => {
      if (!this.#isStopped) scheduler.after(LOOK_EVERY_MS, () => this.start());
    });
  }

  /** Stops checking; resolves when everything under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#closing;
  }

  /**
   * Ends each overdue game that this process owns or can take. A game that cannot be read does not keep the others open; one set aside as
   * damaged was reported then, and is left alone until the next start.
   */
  async close(): Promise<void> {
    const { registry, storage, logger, deadlineNow } = this.#parts;
    const at = deadlineNow();
    for (const game of await storage.homework.overdue(at)) {
      if (this.#isStopped) return;
      if (registry.isDamaged(game)) continue;
      try {
        const opened = await registry.open(game);
        // Noted before it is closed, so that no closed game lacks the note.
        if (isLive(opened) && (await storage.homework.noteClosing(game, at)))
          await opened.host.serve({ action: 'CLOSE' });
      } catch (error) {
        logger.error({ err: error, game }, 'a homework was not closed');
      }
    }
  }
}
