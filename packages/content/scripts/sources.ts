import { writeFileSync } from 'node:fs';
import { isOutdated } from '@fracht/engine';
import { lawName } from '../src/pl/breaks.ts';
import { schoolDay } from '../src/pl/school-time.ts';
import { allSources } from './all-sources.ts';
import { sourcesDoc } from './sources-doc.ts';

// npm run sources: lists every source cited in texts of the game, once, and which of them were looked up more than twelve months ago.
// npm run sources -- --write: writes them to docs/sources.md.
if (process.argv.includes('--write')) writeFileSync(new URL('../../../docs/sources.md', import.meta.url), sourcesDoc());

const today = schoolDay(Date.now());
const all = allSources().map((one) => ({ ...one, isOld: isOutdated(one.source.checked, today) }));
for (const { source, usedBy, isOld } of all) {
  const place = [lawName(source.law), source.article].filter((part) => part !== null).join(', ');
  console.log(
    `${isOld ? 'OLD' : '   '}  ${source.checked}  ${place}  (${usedBy.join(', ')})`.replaceAll('\u00a0', ' '),
  );
}
const old = all.filter(({ isOld }) => isOld);
console.log(`${String(all.length)} sources, ${String(old.length)} of them older than twelve months on ${today}`);
