import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { fillSchool } from '../copies/fill-school.ts';
import { takePlace } from '../copies/open-place.ts';
import { readSchool } from '../copies/read-school.ts';
import { commandOptions, type Terminal } from './terminal.ts';

const USAGE = operatorText.copies.moveUsage;

/** Moves a school from SQLite to PostgreSQL or back. No server may run on either. (STO-9) */
export async function moveCommand({ words, say }: Terminal): Promise<void> {
  const { from, to } = commandOptions(words, { from: { type: 'string' }, to: { type: 'string' } }, USAGE).values;
  if (from === undefined || to === undefined) throw new ConfigError(USAGE);
  const source = await takePlace(from, 'FROM');
  try {
    const target = await takePlace(to, 'TO');
    try {
      await readSchool(source, (school) => fillSchool(school, target, Date.now(), say));
      await target.close();
      say(operatorText.copies.moved(source.name, target.name));
    } catch (error) {
      await target.giveUp();
      throw error;
    }
  } finally {
    await source.close();
  }
}
