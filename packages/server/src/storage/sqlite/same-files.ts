import { statSync } from 'node:fs';

/** The database's files were deleted, moved or replaced while the server has them open: nobody would find what it writes now. */
export class DataGone extends Error {
  readonly code = 'DATABASE_GONE';

  constructor(file: string) {
    super(`${file} is not the file that was opened`);
  }
}

/**
 * Remembers the inodes of an open database's file and WAL, and checks that their paths still lead to them. Without this the system, and
 * SQLite, would silently go on writing to a deleted file.
 */
export class SameFiles {
  readonly #files: readonly string[];
  readonly #known = new Map<string, number>();

  constructor(database: string) {
    this.#files = [database, `${database}-wal`];
  }

  /** Throws DataGone if a file is no longer the one that was opened. */
  check(): void {
    for (const file of this.#files) {
      const inode = statSync(file, { throwIfNoEntry: false })?.ino;
      const known = this.#known.get(file);
      if (known === undefined && inode !== undefined) this.#known.set(file, inode);
      else if (known !== inode) throw new DataGone(file);
    }
  }
}
