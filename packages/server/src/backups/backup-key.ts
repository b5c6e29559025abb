import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the key. Not in the folder of the backups: those are carried to other places, and the key is not to go with them. */
const KEY_FILE = 'backup.key';
const KEY = /^[\da-f]{64}$/u;

/** Where the key comes from with which a school signs its backups: `given` by BACKUP_KEY, or null, and then a file in the data directory. */
export type KeyPlace = { readonly given: string | null; readonly dataDir: string };

/** The key of a school; null if none is known here. */
export function knownBackupKey({ given, dataDir }: KeyPlace): string | null {
  if (given !== null) return given;
  const file = join(dataDir, KEY_FILE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return KEY.test(kept) ? kept : null;
}

/** The key of a school, which is made where there is none. (docs/adr/0087) */
export function backupKey(place: KeyPlace): string {
  const known = knownBackupKey(place);
  if (known !== null) return known;
  const made = randomBytes(32).toString('hex');
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const file = join(place.dataDir, KEY_FILE);
  // What another process or thread has made meanwhile stays; a broken file does not.
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

/** Every key that may be this school's: the given one, and that of the data directory, by which it went before one was given. */
export function schoolKeys({ given, dataDir }: KeyPlace): readonly string[] {
  return [given, knownBackupKey({ given: null, dataDir })].filter((key) => key !== null);
}
