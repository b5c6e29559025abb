import type { Database, Statement } from 'better-sqlite3';
import { type Marker, writeMarker } from './marker.ts';

/** A commit is known to the marker this long after it at the latest, in ms. */
export const BEAT_MS = 1000;
/** So many beats after the last time all that was committed goes from the log file into the database file. */
const BEATS_TO_CHECKPOINT = 5;

/**
 * Keeps the database file worth its name: counts beats in it, tells each to the marker beside it once it is durable, and moves what was
 * committed out of SQLite's log into the database file (a checkpoint) every few beats. Nothing of it is done while nobody writes.
 */
export class Keeper {
  readonly #db: Database;
  readonly #file: string;
  readonly #count: Statement<[], { id: string; beat: number }>;
  #others: unknown;
  #isTouched = false;
  #since = 0;

  constructor(db: Database, file: string) {
    this.#db = db;
    this.#file = file;
    this.#count = db.prepare<[], { id: string; beat: number }>('update school set beat = beat + 1 returning id, beat');
    this.#others = this.#commitsOfOthers();
  }

  /** This connection has committed something. */
  touched(): void {
    this.#isTouched = true;
  }

  /** A beat where anybody has committed since the last one. Throws where it cannot be stored. */
  tick(): void {
    if (!this.#isTouched && this.#commitsOfOthers() === this.#others) return;
    this.#since += 1;
    if (this.#since < BEATS_TO_CHECKPOINT) this.#beat();
    else this.keep();
  }

  /** A beat and a checkpoint, whatever was committed: so it is also the proof that something can be written. Throws where it cannot be. */
  keep(): void {
    this.#beat();
    // PASSIVE takes what it can without waiting for anybody; what a reader still needs goes the next time.
    this.#db.pragma('wal_checkpoint(PASSIVE)');
    this.#since = 0;
  }

  #beat(): void {
    const others = this.#commitsOfOthers();
    const row = this.#count.get();
    if (row === undefined) throw new Error('the database has no school');
    const marker: Marker = { school: row.id, beat: row.beat };
    writeMarker(this.#file, marker);
    this.#others = others;
    this.#isTouched = false;
  }

  /** Another number after each commit of another connection. */
  #commitsOfOthers(): unknown {
    return this.#db.pragma('data_version', { simple: true });
  }
}
