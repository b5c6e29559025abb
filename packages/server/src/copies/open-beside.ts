import { resolve } from 'node:path';
import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { databaseIn, TakenDataDir } from '../data-dir.ts';
import { orStartError } from '../or-start-error.ts';
import { withoutPassword } from '../storage/postgres/connect.ts';
import { isCurrent } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres/open-postgres.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import { StartError } from '../storage/start-error.ts';
import type { Storage } from '../storage/storage.ts';
import { isPostgres, openSource, takePlace } from './open-place.ts';
import type { DatabasePlace } from './place.ts';

export type OpenedBeside = { readonly storage: Storage; close(): Promise<void> };

/**
 * Opens the school at an address of PostgreSQL or in a data directory to change something in it, whether its server runs or not. Where none runs, none
 * can start meanwhile, and the school is brought up to date. Throws ConfigError if there is no school, or if the server that runs is of another version.
 */
export async function openBeside(address: string): Promise<OpenedBeside> {
  const held = await unlessServed(address);
  try {
    if (held === null) await mustBeCurrent(address);
    const storage = await opened(address);
    return {
      storage,
      async close() {
        await storage.close();
        await held?.close();
      },
    };
  } catch (error) {
    await held?.close();
    throw error;
  }
}

/** The school, locked for this process; null: a server runs on it. */
async function unlessServed(address: string): Promise<DatabasePlace | null> {
  try {
    return await takePlace(address, 'FROM');
  } catch (error) {
    if (error instanceof TakenDataDir) return null;
    if (error instanceof StartError && error.code === 'DATABASE_TAKEN') return null;
    throw error;
  }
}

async function mustBeCurrent(address: string): Promise<void> {
  const source = await openSource(address);
  try {
    if (!(await source.atOneMoment(isCurrent))) throw new ConfigError(operatorText.otherVersionRuns);
  } finally {
    await source.close();
  }
}

async function opened(address: string): Promise<Storage> {
  if (isPostgres(address)) {
    return orStartError({ path: '', database: withoutPassword(address) }, () => openPostgres(address, Date.now()));
  }
  const path = resolve(address);
  const database = databaseIn(path);
  return orStartError({ path, database }, () => openSqlite(database, Date.now()));
}
