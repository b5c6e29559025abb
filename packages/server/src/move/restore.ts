// npm run restore: a school out of the file of a backup, into an empty data directory or database. Servers must not run there.
import { resolve } from 'node:path';
import { knownBackupKey } from '../backups/backup-key.ts';
import { ConfigError, readConfig } from '../config.ts';
import { ForeignCopy, readCopy } from '../copies/copy-file.ts';
import { fillSchool } from '../copies/fill-school.ts';
import { isPostgres, takePlace } from '../copies/open-place.ts';
import { commandOptions, say, tellFaults } from './terminal.ts';

const USAGE =
  'npm run restore -- FILE, or npm run restore -- FILE --to DATA_DIR_OR_DATABASE; of another school: --foreign';

await tellFaults(async () => {
  const { values, positionals } = commandOptions({ to: { type: 'string' }, foreign: { type: 'boolean' } }, USAGE);
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new ConfigError(USAGE);
  const { databaseUrl, dataDir, backupKey } = readConfig(process.env);
  const [file, to] = [resolve(given), values.to ?? databaseUrl ?? dataDir];
  const key =
    values.foreign === true ? null : knownBackupKey({ given: backupKey, dataDir: isPostgres(to) ? dataDir : to });
  if (key === null && values.foreign !== true) throw unknownKey(file);
  await mustBeWhole(file, key);
  const target = await takePlace(to, 'TO');
  try {
    const copy = await readCopy(file, key);
    await fillSchool(copy, target, Date.now(), say);
    say(`Restored into ${target.name} as it stood ${new Date(copy.made).toISOString()}.`);
  } finally {
    await target.close();
  }
});

/** Reads all of the file before anything is written anywhere. */
async function mustBeWhole(file: string, key: string | null): Promise<void> {
  try {
    const { parts } = await readCopy(file, key);
    for await (const part of parts) void part;
  } catch (error) {
    throw error instanceof ForeignCopy ? unknownKey(file) : error;
  }
}

/** Nobody can tell whether the file is as the school has made it: whoever had it in hand may have put an account or a password into it. */
function unknownKey(file: string): ConfigError {
  return new ConfigError(
    `${file} is not signed with the key known here. Put backup.key of the data directory that it was made in into the new one, or set BACKUP_KEY. ` +
      'If there is no key any more, or it is of an earlier version or of another school, and nobody else had the file: add --foreign.',
  );
}
