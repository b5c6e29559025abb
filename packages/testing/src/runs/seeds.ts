import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';

/** The seeds with which a test has failed: a line each, `NAME SEED`. Kept for good, as regression tests. */
const FAILED = join(import.meta.dirname, '../../../../test/failed-seeds.txt');

/** A run outside the suites, with a fault planted, fails on purpose. */
const IS_KEPT = process.env['FRACHT_SUITE'] !== undefined;

/** The seed of this run, which `vitest.config.ts` draws or takes from `FRACHT_SEED`. */
const RUN_SEED = Number(process.env['FRACHT_SEED']);

function failedSeeds(name: string): readonly number[] {
  const lines = readFileSync(FAILED, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith(`${name} `)).map((line) => Number(line.slice(name.length + 1)));
}

/**
 * Describes tests that draw their cases by a seed: once with each seed with which they have failed before, then with that of this run. A new seed with which one
 * fails is added to `test/failed-seeds.txt`. `name`: of one word, unique in the repository.
 */
export function underSeeds(name: string, tests: (seed: number) => void): void {
  const before = failedSeeds(name);
  for (const seed of new Set([...before, RUN_SEED])) {
    describe(`seed ${seed}`, () => {
      tests(seed);
      afterAll(({}, suite) => {
        if (IS_KEPT && hasFailed(suite) && !before.includes(seed)) appendFileSync(FAILED, `${name} ${seed}\n`);
      });
    });
  }
}

/**
 * The same by the seed of this run alone, for tests that depend on timing as much as on the seed: a repetition would prove little, so no seed is
 * kept.
 */
export function underThisSeed(tests: (seed: number) => void): void {
  describe(`seed ${RUN_SEED}`, () => {
    tests(RUN_SEED);
  });
}

type Described = { readonly result?: { readonly state: string } | undefined; readonly tasks?: readonly Described[] };

function hasFailed({ result, tasks = [] }: Described): boolean {
  return result?.state === 'fail' || tasks.some(hasFailed);
}
