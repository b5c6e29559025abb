import { resolve } from 'node:path';
import { operatorText } from '@fracht/content';
import { makeBackup } from '../backups/make-backup.ts';
import { readConfig } from '../config.ts';
import { isPostgres } from '../copies/open-place.ts';
import { commandOptions, type Terminal } from './terminal.ts';

const USAGE = operatorText.copies.backupUsage;

/** Makes a copy of the whole school in one file, whether its server runs or not. */
export async function backupCommand({ words, env, say }: Terminal): Promise<void> {
  const { from, to } = commandOptions(words, { from: { type: 'string' }, to: { type: 'string' } }, USAGE).values;
  const { databaseUrl, dataDir, backupDir, backupKey } = readConfig(env);
  const folder = resolve(to ?? backupDir);
  const source = from ?? databaseUrl ?? dataDir;
  const key = { given: backupKey, dataDir: isPostgres(source) ? dataDir : source };
  const name = await makeBackup({ source, folder, made: Date.now(), key });
  say(`${folder}/${name}`);
}
