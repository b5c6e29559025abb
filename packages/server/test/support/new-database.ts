import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spend } from '@fracht/testing/runs/costs.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';

let made: Promise<Buffer> | null = null;

/**
 * Opens an SQLite database that nobody has used yet, at a path where there is none. It is migrated once in each test process and copied from then on: migrating
 * is two thirds of the work of starting an application.
 */
export async function newDatabase(file: string): Promise<Storage> {
  spend('database');
  made ??= migrated();
  writeFileSync(file, await made, { flag: 'wx' });
  return openSqlite(file, 0);
}

/** The file of a migrated database. */
async function migrated(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-new-'));
  try {
    const file = join(folder, 'new.sqlite');
    const storage = await openSqlite(file, 0);
    // The last connection that closes leaves everything in the one file.
    await storage.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
