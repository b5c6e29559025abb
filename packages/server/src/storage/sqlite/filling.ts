import { existsSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in a data directory while a school is copied into it. */
const UNFINISHED = 'restore.unfinished';

const DATABASE = 'fracht.sqlite';
/** What a copy creates in a data directory: the database with SQLite's files beside it, pictures, and the lock of the directory. */
const MADE = [
  DATABASE,
  `${DATABASE}-wal`,
  `${DATABASE}-shm`,
  `${DATABASE}-journal`,
  'uploads',
  'server.lock',
  'server.pid',
];

/** Whether a copy into this data directory was begun and did not finish, so that it contains no usable school. */
export function isHalfFilled(path: string): boolean {
  return existsSync(join(path, UNFINISHED));
}

/** A data directory that a school is copied into. It must not be taken for a school before everything is there, however the copy ends. */
export class FolderFilling {
  readonly #path: string;
  /** What was there before; null: not even the directory. */
  readonly #had: readonly string[] | null;

  constructor(path: string) {
    this.#path = path;
    this.#had = existsSync(path) ? readdirSync(path) : null;
  }

  /** Marks the directory, unless there is a school already. What an earlier, unfinished copy left is removed. */
  begin(): void {
    const had = this.#had ?? [];
    if (had.includes(UNFINISHED)) this.#remove(MADE.filter((name) => !name.startsWith('server.')));
    else if (had.includes(DATABASE)) return;
    writeFileSync(join(this.#path, UNFINISHED), '', { mode: 0o600, flush: true });
  }

  /** The whole school is there. */
  end(): void {
    this.#remove([UNFINISHED]);
  }

  /** Removes everything that was created since. Call it when nothing holds the directory any more. */
  undo(): void {
    const had = this.#had ?? [];
    const isAgain = had.includes(UNFINISHED);
    this.#remove([UNFINISHED, ...MADE.filter((name) => isAgain || !had.includes(name))]);
    if (this.#had === null && existsSync(this.#path) && readdirSync(this.#path).length === 0) rmdirSync(this.#path);
  }

  #remove(names: readonly string[]): void {
    for (const name of names) rmSync(join(this.#path, name), { recursive: true, force: true });
  }
}
