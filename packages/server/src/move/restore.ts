// npm run restore: a school out of the file of a backup, into an empty data directory or database. Servers must not run there.
import { resolve } from 'node:path';
import { operatorText } from '@fracht/content';
import { ConfigError, readConfig } from '../config.ts';
import { readCopy } from '../copies/copy-file.ts';
import { fillSchool } from '../copies/fill-school.ts';
import { takePlace } from '../copies/open-place.ts';
import { commandOptions, say, tellFaults } from './terminal.ts';

const USAGE = operatorText.copies.restoreUsage;

await tellFaults(async () => {
  const { values, positionals } = commandOptions({ to: { type: 'string' } }, USAGE);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new ConfigError(USAGE);
  const { databaseUrl, dataDir } = readConfig(process.env);
  const copy = await readCopy(resolve(file));
  const target = await takePlace(values.to ?? databaseUrl ?? dataDir, 'TO');
  try {
    await fillSchool(copy, target, Date.now(), say);
    await target.close();
    say(operatorText.copies.restored(target.name, new Date(copy.made).toISOString()));
  } catch (error) {
    await target.giveUp();
    throw error;
  }
});
