import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from '../../test/support/own-files.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');
/** The sources that the demo school and its debriefs depend on: how games are played, debriefed, and stored. */
const SOURCES = [
  ...['engine', 'bots', 'debrief', 'reference', 'content', 'protocol'].map((name) => `${name}/src`),
  ...['demo', 'debriefs', 'games', 'storage'].map((folder) => `server/src/${folder}`),
];
const WEEK_MS = 7 * 86_400_000;

/** A name that changes with the sources of the demo school, and with each week: its games should have been played a few days ago. */
export function demoSchoolKey(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / WEEK_MS)));
  const files = SOURCES.flatMap((folder) => ownFiles(PACKAGES, ['.ts', '.json'], folder));
  for (const file of files.filter((path) => !path.includes('.test.')).toSorted())
    hash.update(file).update(readFileSync(join(PACKAGES, file)));
  return hash.digest('hex').slice(0, 16);
}
