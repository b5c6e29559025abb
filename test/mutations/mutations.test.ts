import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { MUTATIONS } from './mutations.ts';
import { type Outcome, runTests } from './run-tests.ts';

const AT_ONCE = 2;
const TIMEOUT_MS = 300_000;

function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

test.each(MUTATIONS)('the mutation of $rule fits the engine as it is', ({ rule, file, from }) => {
  expect(textOf(`packages/engine/src/${file}`).split(from)).toHaveLength(2);
  expect(textOf('packages/engine/SPEC.md')).toContain(`| ${rule} |`);
});

test('docs/mutations.md tells of every mutation and of no other', () => {
  const rows = textOf('docs/mutations.md').matchAll(/^\| (?<rule>[A-Z]+-\d+) \| (?<means>[^|]+) \|/gmu);
  const told = Array.from(rows, ({ groups }) => [groups?.rule, groups?.means]);
  expect(told).toEqual(MUTATIONS.map(({ rule, means }) => [rule, means]));
});

describe('one rule broken at a time', () => {
  const outcomes = new Map<string | null, Outcome>();

  beforeAll(async () => {
    const files = [...new Set(MUTATIONS.flatMap(({ tests }) => tests))];
    const runs = [{ rule: null, tests: files }, ...MUTATIONS];
    const work = async (): Promise<void> => {
      for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
        outcomes.set(run.rule, await runTests(run.rule, run.tests));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }, TIMEOUT_MS);

  test('with none broken the same tests pass', () => {
    expect(outcomes.get(null)?.failed).toEqual([]);
    expect(outcomes.get(null)?.passed.length).toBeGreaterThan(MUTATIONS.length);
  });

  test.each(MUTATIONS)('$rule: $means - a test of that rule fails', ({ rule }) => {
    expect(outcomes.get(rule)?.failed.filter((title) => title.includes(`[${rule}]`))).not.toEqual([]);
  });
});
