import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { databaseIn, takeDataDir } from './data-dir.ts';
import { Leases } from './games/leases.ts';
import type { GameLog, Hearers } from './games/log/game-log.ts';
import { openPostgresLog } from './games/log/postgres-log.ts';
import { openSqliteLog } from './games/log/sqlite-log.ts';
import { ALONE, type Ownership } from './games/ownership.ts';
import { REAL_CLOCK } from './games/scheduler/real-clock.ts';
import { Scheduler } from './games/scheduler/scheduler.ts';
import type { Logger } from './log.ts';
import { orStartError } from './or-start-error.ts';
import { type StartPlace, StartError } from './storage/start-error.ts';
import type { OnBadRow } from './storage/kysely/readable.ts';
import { type Housekeeper, keepHouse, ONLY_ONE } from './storage/postgres/housekeeper.ts';
import { leaseTable } from './storage/postgres/leases.ts';
import { holdDatabase } from './storage/postgres/only-server.ts';
import { openPostgres } from './storage/postgres/open-postgres.ts';
import { withoutPassword } from './storage/postgres/connect.ts';
import { takePictures } from './storage/postgres/take-pictures.ts';
import { checkSchool } from './storage/sqlite/check-school.ts';
import { isHalfFilled } from './storage/sqlite/filling.ts';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';
import { picturesFolderIn } from './storage/sqlite/pictures-in-folder.ts';
import type { Storage } from './storage/storage.ts';

/** All data of a server: a directory, and a database in it or elsewhere. */
export type Data = {
  /** Names directory and database for messages to people. */
  readonly place: StartPlace;
  readonly storage: Storage;
  /** Which games this process may decide. */
  readonly ownership: Ownership;
  readonly housekeeper: Housekeeper;
  /** Whether the database is locked for this process now, so that no other one could take it. */
  readonly isHeld: () => boolean;
  /** Opens the log of the games, in the same database. */
  readonly openLog: OpenLog;
  /** Closes the storage and unlocks directory and database. */
  close(): Promise<void>;
};

export type OpenLog = (hearers?: Hearers) => GameLog;

type Hears = {
  readonly onBadRow: OnBadRow;
  /** The database was lost, to another process or because of its disk: from now on nothing may be promised. */
  readonly onGone: (error: StartError) => void;
  /** Called when pictures were copied from a folder into the database, with their number. */
  readonly onPictures: (count: number, folder: string) => void;
  readonly log: Logger;
  /** Whether other processes serve the same school from the same database. */
  readonly isOneOfSeveral: boolean;
};

/** Locks the data directory and opens the configured database, after checking that both can be trusted. Throws ConfigError if not. */
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
  if (isHalfFilled(path)) throw new StartError('RESTORE_UNFINISHED', place);
  await orStartError(place, () => checkSchool(place));
  const storage = await orStartError(place, () => openSqlite(place.database, Date.now(), onBadRow));
  const gone = (): void => onGone(new StartError('DATABASE_GONE', place));
  const unsynced = ({ message }: Error): void => onGone(new StartError('LOG_UNSYNCED', place, message));
  return {
    place,
    storage,
    ownership: ALONE,
    housekeeper: ONLY_ONE,
    isHeld: () => true,
    openLog: (hearers) => openSqliteLog(place.database, { onGone: gone, onUnsynced: unsynced, ...hearers }),
    close: () => storage.close(),
  };
}

async function openElsewhere(path: string, url: string, hears: Hears): Promise<Data> {
  const { onBadRow, onGone, onPictures, isOneOfSeveral } = hears;
  const place = { path, database: withoutPassword(url) };
  const taken = (): void => onGone(new StartError('DATABASE_TAKEN', place));
  const hold = await orStartError(place, () => holdDatabase(url, isOneOfSeveral ? 'SEVERAL' : 'ALONE', taken));
  try {
    const storage = await orStartError(place, () => openPostgres(url, Date.now(), onBadRow));
    const folder = picturesFolderIn(path);
    const count = await orStartError(place, () => takePictures(url, folder)).catch(async (error: unknown) => {
      await storage.close();
      throw error;
    });
    if (count > 0) onPictures(count, folder);
    const housekeeper = isOneOfSeveral ? keepHouse(url) : ONLY_ONE;
    return {
      place,
      storage,
      housekeeper,
      isHeld: () => hold.stands,
      ...gamesOf(url, hears),
      async close() {
        await housekeeper.close();
        await storage.close();
        await hold.release();
      },
    };
  } catch (error) {
    await hold.release();
    throw error;
  }
}

/** The ownership and log of a single process, or of one among several. */
function gamesOf(url: string, { isOneOfSeveral, log: logger }: Hears): Pick<Data, 'ownership' | 'openLog'> {
  if (!isOneOfSeveral) return { ownership: ALONE, openLog: () => openPostgresLog(url) };
  const ownership = new Leases({ table: leaseTable(url), scheduler: new Scheduler(REAL_CLOCK), logger });
  return { ownership, openLog: () => openPostgresLog(url, ownership) };
}
