import type { Database, Statement } from 'better-sqlite3';
import { Checkpointer } from './checkpointer.ts';
import type { CommitLine } from './commit-line.ts';
import type { Marker } from './write-marker.ts';

/** A commit is known to the marker this long after it at the latest, in ms. */
const BEAT_MS = 1000;
/** So many beats after the last time all that was committed goes from the log file into the database file. */
const BEATS_TO_CHECKPOINT = 5;

type School = { readonly id: string; readonly beat: number };

type Parts = {
  /** The connection of the line. */
  readonly db: Database;
  readonly file: string;
  readonly line: CommitLine;
  /** Hears of what nobody waits for: the database file or its marker could not be brought up to what was committed. */
  readonly onTrouble: (cause: string) => void;
};

/**
 * Keeps the database file worth its name: counts beats in it, tells each to the marker beside it once it is durable, and moves what was
 * committed out of SQLite's log into the database file (a checkpoint) every few beats. Nothing of it is done while nobody writes.
 */
export class Keeper {
  readonly #db: Database;
  readonly #line: CommitLine;
  readonly #checkpointer: Checkpointer;
  readonly #count: Statement<[], School>;
  readonly #beats: NodeJS.Timeout;
  #others: unknown;
  #isTouched = false;
  #since = 0;

  constructor({ db, file, line, onTrouble }: Parts) {
    this.#db = db;
    this.#line = line;
    this.#checkpointer = new Checkpointer(file);
    this.#count = db.prepare<[], School>('update school set beat = beat + 1 returning id, beat');
    this.#others = this.#commitsOfOthers();
    const tell = (error: unknown): void => onTrouble(error instanceof Error ? error.message : String(error));
    this.#beats = setInterval(() => void (line.areThere() && this.#tick().catch(tell)), BEAT_MS);
  }

  /** This connection has committed something. */
  touched(): void {
    this.#isTouched = true;
  }

  /** A beat and a checkpoint, whatever was committed: so it is also the proof that something can be written. Rejects where it cannot be. */
  keep(): Promise<void> {
    this.#since = 0;
    return this.#beat(true);
  }

  /** Ends the beats and the thread. */
  async end(): Promise<void> {
    clearInterval(this.#beats);
    await this.#checkpointer.end();
  }

  /** A beat where anybody has committed since the last one. */
  async #tick(): Promise<void> {
    if (!this.#isTouched && this.#commitsOfOthers() === this.#others) return;
    this.#since += 1;
    if (this.#since < BEATS_TO_CHECKPOINT) await this.#beat(false);
    else await this.keep();
  }

  async #beat(isWhole: boolean): Promise<void> {
    const marker = await this.#line.commit(() => this.#counted());
    await this.#checkpointer.ask({ marker, isWhole });
  }

  #counted(): Marker {
    this.#others = this.#commitsOfOthers();
    const school = this.#count.get();
    if (school === undefined) throw new Error('the database has no school');
    this.#isTouched = false;
    return { school: school.id, beat: school.beat };
  }

  /** Another number after each commit of another connection. */
  #commitsOfOthers(): unknown {
    return this.#db.pragma('data_version', { simple: true });
  }
}
