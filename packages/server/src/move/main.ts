// npm run move: a school from SQLite to PostgreSQL or back. No server may run on either.
import { ConfigError } from '../config.ts';
import { fillSchool } from '../copies/fill-school.ts';
import { takePlace } from '../copies/open-place.ts';
import { readSchool } from '../copies/read-school.ts';
import { commandOptions, say, tellFaults } from './terminal.ts';

const USAGE = 'npm run move -- --from DATA_DIR --to postgres://user:password@host:5432/name, or the other way round';

await tellFaults(async () => {
  const { from, to } = commandOptions({ from: { type: 'string' }, to: { type: 'string' } }, USAGE).values;
  if (from === undefined || to === undefined) throw new ConfigError(USAGE);
  const source = await takePlace(from, 'FROM');
  try {
    const target = await takePlace(to, 'TO');
    try {
      await readSchool(source, (school) => fillSchool(school, target, Date.now(), say));
      say(`Moved from ${source.name} to ${target.name}. What was there stays: start one server on one of them only.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
