import Database from 'better-sqlite3';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operatorText } from '@fracht/content';
import { ConfigError } from './config.ts';
import { makeFolder } from './storage/make-folder.ts';
import { keepPrivate } from './storage/sqlite/keep-private.ts';

const text = operatorText.dataDir;

/** Network file systems by their Linux magic numbers: locks and syncs cannot be trusted there. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

/** Another server is using the data directory. */
export class TakenDataDir extends ConfigError {}

/** The locks of this process. Something has to refer to them: a database object that is garbage-collected closes its file, and with it gives up the lock. */
const HELD = new Set<Database.Database>();

export type DataDir = { readonly path: string; readonly database: string; release(): void };

/**
 * Creates the data directory and locks it for this process; `release` unlocks it, and so does the end of the process. Throws ConfigError in
 * one clear line if another server uses it or if it is on the network. (STO-7)
 */
export function takeDataDir(dataDir: string): DataDir {
  const path = resolve(dataDir);
  makeDataDir(path);
  const network = NETWORK_FILE_SYSTEMS.get(statfsSync(path).type);
  if (network !== undefined) throw new ConfigError(text.network(path, network));
  const owner = join(path, 'server.pid');
  const lock = takeLock(join(path, 'server.lock'), owner, path);
  writeFileSync(owner, String(process.pid), { mode: 0o600 });
  keepPrivate(['server.pid', 'server.lock', 'server.lock-journal'].map((name) => join(path, name)));
  return {
    path,
    database: databaseIn(path),
    release() {
      rmSync(owner, { force: true });
      HELD.delete(lock);
      lock.close();
    },
  };
}

/** The database file in a data directory. */
export function databaseIn(path: string): string {
  return join(path, 'fracht.sqlite');
}

function makeDataDir(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw new ConfigError(text.notMade(path, error instanceof Error ? error.message : String(error)));
  }
}

/** The lock: an exclusive SQLite transaction that never ends. The file lock ends with the process, even after kill -9. */
function takeLock(file: string, owner: string, path: string): Database.Database {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    HELD.add(lock);
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new TakenDataDir(text.taken(path, processOf(owner)));
  }
}

function processOf(owner: string): string | null {
  try {
    return readFileSync(owner, 'utf8');
  } catch {
    return null;
  }
}
