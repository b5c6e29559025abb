import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { databaseIn, takeDataDir } from './data-dir.ts';
import type { GameLog, Hearers } from './games/log/game-log.ts';
import { openPostgresLog } from './games/log/postgres-log.ts';
import { openSqliteLog } from './games/log/sqlite-log.ts';
import { orStartError, type Place, StartError } from './start-error.ts';
import type { OnBadRow } from './storage/kysely/readable.ts';
import { holdDatabase } from './storage/postgres/only-server.ts';
import { openPostgres } from './storage/postgres/open-postgres.ts';
import { takePictures } from './storage/postgres/take-pictures.ts';
import { checkSchool } from './storage/sqlite/check-school.ts';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';
import { picturesFolderIn } from './storage/sqlite/pictures-in-folder.ts';
import type { Storage } from './storage/storage.ts';

/** Where a server keeps all it knows: a directory, and a database in it or elsewhere. */
export type Data = {
  /** The directory and the database as a person is told of them. */
  readonly place: Place;
  readonly storage: Storage;
  /** Opens the log of the games in the same database. */
  readonly openLog: OpenLog;
  /** Closes the storage and gives directory and database back. */
  close(): Promise<void>;
};

export type OpenLog = (hearers?: Hearers) => GameLog;

type Hears = {
  readonly onBadRow: OnBadRow;
  /** The database is not this server's any more: nothing more may be promised. */
  readonly onGone: (error: StartError) => void;
  /** So many pictures of a folder were taken into the database now. */
  readonly onPictures: (count: number, folder: string) => void;
};

/** Takes the data directory and opens the database that the configuration names, where both can be trusted. Throws ConfigError where not. */
export async function openData(config: Config, hears: Hears): Promise<Data> {
  const path = resolve(config.dataDir);
  const dataDir = await orStartError({ path, database: databaseIn(path) }, () => takeDataDir(path));
  try {
    const { databaseUrl: url } = config;
    const data = url === null ? await openEmbedded(path, hears) : await openElsewhere(path, url, hears);
    return {
      ...data,
      async close() {
        await data.close();
        dataDir.release();
      },
    };
  } catch (error) {
    dataDir.release();
    throw error;
  }
}

async function openEmbedded(path: string, { onBadRow, onGone }: Hears): Promise<Data> {
  const place = { path, database: databaseIn(path) };
  await orStartError(place, () => checkSchool(place));
  const storage = await orStartError(place, () => openSqlite(place.database, Date.now(), onBadRow));
  const gone = (): void => onGone(new StartError('DATABASE_GONE', place));
  return {
    place,
    storage,
    openLog: (hearers) => openSqliteLog(place.database, { onGone: gone, ...hearers }),
    close: () => storage.close(),
  };
}

async function openElsewhere(path: string, url: string, { onBadRow, onGone, onPictures }: Hears): Promise<Data> {
  const place = { path, database: withoutPassword(url) };
  const taken = (): void => onGone(new StartError('DATABASE_TAKEN', place));
  const hold = await orStartError(place, () => holdDatabase(url, taken));
  try {
    const storage = await orStartError(place, () => openPostgres(url, Date.now(), onBadRow));
    const folder = picturesFolderIn(path);
    const count = await orStartError(place, () => takePictures(url, folder)).catch(async (error: unknown) => {
      await storage.close();
      throw error;
    });
    if (count > 0) onPictures(count, folder);
    return {
      place,
      storage,
      openLog: () => openPostgresLog(url),
      async close() {
        await storage.close();
        await hold.release();
      },
    };
  } catch (error) {
    await hold.release();
    throw error;
  }
}

/** A database's address as it may be shown. */
export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}
