import type { Logger } from '../log.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Storage } from '../storage/storage.ts';
import type { GameRegistry } from './game-registry.ts';
import { isLive } from './live-game.ts';

/** So often it is looked which assignments have ended, in real ms. */
const LOOK_EVERY_MS = 30_000;

type Parts = {
  readonly registry: Pick<GameRegistry, 'open' | 'isDamaged'>;
  readonly storage: Pick<Storage, 'homework'>;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  /** The wall clock in ms: an assignment ends at a time of day. */
  readonly now: () => number;
  /** The wall clock as it was at the start, and since then by a clock that nobody can set and that passes while the machine sleeps. */
  readonly sleepless: () => number;
};

/** Ends the games of assignments whose time is over, those that nobody plays too. (HWS-3) */
export class HomeworkCloser {
  readonly #parts: Parts;
  #isStopped = false;
  #closing: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks now, and from now on every half a minute. */
  start(): void {
    const { scheduler, logger } = this.#parts;
    if (this.#isStopped) return;
    this.#closing = this.close().catch((error: unknown) => logger.error({ err: error }, 'homework was not closed'));
    void this.#closing.then(() => {
      if (!this.#isStopped) scheduler.after(LOOK_EVERY_MS, () => this.start());
    });
  }

  /** Looks no more; resolves when what was begun is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#closing;
  }

  /**
   * Ends each game that is overdue and that this process owns or can take; a game that cannot be read keeps no other one open. One that was set
   * aside as damaged, which was told then, is left alone until the next start. What is ended is never open again: a wall clock that jumps ahead
   * while the server runs ends nothing.
   */
  async close(): Promise<void> {
    const { registry, storage, logger, now, sleepless } = this.#parts;
    const at = Math.min(now(), sleepless());
    for (const game of await storage.homework.overdue(at)) {
      if (this.#isStopped) return;
      if (registry.isDamaged(game)) continue;
      try {
        const opened = await registry.open(game);
        // Noted first, so that it is known of every game that was closed.
        if (isLive(opened) && (await storage.homework.noteClosing(game, at)))
          await opened.host.serve({ action: 'CLOSE' });
      } catch (error) {
        logger.error({ err: error, game }, 'a homework was not closed');
      }
    }
  }
}
