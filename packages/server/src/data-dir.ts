import Database from 'better-sqlite3';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from './config.ts';

/** File systems on the network, by their magic numbers in Linux: locks and syncs cannot be trusted there. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

export type DataDir = { readonly path: string; readonly database: string; release(): void };

/**
 * Makes the data directory and takes it for this process; `release` gives it back. The system frees it when the process dies.
 * Throws ConfigError with one clear line when another server runs on it or it lies on the network. (STO-7)
 */
export function takeDataDir(dataDir: string): DataDir {
  const path = resolve(dataDir);
  makeFolder(path);
  const network = NETWORK_FILE_SYSTEMS.get(statfsSync(path).type);
  if (network !== undefined)
    throw new ConfigError(`DATA_DIR: ${path} is on a network file system (${network}); use a local disk`);
  const owner = join(path, 'server.pid');
  const lock = takeLock(join(path, 'server.lock'), owner, path);
  writeFileSync(owner, String(process.pid));
  return {
    path,
    database: databaseIn(path),
    release() {
      rmSync(owner, { force: true });
      lock.close();
    },
  };
}

/** The file of the database in a data directory. */
export function databaseIn(path: string): string {
  return join(path, 'fracht.sqlite');
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${path} cannot be made (${error instanceof Error ? error.message : 'unknown reason'})`,
    );
  }
}

/** An exclusive transaction that is never ended: the file lock goes with the process, even after kill -9. */
function takeLock(file: string, owner: string, path: string): Database.Database {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new ConfigError(`DATA_DIR: another server${processOf(owner)} already runs on ${path}`);
  }
}

function processOf(owner: string): string {
  try {
    return ` (process ${readFileSync(owner, 'utf8')})`;
  } catch {
    return '';
  }
}
