import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSpecs } from '../support/rules.ts';
import { FAULTS } from './faults.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = new Set(readSpecs(ROOT).flatMap(({ rules }) => rules.map(({ number }) => number)));

test('forty faults are planted, no two alike', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(({ means }) => means)).size).toBe(FAULTS.length);
});

test.each(FAULTS)(
  '$rule, broken so that $means: the fault fits the product as it is',
  ({ rule, file, from, tests }) => {
    expect(RULES).toContain(rule);
    expect(readFileSync(`${ROOT}packages/${file}`, 'utf8').split(from)).toHaveLength(2);
    expect(tests.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  },
);

test('docs/mutations.md tells of every fault and of no other', () => {
  const doc = readFileSync(`${ROOT}docs/mutations.md`, 'utf8');
  const rows = doc.matchAll(/^\| (?<rule>[A-Z]+-\d+) \| (?<means>[^|]+) \| `(?<file>[^`]+)` \|/gmu);
  const told = Array.from(rows, ({ groups }) => [groups?.rule, groups?.means, groups?.file]);
  expect(told).toEqual(FAULTS.map(({ rule, means, file }) => [rule, means, file]));
});
