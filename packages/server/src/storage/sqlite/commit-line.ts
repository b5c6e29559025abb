import { closeSync, fdatasync, openSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { DataGone, SameFiles } from './same-files.ts';
import { turnOf, type WriteTurn } from './write-turn.ts';

type Work = { readonly run: () => void; readonly stored: () => void; readonly failed: (error: unknown) => void };

/** Makes durable what was written into an open file. */
export type Sync = (descriptor: number, done: (error: Error | null) => void) => void;

type Parts = {
  /** Opened with `synchronous = NORMAL`, for this line alone: its commits are written, and synced by nobody else. */
  readonly db: Database;
  readonly file: string;
  /** The files were deleted, moved or replaced; told at each try to write. */
  readonly onGone: () => void;
  readonly sync?: Sync;
};

/**
 * Commits to an SQLite file that wait for no disk: a commit only writes SQLite's log, in some hundredths of a millisecond, and a thread of
 * the system's pool syncs that log. Who waits hears of it when both are done. What comes meanwhile goes into the next commit together:
 * the window is 0 ms when idle, one sync under load. Only one commit is unsynced at a time. Where a commit of many fails, each is tried
 * alone: a fault of one fails no other. A log that could not be synced is not trusted again, since nobody knows what of it is on
 * the disk: from then on everything is refused, till a start reads what there is.
 */
export class CommitLine {
  readonly #file: string;
  readonly #files: SameFiles;
  readonly #turn: WriteTurn;
  readonly #onGone: () => void;
  readonly #sync: Sync;
  /** SQLite's log, opened to sync it. */
  readonly #log: number;
  readonly #commit: (works: readonly Work[]) => void;
  #waiting: Work[] = [];
  /** Of a commit that failed: each is to be tried by itself, before what came later. */
  #alone: Work[] = [];
  #isBusy = false;
  /** Why nothing is taken any more; null while it is. */
  #refusal: Error | null = null;
  #whenIdle: (() => void) | null = null;

  constructor({ db, file, onGone, sync = fdatasync }: Parts) {
    // SQLite makes its log with the first look at a database.
    db.pragma('schema_version');
    this.#file = file;
    this.#files = new SameFiles(file);
    this.#files.check();
    this.#log = openSync(`${file}-wal`, 'r+');
    this.#turn = turnOf(file);
    this.#onGone = onGone;
    this.#sync = sync;
    const all = db.transaction((works: readonly Work[]) => {
      for (const { run } of works) run();
    });
    this.#commit = (works) => all.immediate(works);
  }

  /** Runs what reads and writes in the next commit; gives what it gave, once that is durable. Rejects with what it or the disk threw. */
  commit<Given>(work: () => Given): Promise<Given> {
    return new Promise((resolve, reject) => {
      let stored: () => void;
      const run = (): void => {
        const given = work();
        stored = () => resolve(given);
      };
      this.#waiting.push({ run, stored: () => stored(), failed: reject });
      if (!this.#isBusy) this.#next();
    });
  }

  /** Whether the files are still the ones that were opened; `onGone` hears where not. */
  areThere(): boolean {
    try {
      this.#files.check();
      return true;
    } catch (error) {
      if (!(error instanceof DataGone)) throw error;
      this.#onGone();
      return false;
    }
  }

  /** Refuses what comes from now on; resolves when all that came before is stored or refused. */
  async end(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
      if (!this.#isBusy) this.#next();
    });
    this.#refusal ??= new Error('the log is closed');
    closeSync(this.#log);
  }

  #next(): void {
    const works = this.#alone.length > 0 ? this.#alone.splice(0, 1) : this.#waiting.splice(0);
    this.#isBusy = works.length > 0;
    if (!this.#isBusy) this.#whenIdle?.();
    else if (this.#refusal !== null) this.#refuse(works, this.#refusal);
    else this.#turn.whenFree(() => this.#write(works));
  }

  #write(works: readonly Work[]): void {
    if (!this.areThere()) return this.#refuse(works, new DataGone(this.#file));
    try {
      this.#commit(works);
    } catch (error) {
      if (works.length === 1) return this.#refuse(works, error);
      this.#alone = [...works];
      return this.#next();
    }
    this.#sync(this.#log, (error) => {
      if (error !== null) return this.#refuse(works, (this.#refusal = error));
      for (const { stored } of works) stored();
      this.#next();
    });
  }

  #refuse(works: readonly Work[], error: unknown): void {
    for (const { failed } of works) failed(error);
    // Not at once: of a thousand that fail each alone none stands on the shoulders of the one before.
    setImmediate(() => this.#next());
  }
}
