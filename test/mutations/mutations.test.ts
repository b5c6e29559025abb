import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { MUTATIONS, UNBROKEN } from './mutations.ts';
import type { Outcome } from './outcomes.ts';
import { runMutations } from './run-mutations.ts';

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
  let outcomes: ReadonlyMap<string, Outcome> = new Map();

  beforeAll(async () => {
    outcomes = await runMutations();
  }, TIMEOUT_MS);

  test('with none broken the same tests pass', () => {
    expect(outcomes.get(UNBROKEN)?.failed).toEqual([]);
    expect(outcomes.get(UNBROKEN)?.passed.length).toBeGreaterThan(MUTATIONS.length);
  });

  test.each(MUTATIONS)('$rule: $means - a test of that rule fails', ({ rule }) => {
    expect(outcomes.get(rule)?.failed.filter((title) => title.includes(`[${rule}]`))).not.toEqual([]);
  });
});
