import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { spend } from '@fracht/testing/runs/costs.ts';
import { compareCosts, readCosts } from '../scripts/lib/costs.mjs';

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-costs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'costs.tsv');
}

test('what tests spend is summed by suite and kind', () => {
  const file = aFile();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('FRACHT_COSTS', file);
  vi.stubEnv('FRACHT_SUITE', 'server');
  for (const cost of ['server', 'database', 'server'] as const) spend(cost);
  vi.stubEnv('FRACHT_SUITE', 'browser');
  spend('screen');
  vi.stubEnv('FRACHT_SUITE', undefined);
  spend('screen');
  expect(readCosts(file)).toEqual({ server: { server: 2, database: 1 }, browser: { screen: 1 } });
});

test('nothing was spent where nothing was written', () => {
  expect(readCosts(aFile())).toEqual({});
});

test('more than the bound is over, and so is whatever has none', () => {
  const spent = { server: { server: 3, database: 2 }, browser: { screen: 1 } };
  expect(compareCosts(spent, { server: { server: 2, database: 2 } })).toEqual([
    { line: 'server: server 3 of 2', isOver: true },
    { line: 'server: database 2 of 2', isOver: false },
    { line: 'browser: screen 1 of 0', isOver: true },
  ]);
});
