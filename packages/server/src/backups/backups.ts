import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StartFault } from '@fracht/content';
import { threadFile } from '../folders.ts';
import type { Logger } from '../log.ts';
import { type BackupFault, backupFaultOf } from './backup-fault.ts';
import { type BackupFile, backupsIn, type KeptBackups, tidyBackups } from './backup-files.ts';
import type { KeyPlace } from './backup-key.ts';
import type { BackupTask } from './make-backup.ts';

const DAY_MS = 86_400_000;
/**
 * How often it checks whether a backup is due, in ms. The first check comes soon after the start, for a computer that is on only during
 * lessons.
 */
const LOOK_MS = 60_000;
/** How long after a failure no automatic backup is tried, in ms. */
const AGAIN_AFTER_MS = 3_600_000;

/** The name of the backup, or why there is none. */
export type BackupOutcome = { readonly name: string } | { readonly fault: BackupFault };

/** A failed backup: when, and the known cause. */
export type BackupFailure = { readonly at: number; readonly code: StartFault | null };

/** `isRunning`: one is being made. `failure`: of the last attempt, until one succeeds. */
export type BackupsState = {
  readonly files: readonly BackupFile[];
  readonly isRunning: boolean;
  readonly failure: BackupFailure | null;
};

export type BackupParts = {
  /** A data directory, or the address of a PostgreSQL database. */
  readonly source: string;
  readonly folder: string;
  /** How many backups are kept; 0: none is made by itself. */
  readonly keep: number;
  /** Where the key that signs them is. */
  readonly key: KeyPlace;
  readonly logger: Logger;
  /** The wall clock in ms. */
  readonly now: () => number;
  /** Called for the first of several failures in a row. */
  readonly onFailure: (failure: BackupFailure) => Promise<void>;
  /** Makes a backup in a thread of its own. */
  readonly make?: (task: BackupTask, stop: AbortSignal) => Promise<BackupOutcome>;
};

/** The backups of a school: one a day by itself, and whenever an admin asks; one at a time. (BKP-1 to BKP-4) */
export class Backups {
  readonly #parts: BackupParts;
  readonly #stopping = new AbortController();
  #watching: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #failure: BackupFailure | null = null;

  constructor(parts: BackupParts) {
    this.#parts = parts;
  }

  /** The folder of the backups. */
  get folder(): string {
    return this.#parts.folder;
  }

  /** How many are kept; 0: none is made by itself. */
  get keep(): number {
    return this.#parts.keep;
  }

  /** The state for the admin's page. Never rejects: if the folder cannot be read, that counts as the failure and the list is empty. */
  async state(): Promise<BackupsState> {
    const isRunning = this.#running !== null;
    try {
      return { files: await backupsIn(this.#parts.folder), isRunning, failure: this.#failure };
    } catch (error) {
      const failure = this.#failure ?? { at: this.#parts.now(), code: backupFaultOf(error).code };
      return { files: [], isRunning, failure };
    }
  }

  /** Begins a backup, unless one is being made. Resolves when it is over, however it went. */
  make(): Promise<void> {
    this.#running ??= this.#made().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /**
   * Makes a backup if there is none from the last day. One dated in the future, left by a wrong clock, does not count; a folder that cannot be
   * read is a failed attempt.
   */
  async makeIfDue(): Promise<void> {
    const { keep } = this.#parts;
    if (keep === 0 || this.#hasJustFailed()) return;
    let isDue: boolean;
    try {
      isDue = await this.#isDue();
    } catch (error) {
      return this.#failed(backupFaultOf(error));
    }
    if (isDue) await this.make();
  }

  async #isDue(): Promise<boolean> {
    const { folder, now } = this.#parts;
    const ages = (await backupsIn(folder)).map(({ made }) => now() - made);
    return !ages.some((age) => age >= 0 && age < DAY_MS);
  }

  /** Checks regularly whether a backup is due, while `isMine` says that this process is the one that makes them. */
  watch(isMine: () => boolean): void {
    const { logger } = this.#parts;
    this.#watching = setInterval(() => {
      if (isMine()) this.makeIfDue().catch((error: unknown) => logger.error({ err: error }, 'backup failed'));
    }, LOOK_MS).unref();
  }

  /** Aborts a backup under way; the next one removes the partial file. */
  async close(): Promise<void> {
    clearInterval(this.#watching);
    this.#stopping.abort();
    await this.#running;
  }

  #hasJustFailed(): boolean {
    const since = this.#failure === null ? AGAIN_AFTER_MS : this.#parts.now() - this.#failure.at;
    return since >= 0 && since < AGAIN_AFTER_MS;
  }

  /** Removes old backups. A failure is only logged, and tried again next time: the new backup is there all the same. */
  async #tidied(folder: string, kept: KeptBackups): Promise<void> {
    try {
      if (kept.keep > 0) await tidyBackups(folder, kept);
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'old backups could not be removed');
    }
  }

  async #made(): Promise<void> {
    const { source, folder, keep, key, logger, now, make = inThread } = this.#parts;
    const { signal } = this.#stopping;
    const outcome = await make({ source, folder, made: now(), key }, signal);
    if (signal.aborted) return;
    if ('name' in outcome) {
      this.#failure = null;
      logger.info({ backup: outcome.name }, 'a backup was made');
      return this.#tidied(folder, { keep, latest: outcome.name, now: now() });
    }
    await this.#failed(outcome.fault);
  }

  async #failed(fault: BackupFault): Promise<void> {
    const { logger, now, onFailure } = this.#parts;
    logger.error({ ...fault }, 'no backup could be made');
    const isFirst = this.#failure === null;
    this.#failure = { at: now(), code: fault.code };
    if (!isFirst) return;
    try {
      await onFailure(this.#failure);
    } catch (error) {
      logger.error({ err: error }, 'nobody could be told that a backup failed');
    }
  }
}

async function inThread(task: BackupTask, signal: AbortSignal): Promise<BackupOutcome> {
  const worker = new Worker(threadFile('backups/backup-worker'), { workerData: task });
  try {
    const [outcome]: BackupOutcome[] = await once(worker, 'message', { signal });
    return outcome ?? { fault: { code: null, message: 'the thread told nothing' } };
  } catch (error) {
    return { fault: backupFaultOf(error) };
  } finally {
    await worker.terminate();
  }
}
