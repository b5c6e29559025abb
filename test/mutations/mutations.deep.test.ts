import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from './copied.ts';
import { FAULTS } from './faults.ts';
import { outcomeOf } from './outcome.ts';
import { whilePlanted } from './planted.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPY = mkdtempSync(join(tmpdir(), 'fracht-faults-'));
const SUITES = [...new Set(FAULTS.map(({ suite }) => suite))];

/** A test builds what has changed, and starts servers or walks through a real browser, alongside all the others of the run. */
const PATIENCE = { timeout: 600_000 };

beforeAll(() => copyRepository(ROOT, COPY));

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test.each(SUITES)('with no fault planted the same tests pass: %s', PATIENCE, async (suite) => {
  const faults = FAULTS.filter((fault) => fault.suite === suite);
  const tests = new Set(faults.flatMap((fault) => fault.tests));
  const only = faults.flatMap((fault) => fault.only ?? []).join('|');
  const { passed, failed } = await outcomeOf(COPY, { suite, tests: [...tests], only });
  expect(failed).toEqual([]);
  expect(passed.length).toBeGreaterThanOrEqual(tests.size);
});

test.each(FAULTS)('$rule: $means - a test of npm test fails', PATIENCE, async (fault) => {
  const { failed } = await whilePlanted(COPY, fault, () => outcomeOf(COPY, fault));
  // A walk through a real browser checks many rules, and stops at the first that is broken.
  const telling = fault.suite === 'browser' ? failed : failed.filter((title) => title.includes(`[${fault.rule}]`));
  expect(telling).not.toEqual([]);
});
