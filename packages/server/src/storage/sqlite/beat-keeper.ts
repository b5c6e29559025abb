import type { Database, Statement } from 'better-sqlite3';
import { Checkpointer } from './checkpointer.ts';
import type { CommitLine } from './commit-line.ts';
import type { Marker } from './write-marker.ts';

/** How often a beat is made while there are commits, in ms: the marker is behind by no more. */
const BEAT_MS = 1000;
/** After so many beats a checkpoint copies the WAL into the database file. */
const BEATS_TO_CHECKPOINT = 5;

type School = { readonly id: string; readonly beat: number };

type Parts = {
  /** The line's connection. */
  readonly db: Database;
  readonly file: string;
  readonly line: CommitLine;
  /** Called when marker or database file could not be brought up to date, which no caller is waiting for. */
  readonly onTrouble: (cause: string) => void;
};

/**
 * Keeps the database file up to date: counts beats in it, writes each to the marker once it is durable, and every few beats makes a
 * checkpoint, which copies the WAL into the database file. Does nothing while nobody writes.
 */
export class BeatKeeper {
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

  /** Notes that this connection has committed something. */
  touched(): void {
    this.#isTouched = true;
  }

  /** Makes a beat and a checkpoint even if nothing was committed, which also proves that the disk can be written to. Rejects if it cannot. */
  keep(): Promise<void> {
    this.#since = 0;
    return this.#beat(true);
  }

  /** Stops the beats and the thread. */
  async end(): Promise<void> {
    clearInterval(this.#beats);
    await this.#checkpointer.end();
  }

  /** Makes a beat if anybody has committed since the last one. */
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

  /** A number that changes with each commit of another connection. */
  #commitsOfOthers(): unknown {
    return this.#db.pragma('data_version', { simple: true });
  }
}
