import type { Database, Statement } from 'better-sqlite3';
import { type Checkpoint, Checkpointer } from './checkpointer.ts';
import type { CommitLine } from './commit-line.ts';
import type { Marker } from './write-marker.ts';

/** How often a beat is made while there are commits, in ms: the marker is behind by no more than this. */
const BEAT_MS = 1000;
/** After this many beats a checkpoint copies the WAL into the database file, */
const BEATS_TO_CHECKPOINT = 5;
/** or at the next beat after this many changes: a checkpoint with little to write does not make others wait long for the disk. */
const CHANGES_TO_CHECKPOINT = 500;
/** SQLite's code for a sync that failed. */
const UNSYNCED = 'SQLITE_IOERR_FSYNC';

type School = { readonly id: string; readonly beat: number };

type BeatKeeperParts = {
  /** The commit queue's connection. */
  readonly db: Database;
  readonly file: string;
  readonly line: CommitLine;
  /** Called when marker or database file could not be brought up to date, which no caller is waiting for. */
  readonly onTrouble: (cause: string) => void;
  readonly checkpointer?: Pick<Checkpointer, 'ask' | 'end'>;
};

/**
 * Keeps the database file up to date: counts beats in it, writes each to the marker once it is durable, and every few beats makes a
 * checkpoint, which copies the WAL into the database file. Does nothing while nobody writes. (docs/adr/0063)
 */
export class BeatKeeper {
  readonly #db: Database;
  readonly #line: CommitLine;
  readonly #checkpointer: Pick<Checkpointer, 'ask' | 'end'>;
  readonly #count: Statement<[], School>;
  readonly #beats: NodeJS.Timeout;
  #others: unknown;
  #isTouched = false;
  #isTicking = false;
  /** Beats, and changes of this connection, since the last checkpoint. */
  #since = { beats: 0, changes: 0 };

  constructor({ db, file, line, onTrouble, checkpointer = new Checkpointer(file) }: BeatKeeperParts) {
    this.#db = db;
    this.#line = line;
    this.#checkpointer = checkpointer;
    this.#count = db.prepare<[], School>('update school set beat = beat + 1 returning id, beat');
    this.#others = this.#commitsOfOthers();
    const tell = (error: unknown): void => onTrouble(error instanceof Error ? error.message : String(error));
    this.#beats = setInterval(() => void (line.areThere() && this.#tick().catch(tell)), BEAT_MS);
  }

  /** Notes that this connection changes something. */
  touched(): void {
    this.#isTouched = true;
    this.#since.changes += 1;
  }

  /** Makes a beat and a checkpoint even if nothing was committed, which also proves that the disk can be written to. Rejects if it cannot. */
  async keep(): Promise<void> {
    this.#since = { beats: 0, changes: 0 };
    await this.#beat(true);
    // Commits made while a checkpoint runs are left in the WAL. The next commit restarts the WAL only if nothing is left, and SQLite syncs the
    // database file only then: so the rest, little by now, is copied while nobody commits.
    if (this.#hasNews()) await this.#line.hold(() => this.#write({ marker: null, isWhole: true }));
  }

  /** Stops the beats and the thread. */
  async end(): Promise<void> {
    clearInterval(this.#beats);
    await this.#checkpointer.end();
  }

  /** Makes a beat if anybody has committed since the last one; none while the last one waits for a slow disk. */
  async #tick(): Promise<void> {
    if (this.#isTicking || !this.#hasNews()) return;
    this.#isTicking = true;
    this.#since.beats += 1;
    const isDue = this.#since.beats >= BEATS_TO_CHECKPOINT || this.#since.changes >= CHANGES_TO_CHECKPOINT;
    try {
      await (isDue ? this.keep() : this.#beat(false));
    } finally {
      this.#isTicking = false;
    }
  }

  async #beat(isWhole: boolean): Promise<void> {
    const marker = await this.#line.commit(() => this.#counted());
    await this.#write({ marker, isWhole });
  }

  /**
   * An earlier checkpoint may have copied pages that it did not sync. After a failed sync the system may have dropped those, while SQLite
   * counts them as copied: only a process that restarts copies them again. (docs/adr/0059)
   */
  async #write(checkpoint: Checkpoint): Promise<void> {
    try {
      await this.#checkpointer.ask(checkpoint);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === UNSYNCED) this.#line.distrust(error);
      throw error;
    }
  }

  #counted(): Marker {
    this.#others = this.#commitsOfOthers();
    const school = this.#count.get();
    if (school === undefined) throw new Error('the database has no school');
    this.#isTouched = false;
    return { school: school.id, beat: school.beat };
  }

  /** Whether anybody has committed, or is about to, since the last beat. */
  #hasNews(): boolean {
    return this.#isTouched || this.#commitsOfOthers() !== this.#others;
  }

  /** A number that changes with each commit of another connection. */
  #commitsOfOthers(): unknown {
    return this.#db.pragma('data_version', { simple: true });
  }
}
