import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { operatorText } from '@fracht/content';
import { knownBackupKey } from '../backups/backup-key.ts';
import { ConfigError, readConfig } from '../config.ts';
import { ForeignCopy, readCopy } from '../copies/copy-file.ts';
import { fillSchool } from '../copies/fill-school.ts';
import { isPostgres, takePlace } from '../copies/open-place.ts';
import { eraseAgain } from './erase-again.ts';
import { commandOptions, type Terminal } from './terminal.ts';

const USAGE = operatorText.copies.restoreUsage;
const OPTIONS = {
  to: { type: 'string' },
  foreign: { type: 'boolean' },
  'password-file': { type: 'string' },
} as const;

/** Restores a school from a backup file into an empty data directory or database. Servers must not run there. (BKP-2) */
export async function restoreCommand({ words, env, say }: Terminal): Promise<void> {
  const { values, positionals } = commandOptions(words, OPTIONS, USAGE);
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new ConfigError(USAGE);
  const { databaseUrl, dataDir, backupDir, backupKey } = readConfig(withTarget(env, values.to));
  const [file, address] = [resolve(given), databaseUrl ?? dataDir];
  const key = values.foreign === true ? null : knownBackupKey({ given: backupKey, dataDir });
  const password = await passwordIn(values['password-file']);
  await mustBeWhole({ file, key, password }, values.foreign === true);
  const copy = await readCopy(file, key, password);
  const target = await takePlace(address, 'TO');
  let again: readonly string[] = [];
  try {
    await fillSchool(copy, target, Date.now(), say, async (db) => {
      again = await eraseAgain({ db, file, backupDir: resolve(backupDir) });
    });
    await target.close();
  } catch (error) {
    await target.giveUp();
    throw error;
  }
  for (const line of again) say(line);
  say(operatorText.copies.restored(target.name, new Date(copy.made).toISOString()));
}

type CopyInHand = { readonly file: string; readonly key: string | null; readonly password: string | null };

/**
 * The password of an encrypted file, which is the only content of another file: on the command line other accounts of the computer could read it. Null:
 * none was given.
 */
async function passwordIn(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  try {
    return (await readFile(file, 'utf8')).replace(/\r?\n$/u, '');
  } catch (error) {
    throw new ConfigError(operatorText.copies.noPasswordFile(file), { cause: error });
  }
}

/** Reads the whole file before anything is written anywhere. */
async function mustBeWhole({ file, key, password }: CopyInHand, mayBeForeign: boolean): Promise<void> {
  try {
    const { parts } = await readCopy(file, key, password);
    // Without the key nobody can tell whether a file is as the school made it: anyone who had it in hand may have added an account.
    if (key === null && !mayBeForeign) throw new ForeignCopy(file);
    for await (const part of parts) void part;
  } catch (error) {
    throw error instanceof ForeignCopy ? new ConfigError(operatorText.copies.unknownKey(file)) : error;
  }
}

/** The environment of the school that is filled: `to` replaces its data directory or database, and so determines where its backups are. */
function withTarget(env: NodeJS.ProcessEnv, to: string | undefined): NodeJS.ProcessEnv {
  if (to === undefined) return env;
  return isPostgres(to) ? { ...env, DATABASE_URL: to } : { ...env, DATABASE_URL: '', DATA_DIR: to };
}
