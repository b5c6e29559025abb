// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = 'game/src/shell/fetch-ahead.ts';
/** Chunks that students never need: the teacher's parts and the development pages. */
const NOT_FOR_STUDENTS = [
  // Loaded at the start of the player's own game, where they are drawn from the first second on.
  'game/src/shell/lead-controls.tsx',
  'game/src/shell/homework-term.tsx',
  'game/src/lobby/lobby-term.tsx',
  'game/src/watch/watch-tools.tsx',
  'game/src/watch/watch-sheet.tsx',
  'game/src/watch/teacher-card-window.tsx',
  'kit/src/panel/competence-units.tsx',
  'game/src/dev/local-game.ts',
];
/** The list itself, a chunk that only panels use, and the replay, which a game has only after its end and which the server produces. */
const NOT_IN_THE_GAME = [
  'game/src/shell/fetch-ahead.ts',
  'kit/src/ui/menu-list.tsx',
  'game/src/replay/replay-screen.tsx',
];

/** The files that a source file imports dynamically, relative to the packages folder. */
function loadedBy(file: string): readonly string[] {
  const text = readFileSync(join(PACKAGES, file), 'utf8');
  return [...text.matchAll(/import\('(?<path>[^']+)'\)/gu)].map(({ groups }) => fileOf(file, groups?.['path'] ?? ''));
}

function fileOf(file: string, source: string): string {
  const inKit = /^@fracht\/kit\/(?<path>.+)$/u.exec(source)?.groups?.['path'];
  return inKit === undefined ? join(dirname(file), source) : `kit/src/${inKit}`;
}

test('[SHL-4] the screens of the game are fetched, the map first, and then the parts', async () => {
  const asked: unknown[] = [];
  let parts = 0;
  const load = async () => (parts += 1);
  await fetchAhead({ preloadRoute: async (options) => void asked.push(options) }, 'g 1', load);
  expect(asked).toEqual(
    ['map', 'orders', 'shipments', 'cars', 'summary', 'result'].map((to) => ({ to: `/game/g%201/${to}` })),
  );
  expect(parts).toBe(loadedBy(OWN).length);
});

test('[SHL-4] every part of the game that comes when it is needed is fetched ahead: without a network it could not come', () => {
  const files = globSync('{game/src,kit/src/{ui,help}}/**/*.{ts,tsx}', { cwd: PACKAGES }).filter(
    (file) => !/\.test\.|^game\/src\/(?:dev|replay|debrief|duel|practice)\//u.test(file),
  );
  const parts = new Set(files.filter((file) => file !== OWN).flatMap(loadedBy));
  for (const known of [...NOT_FOR_STUDENTS, ...NOT_IN_THE_GAME]) parts.delete(known);
  expect(parts.size).toBeGreaterThan(5);
  expect([...parts].filter((part) => !loadedBy(OWN).includes(part))).toEqual([]);
});
