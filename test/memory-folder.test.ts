import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { makeMemoryFolder } from '../scripts/lib/memory-folder.mjs';

function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'fracht-memory-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

test('a folder of this process, for what it writes and runs', () => {
  const home = aHome();
  const folder = makeMemoryFolder(home);
  expect(folder).toBe(join(home, `fracht-tests-${process.pid}`));
  expect(existsSync(folder ?? '')).toBe(true);
});

test('what an ended process left is removed, and nothing else', () => {
  const home = aHome();
  // No process has so great a number.
  const left = join(home, 'fracht-tests-999999999');
  const others = [join(home, `fracht-tests-${process.ppid}`), join(home, 'fracht-tests-of-somebody')];
  for (const folder of [left, ...others]) mkdirSync(folder);
  makeMemoryFolder(home);
  expect([left, ...others].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('none where nothing is kept in memory', () => {
  expect(makeMemoryFolder(join(aHome(), 'nowhere'))).toBeNull();
});
