import { rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { operatorText } from '@fracht/content';
import { readCopy, writeCopy } from '../copies/copy-file.ts';
import { openSource } from '../copies/open-place.ts';
import { PictureGone, readSchool } from '../copies/read-school.ts';
import { syncFolder } from '../storage/durable.ts';
import { makeFolder } from '../storage/make-folder.ts';
import { backupKey, type KeyPlace } from './backup-key.ts';
import { backupName, backupsIn, dropPartialBackups, PARTIAL } from './backup-files.ts';

/** How many bytes of the disk must stay free after a new backup: a full disk would stop the games. */
const STAYS_FREE = 256 * 1_048_576;
/** How often it starts over because a picture was removed while the school was read. */
const TRIES = 3;

/** What to back up, and into which folder. */
export type BackupTask = {
  /** A data directory, or the address of a PostgreSQL database. */
  readonly source: string;
  readonly folder: string;
  /** Now, in ms. */
  readonly made: number;
  /** Where the key that signs it is. */
  readonly key: KeyPlace;
};

/** Too little space for another backup; `code` as the system would report it. */
export class NoRoom extends Error {
  readonly code = 'ENOSPC';
}

/**
 * Makes a backup of a school while its server runs, and reads it once to its end before it gets its final name, so that a file that cannot be
 * restored never counts as a backup, whenever this process ends. Gives the name. Throws NoRoom, ConfigError and errors of disk and database,
 * and then leaves nothing. `read`: how a copy is read.
 */
export async function makeBackup({ source, folder, made, key: place }: BackupTask, read = readCopy): Promise<string> {
  makeFolder(folder);
  await dropPartialBackups(folder);
  await mustHaveRoom(folder);
  const name = backupName(made);
  const key = backupKey(place);
  const partial = join(folder, `${name}${PARTIAL}`);
  await copyInto(partial, { source, made, key, tries: TRIES });
  try {
    await mustBeReadable(partial, key, read);
    await rename(partial, join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder);
  return name;
}

type CopyAttempt = Pick<BackupTask, 'source' | 'made'> & { readonly key: string; readonly tries: number };

async function copyInto(file: string, { source, made, key, tries }: CopyAttempt): Promise<void> {
  const place = await openSource(source);
  try {
    await readSchool(place, (school) => writeCopy(school, made, file, key));
  } catch (error) {
    if (!(error instanceof PictureGone) || tries === 1) throw error;
    await copyInto(file, { source, made, key, tries: tries - 1 });
  } finally {
    await place.close();
  }
}

async function mustHaveRoom(folder: string): Promise<void> {
  const [last] = await backupsIn(folder);
  const { bavail, bsize } = await statfs(folder);
  const needed = STAYS_FREE + 2 * (last?.bytes ?? 0);
  if (bavail * bsize < needed) throw new NoRoom(operatorText.copies.noRoom(folder, Math.ceil(needed / 1_048_576)));
}

async function mustBeReadable(file: string, key: string, read: typeof readCopy): Promise<void> {
  const { parts } = await read(file, key);
  for await (const part of parts) void part;
}
