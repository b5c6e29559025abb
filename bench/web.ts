// npm run bench:web - the built web app in Chromium: first load of each entry page, paint of the landing page, frames of the trucks. DOORS and LOADS select some entry
// pages only.
import type { Browser } from '@playwright/test';
import { wholeGame } from '../e2e/harness/demo-school.ts';
import { keysOf, openDoors } from '../e2e/harness/doors.ts';
import { type Load, loadPage, type Machine } from '../e2e/harness/first-load.ts';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { openBrowser } from './lib/browser.ts';
import { type Paint, paintOf } from './lib/landing-paint.ts';
import { footing, heading, row } from './lib/report.ts';
import { median, quantile } from './lib/timing.ts';
import { RATES, truckFrames } from './lib/truck-frames.ts';

const PAINTS = 5;
/** How often each entry page is opened on each network; LOADS overrides it. */
const LOADS = Number(process.env['LOADS'] ?? 5);
/** The entry pages to open: DOORS is a part of their names. */
const DOORS = new RegExp(process.env['DOORS'] ?? '.', 'u');
const NEEDS_DEBRIEF = /debrief|projector/u;
/** The network speeds that a school's computer may have. */
const LINES: Readonly<Record<string, Machine>> = {
  'line of a school': { latency: 20, down: 20_000_000, up: 5_000_000, slower: 4 },
  'slow 4G': { latency: 150, down: 1_600_000, up: 750_000, slower: 4 },
};

function head(...cells: readonly string[]): void {
  process.stdout.write('\n');
  row(...cells);
  row(...cells.map(() => '---'));
}

/** Opens every entry page with an empty cache on both networks, and the map a second time, with what the first visit left in the cache. */
async function firstLoads(browser: Browser, server: RunningServer): Promise<void> {
  const doors = (await openDoors(browser, server)).filter(({ name }) => DOORS.test(name));
  if (doors.some(({ name }) => NEEDS_DEBRIEF.test(name))) await wholeGame(server);
  const again = doors.filter(({ name }) => name === 'map').map((door) => ({ ...door, isSecond: true }));
  let keys = await keysOf(browser, server);
  for (const [line, machine] of Object.entries(LINES)) {
    loadHead(line, machine);
    for (const { name, path, who, ...door } of [...doors, ...again]) {
      const opening = { ...door, url: `${server.url}${path}`, machine };
      const loads: Load[] = [];
      while (loads.length < LOADS) {
        const load = await loadPage(browser, { ...opening, who: who === null ? null : keys[who] });
        keys = { ...keys, ...(who !== null && { [who]: load.who }) };
        loads.push(load);
      }
      loadRow('isSecond' in door ? `${name}, again` : name, loads);
    }
  }
}

function loadHead(line: string, { slower }: Machine): void {
  const title = `first load, ${line}, processor ${slower} x slower, ${LOADS} runs`;
  head(title, 'seen', 'main thread', 'scripts', 'answers', 'KiB', 'answers in all', 'KiB in all');
}

function loadRow(name: string, loads: readonly Load[]): void {
  const middle = (of: (load: Load) => number): string =>
    median(loads.map(of).toSorted((one, other) => one - other)).toFixed(0);
  row(
    name,
    `${middle(({ seen }) => seen)} ms`,
    `${middle(({ thread }) => thread)} ms`,
    `${middle(({ script }) => script)} ms`,
    middle(({ before }) => before.answers),
    middle(({ before }) => before.kib),
    middle(({ all }) => all.answers),
    middle(({ all }) => all.kib),
  );
}

async function landing(browser: Browser, server: RunningServer): Promise<void> {
  const paints: Paint[] = [];
  for (let run = 0; run < PAINTS; run += 1) paints.push(await paintOf(browser, server.url));
  const values = (of: (paint: Paint) => number) => paints.map(of).toSorted((one, other) => one - other);
  const cells = (of: (paint: Paint) => number) => {
    const sorted = values(of);
    return `${median(sorted).toFixed(0)} ms (${quantile(sorted, 0).toFixed(0)} to ${quantile(sorted, 1).toFixed(0)})`;
  };
  head(`landing page, slow 4G, 4 x slower processor, ${PAINTS} runs`, 'median (range)', 'goal');
  row(
    'first contentful paint',
    cells(({ first }) => first),
    '',
  );
  row(
    `largest contentful paint (${paints[0]?.what ?? ''})`,
    cells(({ largest }) => largest),
    '1000 ms',
  );
  row(
    'total blocking time',
    cells(({ blocking }) => blocking),
    '250 ms',
  );
}

async function trucks(browser: Browser): Promise<void> {
  const slowDowns = [1, 4];
  await trucksAt(browser, slowDowns, RATES.drawn, '300 driving trucks, one frame, every frame drawn');
  await trucksAt(
    browser,
    slowDowns,
    RATES.lesson,
    'the same at the speed of a lesson, where most frames are not drawn',
  );
}

async function trucksAt(browser: Browser, slowDowns: readonly number[], rate: number, title: string): Promise<void> {
  const frames = await truckFrames(browser, slowDowns, rate);
  head(title, 'our code p50', 'p95', 'main thread, all', 'goal');
  frames.forEach(({ code, all }, index) => {
    const times = (value: number) => `${value.toFixed(2)} ms`;
    row(
      `processor ${slowDowns[index]} x slower`,
      times(median(code)),
      times(quantile(code, 0.95)),
      times(all),
      index === 0 ? '4 ms' : '14 ms',
    );
  });
}

heading();
const server = await startServer({ DEMO: '1' });
const browser = await openBrowser();
try {
  await firstLoads(browser, server);
  if (process.env['DOORS'] === undefined) {
    await landing(browser, server);
    await trucks(browser);
  }
  footing();
} finally {
  await browser.close();
  await server.stop();
}
