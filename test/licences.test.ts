import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { licencesText, shippedPackages } from '../packages/web/scripts/lib/licences.ts';
import { INTERPRETER } from '../scripts/lib/interpreter.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/u, '');

test('of each package that the web app hands out there is the text of its licence', () => {
  const shipped = shippedPackages(root);
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter(({ text, licence }) => text.trim().length < 100 || licence === '')).toEqual([]);
  const text = licencesText(root);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  for (const name of ['react-dom', 'zod', '@fontsource-variable/inter', 'fflate'])
    expect(shipped.map((each) => each.name.split(' ')[0])).toContain(name);
});

test('the interpreter is the one that package.json names, and its program has the hash that is pinned', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(dependencies.node).toBe(INTERPRETER.version);
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/check-interpreter.mjs')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
