import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^fracht-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/u;

/** The suffix of a backup that is being written, or was not read to its end yet. */
export const PARTIAL = '.part';
/** A partial backup that has not grown for this long, in ms, was abandoned. */
const ABANDONED_MS = 600_000;

/** A backup in the folder of backups. `made`: when, in ms, as its name tells. */
export type BackupFile = { readonly name: string; readonly made: number; readonly bytes: number };

/** The name of a backup made at this moment. */
export function backupName(made: number): string {
  return `fracht-${new Date(made).toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

/** Whether a text is the name of a backup, and so cannot point outside the folder. */
export function isBackupName(name: string): boolean {
  return NAME.test(name) && !Number.isNaN(madeOf(name));
}

/** The backups in a folder, newest first; none if there is no folder. A file that vanishes meanwhile is left out. */
export async function backupsIn(folder: string): Promise<readonly BackupFile[]> {
  const names = (await namesIn(folder)).filter((name) => isBackupName(name));
  const files = await Promise.all(names.map((name) => backupFile(folder, name)));
  return files.filter((file) => file !== null).toSorted((one, other) => other.made - one.made);
}

/** Which backups are kept: `latest` is the one that was just made, at the moment `now`. */
export type KeptBackups = { readonly keep: number; readonly latest: string; readonly now: number };

/**
 * Removes all but the newest `keep` backups. One with a date in the future, which a wrong clock has left, counts as older than all others.
 */
export async function tidyBackups(folder: string, { keep, latest, now }: KeptBackups): Promise<void> {
  const others = (await backupsIn(folder)).filter(({ name }) => name !== latest);
  const [ahead, past] = [others.filter(({ made }) => made > now), others.filter(({ made }) => made <= now)];
  for (const { name } of [...past, ...ahead].slice(keep - 1)) await rm(join(folder, name), { force: true });
}

/** Removes partial backups that a killed process left. One that is being written now, by this server or a command, still grows and so is kept. */
export async function dropPartialBackups(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).filter((one) => one.endsWith(`.gz${PARTIAL}`))) {
    const file = join(folder, name);
    const found = await orNull(stat(file));
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await orNull(readdir(folder))) ?? [];
}

async function backupFile(folder: string, name: string): Promise<BackupFile | null> {
  const found = await orNull(stat(join(folder, name)));
  return found === null ? null : { name, made: madeOf(name), bytes: found.size };
}

/** The result, or null if the file does not exist. */
async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function madeOf(name: string): number {
  const [day, time] = name.slice('fracht-'.length, -'Z.gz'.length).split('T');
  return Date.parse(`${day ?? ''}T${(time ?? '').replaceAll('-', ':')}Z`);
}
