import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from './layers.ts';
import { packagesIn } from './support/packages.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const sources = ['node', 'screens'].flatMap((program) => packagesIn(join(packages, '..'), program));

/** What reads or writes a date or an hour by the clock of a machine, or says how one is written. */
const BY_THE_MACHINE =
  /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time)String\(|\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(|new Date\([^)]*,/u;

/** The files that do so, each in the zone of the schools. */
const IN_THE_ZONE = ['content/src/pl/school-time.ts', 'kit/src/format.ts'];

test('[LOC-2] [RUN-13] dates and hours are told and read in the time zone of the schools alone, by the files that are named here', () => {
  const found = sources
    .flatMap((name) => sourceFiles(join(packages, name, 'src')))
    .filter((path) => BY_THE_MACHINE.test(readFileSync(path, 'utf8')))
    .map((path) => relative(packages, path));
  expect(found.sort()).toEqual(IN_THE_ZONE);
});
