import { closeSync, fdatasync, openSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { BUSY_AGAIN_MS, BUSY_PATIENCE_MS, isBusy } from './busy.ts';
import { DataGone, SameFiles } from './same-files.ts';
import { turnOf, type WriteTurn } from './write-turn.ts';

type Work = { readonly run: () => void; readonly stored: () => void; readonly failed: (error: unknown) => void };

/** Makes what was written to an open file durable (fsync). */
export type Sync = (descriptor: number, done: (error: Error | null) => void) => void;

type CommitLineParts = {
  /** Opened with `synchronous = NORMAL`, for this queue alone: SQLite only writes its commits, and the queue syncs them. */
  readonly db: Database;
  readonly file: string;
  /** Called when the files were deleted, moved or replaced; at each attempt to write. */
  readonly onGone: () => void;
  /** Called when the WAL, or what was copied from it, could not be synced: nothing is stored from then on. */
  readonly onUnsynced: (error: Error) => void;
  readonly sync?: Sync;
};

/**
 * Group commit for an SQLite file, without blocking on the disk: a commit only writes the WAL, in hundredths of a millisecond, and a thread of
 * the system's pool syncs it; then callers are told. Work that arrives meanwhile goes into the next commit together. So the batching window is
 * 0 ms when idle, and one sync under load. Only one commit is unsynced at a time. If a commit of several fails, each is retried alone, so that
 * one error fails no others. A WAL that could not be synced is not trusted again, since nobody knows which parts of it are on the disk, and a
 * second sync may succeed without writing them: everything is refused until a process restarts and reads what there is. (docs/adr/0059)
 */
export class CommitLine {
  readonly #file: string;
  readonly #files: SameFiles;
  readonly #turn: WriteTurn;
  readonly #onGone: () => void;
  readonly #onUnsynced: (error: Error) => void;
  readonly #sync: Sync;
  /** The descriptor of the WAL, for syncing. */
  readonly #log: number;
  readonly #commit: (works: readonly Work[]) => void;
  #waiting: Work[] = [];
  /** The work of a failed commit, each piece to be retried alone, before later ones. */
  #alone: Work[] = [];
  /** Work that waits for something, each piece to be run between two commits, before later ones. */
  #held: (() => Promise<void>)[] = [];
  #isBusy = false;
  /** Why everything is refused; null: work is accepted. */
  #refusal: Error | null = null;
  #whenIdle: (() => void) | null = null;

  constructor({ db, file, onGone, onUnsynced, sync = fdatasync }: CommitLineParts) {
    // The first access to a database creates its WAL.
    db.pragma('schema_version');
    this.#file = file;
    this.#files = new SameFiles(file);
    this.#files.check();
    this.#log = openSync(`${file}-wal`, 'r+');
    this.#turn = turnOf(file);
    this.#onGone = onGone;
    this.#onUnsynced = onUnsynced;
    this.#sync = sync;
    const all = db.transaction((works: readonly Work[]) => {
      for (const { run } of works) run();
    });
    this.#commit = (works) => all.immediate(works);
  }

  /** Runs work in the next commit; resolves with its result once that is durable. Rejects with an error of the work or the disk. */
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

  /** Runs work between two commits: until it is settled nothing is committed here. Resolves and rejects as the work does. */
  hold<Given>(work: () => Promise<Given>): Promise<Given> {
    return new Promise((resolve, reject) => {
      this.#held.push(() => work().then(resolve, reject));
      if (!this.#isBusy) this.#next();
    });
  }

  /** Refuses everything from now on: a sync failed, of the WAL or of pages that were copied from it. */
  distrust(error: Error): void {
    this.#refusal ??= error;
    this.#onUnsynced(error);
  }

  /** Whether the files are still the ones that were opened; calls `onGone` if not. */
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

  /** Refuses new work; resolves when all earlier work is stored or refused. */
  async end(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
      if (!this.#isBusy) this.#next();
    });
    this.#refusal ??= new Error('the log is closed');
    closeSync(this.#log);
  }

  #next(): void {
    const held = this.#held.shift();
    if (held !== undefined) {
      this.#isBusy = true;
      void held().then(() => this.#next());
      return;
    }
    const works = this.#alone.length > 0 ? this.#alone.splice(0, 1) : this.#waiting.splice(0);
    this.#isBusy = works.length > 0;
    if (!this.#isBusy) this.#whenIdle?.();
    else if (this.#refusal !== null) this.#refuse(works, this.#refusal);
    else this.#turn.whenFree(() => this.#write(works));
  }

  /** `until`: how long a lock of another program is waited for, by the monotonic clock. */
  #write(works: readonly Work[], until = performance.now() + BUSY_PATIENCE_MS): void {
    if (!this.areThere()) return this.#refuse(works, new DataGone(this.#file));
    try {
      this.#commit(works);
    } catch (error) {
      if (isBusy(error) && performance.now() < until) {
        setTimeout(() => this.#turn.whenFree(() => this.#write(works, until)), BUSY_AGAIN_MS);
        return;
      }
      if (works.length === 1 || isBusy(error)) return this.#refuse(works, error);
      this.#alone = [...works];
      return this.#next();
    }
    this.#sync(this.#log, (error) => {
      if (error !== null) {
        this.distrust(error);
        return this.#refuse(works, error);
      }
      for (const { stored } of works) stored();
      this.#next();
    });
  }

  #refuse(works: readonly Work[], error: unknown): void {
    for (const { failed } of works) failed(error);
    // Not called directly: with a thousand failing pieces of work the recursion would overflow the stack.
    setImmediate(() => this.#next());
  }
}
