import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from './layers.ts';
import { packagesIn } from './support/packages.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const sources = ['node', 'screens'].flatMap((program) => packagesIn(join(packages, '..'), program));

/** Code that reads or writes a date or an hour by a machine's clock, or defines a format for one. */
const BY_THE_MACHINE =
  /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time)String\(|\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(|new Date\([^)]*,/u;

/** The files that do so, each in the schools' time zone. */
const IN_THE_ZONE = ['content/src/pl/school-time.ts', 'kit/src/format.ts'];

/** Code that reads the time from the device's clock. */
const BY_THE_DEVICE = /\bDate\.now\(|\bnew Date\(\)/u;

/**
 * The files that do so: the one that knows how wrong it is, and those that use it to measure how long something lasts, even while the device sleeps, or how wrong it is.
 */
const OF_THE_DEVICE = [
  'game/src/client/game-client.ts',
  'game/src/dev/local-game.ts',
  'kit/src/api/tabs-in-turn.ts',
  'kit/src/server-time.ts',
  'office/src/network-test/network-probes.ts',
];

test('[LOC-5] what the time is no screen asks the clock of the device, but for the files that are named here', () => {
  const found = packagesIn(join(packages, '..'), 'screens')
    .filter((name) => name !== 'testing')
    .flatMap((name) => sourceFiles(join(packages, name, 'src')))
    .filter((path) => BY_THE_DEVICE.test(readFileSync(path, 'utf8')))
    .map((path) => relative(packages, path));
  expect(found.sort()).toEqual(OF_THE_DEVICE);
});

test('[LOC-2] [RUN-13] dates and hours are told and read in the time zone of the schools alone, by the files that are named here', () => {
  const found = sources
    .flatMap((name) => sourceFiles(join(packages, name, 'src')))
    .filter((path) => BY_THE_MACHINE.test(readFileSync(path, 'utf8')))
    .map((path) => relative(packages, path));
  expect(found.sort()).toEqual(IN_THE_ZONE);
});
