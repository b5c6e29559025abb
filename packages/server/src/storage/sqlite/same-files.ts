import { statSync } from 'node:fs';

/** The files of a database were deleted, moved or replaced under the server that has them open: what it wrote now, nobody would find again. */
export class DataGone extends Error {
  readonly code = 'DATABASE_GONE';

  constructor(file: string) {
    super(`${file} is not the file that was opened`);
  }
}

/**
 * Knows the files of an open database, its own and SQLite's log, by what the system calls them, and tells whether they are still the ones at
 * their paths. The system lets a program go on writing into a file that was deleted, and so would SQLite, without a word.
 */
export class SameFiles {
  readonly #files: readonly string[];
  readonly #known = new Map<string, number>();

  constructor(database: string) {
    this.#files = [database, `${database}-wal`];
  }

  /** Throws DataGone where a file that was there is not. */
  check(): void {
    for (const file of this.#files) {
      const inode = statSync(file, { throwIfNoEntry: false })?.ino;
      const known = this.#known.get(file);
      if (known === undefined && inode !== undefined) this.#known.set(file, inode);
      else if (known !== inode) throw new DataGone(file);
    }
  }
}
