// npm run bench:web - the built web app in Chromium: scripts of a first load, paint of the landing page, frames of the trucks.
import type { Browser } from '@playwright/test';
import { openSeat } from '../e2e/harness/seat.ts';
import { makeSchool, type Person } from '../e2e/harness/school.ts';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { landingPage } from '../e2e/pages/landing-page.ts';
import { gather } from '../e2e/steps/start-game.ts';
import { teacherControls } from '../e2e/pages/teacher-controls.ts';
import { openBrowser } from './lib/browser.ts';
import { type FirstLoad, type Script, firstLoad } from './lib/first-load.ts';
import { type Paint, paintOf } from './lib/landing-paint.ts';
import { footing, heading, row } from './lib/report.ts';
import { median, quantile } from './lib/timing.ts';
import { RATES, truckFrames } from './lib/truck-frames.ts';

const PAINTS = 5;
const LAND = /^land-layer/u;

function head(...cells: readonly string[]): void {
  process.stdout.write('\n');
  row(...cells);
  row(...cells.map(() => '---'));
}

/** Logs a teacher and a student in; gives both and the address of a running game. */
async function lesson(browser: Browser, server: RunningServer) {
  const school = await makeSchool(server, 1, { unit_ms: 5000 });
  const logIn = async (person: Person) => {
    const seat = await openSeat(browser, server);
    await landingPage(seat.page).logIn(person);
    return seat;
  };
  const teacher = await logIn(school.teacher);
  const panel = teacher.page.url();
  const [pupil] = school.students;
  if (pupil === undefined) throw new Error('A school without students');
  const student = await logIn(pupil);
  await gather(teacher, [student], { group: school.group.name, seed: 'bench' });
  await teacherControls(teacher.page).start.click();
  await student.page.waitForURL('**/map');
  const game = student.page.url();
  const states = { teacher: await teacher.context.storageState(), student: await student.context.storageState() };
  await teacher.context.close();
  await student.context.close();
  return { panel, game, ...states };
}

async function firstLoads(browser: Browser, server: RunningServer): Promise<void> {
  const { panel, game, teacher, student } = await lesson(browser, server);
  head('JavaScript of a first load', 'files', 'KiB, compressed', 'with headers', 'goal');
  loaded('landing page', await firstLoad(browser, server.url, null, 'Zaloguj się'), '120');
  loaded('panel of a lecturer', await firstLoad(browser, panel, teacher, 'Rozgrywki'), '210');
  const onMap = await firstLoad(browser, game, student, 'Mapa');
  loaded('game, map', onMap, '250');
  loaded('game, orders', await firstLoad(browser, game.replace(/map$/u, 'orders'), onMap.who, 'Mapa'), '250');
}

function loaded(name: string, { scripts }: FirstLoad, goal: string): void {
  const code = scripts.filter((script) => !LAND.test(script.name));
  scriptRow(name, code, goal);
  if (code.length < scripts.length)
    scriptRow(
      'drawn land, by itself',
      scripts.filter((script) => LAND.test(script.name)),
      '25',
    );
}

function scriptRow(name: string, scripts: readonly Script[], goal: string): void {
  const kinds = [...new Set(scripts.map(({ encoding }) => encoding))].join(', ');
  const kib = (of: (script: Script) => number) =>
    (scripts.reduce((sum, script) => sum + of(script), 0) / 1024).toFixed(1);
  row(
    `${name} (${kinds})`,
    String(scripts.length),
    kib(({ bytes }) => bytes),
    kib(({ bytes, headers }) => bytes + headers),
    goal,
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
const server = await startServer();
const browser = await openBrowser();
try {
  await firstLoads(browser, server);
  await landing(browser, server);
  await trucks(browser);
  footing();
} finally {
  await browser.close();
  await server.stop();
}
