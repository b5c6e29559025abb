import type { GameSeconds, GameState, LogEntry } from '@fracht/engine';
import type { Logger } from '../log.ts';
import { isStorageAway, STORAGE_SILENT } from '../storage/storage-away.ts';
import { rowOf, snapshotRow } from './log/entries.ts';
import { MARK_EVERY_MS } from './game-alarms.ts';
import { type GameLog, LogError } from './log/game-log.ts';

/** A snapshot of the state is stored every so many actions, so that a restart replays few of them. */
const SNAPSHOT_EVERY = 200;

/**
 * After five seconds' worth of unanswered marks the storage counts as unreachable, and the game stops: what it showed meanwhile might have to be
 * taken back. Marks are counted rather than seconds, since a computer that was asleep has had no answer either.
 */
const SILENT_MARKS = 5000 / MARK_EVERY_MS;

type HostLogParts = {
  readonly game: string;
  readonly log: GameLog;
  readonly logger: Logger;
  /** The number of the last action in the stored state. */
  readonly snapshotSeq: number;
  /** The game cannot continue in memory, since what is stored may differ. */
  readonly broke: (error: unknown) => void;
};

/** What the host of a game stores: its actions, how far its clock has come, and its state from time to time; and whether storing works. */
export class HostLog {
  readonly #parts: HostLogParts;
  #snapshotSeq: number;
  /** How many marks of the clock wait to be stored. */
  #waitingMarks = 0;
  #away: unknown = null;
  #isClosed = false;

  constructor(parts: HostLogParts) {
    this.#parts = parts;
    this.#snapshotSeq = parts.snapshotSeq;
  }

  /** Why the game stands still: nothing can be stored; null: it does not. (LVG-14) */
  get away(): unknown {
    return this.#away;
  }

  /** Stores an accepted action. */
  async append(entry: LogEntry): Promise<void> {
    const { log, game } = this.#parts;
    await this.orBreak(log.append(game, rowOf(entry)));
  }

  /** Stores where the clock has stopped. */
  mark(at: GameSeconds): Promise<void> {
    return this.orBreak(this.#parts.log.mark(this.#parts.game, at));
  }

  /**
   * Makes the clock durable, even if something was stored a moment ago: marks come at fixed intervals, which do not count from the last action. A game whose
   * clock cannot be stored stands still. (LVG-9, LVG-14)
   */
  markClock(at: GameSeconds): void {
    if (this.#waitingMarks >= SILENT_MARKS) {
      return this.#stand(new LogError('the storage does not answer', STORAGE_SILENT));
    }
    void this.#writeMark(at);
  }

  /** Stores the state if enough actions have come since the last time. Nobody waits for it. */
  keepState(state: GameState, seq: number): void {
    if (seq - this.#snapshotSeq < SNAPSHOT_EVERY) return;
    const { log, logger, game } = this.#parts;
    this.#snapshotSeq = seq;
    log
      .saveSnapshot(game, snapshotRow(state, seq))
      .catch((error: unknown) => logger.error({ err: error, game }, 'a snapshot was not stored'));
  }

  /** If the log or the store of results fails, memory may no longer agree with it: the host ends. */
  async orBreak(stored: Promise<void>): Promise<void> {
    try {
      await stored;
    } catch (error) {
      if (isStorageAway(error)) this.#away = error;
      this.#parts.broke(error);
      throw error;
    }
  }

  /** Ends the host, which no longer counts as standing still. */
  close(): void {
    this.#isClosed = true;
  }

  async #writeMark(at: GameSeconds): Promise<void> {
    const { log, logger, game } = this.#parts;
    this.#waitingMarks += 1;
    try {
      await log.mark(game, at);
    } catch (error) {
      if (isStorageAway(error)) this.#stand(error);
      else logger.error({ err: error, game }, 'the clock could not be marked');
    } finally {
      this.#waitingMarks -= 1;
    }
  }

  /** Whatever happened from now on could be lost again: the host ends, and the game continues from what is stored. */
  #stand(error: unknown): void {
    if (this.#isClosed || this.#away !== null) return;
    this.#away = error;
    this.#parts.broke(error);
  }
}
