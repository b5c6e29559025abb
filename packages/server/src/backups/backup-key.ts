import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../storage/make-folder.ts';

/** The file of the key. Not in the folder of the backups: those are carried elsewhere, and the key must not go with them. */
const KEY_FILE = 'backup.key';
const KEY = /^[\da-f]{64}$/u;

/** Where the key comes from with which a school signs its backups: `given` is BACKUP_KEY; if it is null, a file in the data directory. */
export type KeyPlace = { readonly given: string | null; readonly dataDir: string };

/** The key of a school; null if none is known here. */
export function knownBackupKey({ given, dataDir }: KeyPlace): string | null {
  if (given !== null) return given;
  const file = join(dataDir, KEY_FILE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return KEY.test(kept) ? kept : null;
}

/** The key of a school, made if there is none. (docs/adr/0087) */
export function backupKey(place: KeyPlace): string {
  const known = knownBackupKey(place);
  if (known !== null) return known;
  const made = randomBytes(32).toString('hex');
  makeFolder(place.dataDir);
  const file = join(place.dataDir, KEY_FILE);
  // A key that another process or thread has made meanwhile is kept; a broken file is not.
  const flag = existsSync(file) ? 'w' : 'wx';
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flush: true, flag });
  } catch (error) {
    const others = knownBackupKey(place);
    if (others === null) throw error;
    return others;
  }
  return made;
}

/** Every key that may be this school's: the given one, and the one in the data directory, which was used before one was given. */
export function schoolKeys({ given, dataDir }: KeyPlace): readonly string[] {
  return [given, knownBackupKey({ given: null, dataDir })].filter((key) => key !== null);
}
