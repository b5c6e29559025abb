import { parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';
import { moveSchool } from './move-school.ts';
import { takePlace } from './place.ts';

const USAGE = 'npm run move -- --from DATA_DIR --to postgres://user:password@host:5432/name, or the other way round';

/** Copies a school from SQLite to PostgreSQL or back. No server may run on either. */
async function main(): Promise<void> {
  const { from, to } = wanted();
  const source = await takePlace(from, 'FROM');
  try {
    const target = await takePlace(to, 'TO');
    try {
      await moveSchool(source, target, Date.now(), say);
      say(`Moved from ${source.name} to ${target.name}. What was there stays: start one server on one of them only.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function wanted(): { readonly from: string; readonly to: string } {
  const { from, to } = flags();
  if (from === undefined || to === undefined) throw new ConfigError(USAGE);
  return { from, to };
}

function flags(): { readonly from?: string | undefined; readonly to?: string | undefined } {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
