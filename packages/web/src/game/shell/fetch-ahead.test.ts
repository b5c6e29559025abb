// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const OWN = 'game/shell/fetch-ahead.ts';
/** What a student never comes to: parts for who leads the game, and the pages of the developers. */
const NOT_FOR_STUDENTS = [
  'game/shell/teacher-controls.tsx',
  'game/watch/watch-tools.tsx',
  'game/watch/watch-sheet.tsx',
  'game/dev/local-game.ts',
];
/** The list itself, and what only the panels have. */
const NOT_IN_THE_GAME = ['game/shell/fetch-ahead.ts', 'ui/menu-list.tsx'];

/** The files that a source file loads only when they are needed, from the folder of sources. */
function loadedBy(file: string): readonly string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/import\('(?<path>[^']+)'\)/gu)].map(({ groups }) =>
    relative(SRC, join(SRC, dirname(file), groups?.['path'] ?? '')),
  );
}

test('the screens of the game are fetched, the map first', async () => {
  const asked: unknown[] = [];
  await fetchAhead({ preloadRoute: async (options) => void asked.push(options) }, 'g 1');
  expect(asked).toEqual(['map', 'orders', 'shipments', 'cars', 'summary'].map((to) => ({ to: `/game/g%201/${to}` })));
});

test('every part of the game that comes when it is needed is fetched ahead: without a network it could not come', () => {
  const files = globSync('{game,ui}/**/*.{ts,tsx}', { cwd: SRC }).filter(
    (file) => !/\.test\.|^game\/dev\//u.test(file),
  );
  const parts = new Set(files.filter((file) => file !== OWN).flatMap(loadedBy));
  for (const known of [...NOT_FOR_STUDENTS, ...NOT_IN_THE_GAME]) parts.delete(known);
  expect(parts.size).toBeGreaterThan(10);
  expect([...parts].filter((part) => !loadedBy(OWN).includes(part))).toEqual([]);
});
