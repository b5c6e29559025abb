import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { startWithDebriefs } from '../harness/demo-school.ts';
import { keysOf, openDoors } from '../harness/doors.ts';
import { loadPage } from '../harness/first-load.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';

const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
/** What only the editors of situations need: the graph library. */
const GRAPH = 'react-flow__';

/**
 * What an entry page may fetch with an empty cache, until the network is quiet: answers of any kind, and KiB as transferred, headers included. Some
 * twelve more than were counted: a page that takes long to draw makes its periodic calls meanwhile.
 */
const BOUNDS: Readonly<Record<string, { readonly answers: number; readonly kib: number }>> = {
  'landing page': { answers: 45, kib: 390 },
  "student's panel": { answers: 63, kib: 370 },
  "lecturer's panel": { answers: 60, kib: 400 },
  "admin's panel": { answers: 57, kib: 345 },
  lobby: { answers: 136, kib: 690 },
  map: { answers: 131, kib: 685 },
  orders: { answers: 130, kib: 685 },
  'map on a phone': { answers: 131, kib: 685 },
  debrief: { answers: 144, kib: 740 },
  'live page': { answers: 73, kib: 505 },
  projector: { answers: 68, kib: 470 },
  editor: { answers: 68, kib: 590 },
};

/** Each entry page is a load with an empty cache, so a commit opens only one of them, selected by its seed; the deep tests open all. */
const TURN = Number(process.env['FRACHT_SEED'] ?? 0) % Object.keys(BOUNDS).length;
const isInTurn = (index: number): boolean => atDepth({ few: index === TURN, many: true });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterAll(() => stopServer(server));

test('[BLD-6] no door fetches more than its bound, as a browser counts it', async ({ browser }) => {
  const doors = await openDoors(browser, server);
  let keys = await keysOf(browser, server);
  expect(doors.map(({ name }) => name)).toEqual(Object.keys(BOUNDS));
  const over: string[] = [];
  for (const door of doors.filter((_, index) => isInTurn(index))) {
    const who = door.who === null ? null : keys[door.who];
    const { all, who: after } = await loadPage(browser, { ...door, url: `${server.url}${door.path}`, who });
    if (door.who !== null) keys = { ...keys, [door.who]: after };
    const bound = BOUNDS[door.name];
    const isWithin = bound !== undefined && all.answers <= bound.answers && all.kib <= bound.kib;
    if (!isWithin) over.push(`${door.name}: ${all.answers} answers, ${all.kib.toFixed(0)} KiB`);
  }
  expect(over).toEqual([]);
});

test('[BLD-6] a page names the files of its screen, and only the editors of situations have the library of graphs', () => {
  const folder = join(DIST, 'pages');
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const filesOf = (page: string): readonly string[] =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:href|src)="\/(?<file>assets\/[^"]+\.js)"/gu)].map(
      ({ groups }) => groups?.['file'] ?? '',
    );
  expect(pages.filter((page) => filesOf(page).length < 4)).toEqual([]);
  const withGraphs = pages.filter((page) =>
    filesOf(page).some((file) => readFileSync(join(DIST, file), 'utf8').includes(GRAPH)),
  );
  expect(withGraphs).toEqual(['panel-admin-change-editor.html', 'panel-admin-emergency-editor.html']);
});
