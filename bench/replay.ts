// npm run bench:replay - the replay of a game of 30 players: what the server does for one viewer, and in Chromium, on a processor four
// times slower, how soon any moment is on the screen and how smoothly it plays.
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { playGame } from '@fracht/bots';
import { messageText } from '@fracht/content';
import { gameEndsAt, type Viewer } from '@fracht/engine';
import { CALLS, replayPieces, type StandingGame } from '@fracht/protocol';
import { Replays } from '../packages/server/src/replays/replays.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { demoSchool } from '../e2e/harness/demo-school.ts';
import { openSeat } from '../e2e/harness/seat.ts';
import { startServer } from '../e2e/harness/server.ts';
import { landingPage } from '../e2e/pages/landing-page.ts';
import { replayScreen } from '../e2e/pages/replay-screen.ts';
import { developerTools, openBrowser, slowProcessor } from './lib/browser.ts';
import { load, row } from './lib/report.ts';
import { aSetup, DAY, seats, TEACHER } from './lib/setup.ts';
import { machine, median, quantile } from './lib/timing.ts';

const PLAYERS = 30;
const SLOWER = 4;
const SEEKS = 60;
const PLAYED_MS = 10_000;

const VIEWERS: readonly Viewer[] = [
  { player: 'player-1', type: 'STUDENT' },
  { player: TEACHER.id, type: 'TEACHER' },
];

function aGame(): StandingGame {
  const setup = aSetup('bench-replay');
  return { setup, entries: playGame(setup, TEACHER, seats(PLAYERS, 'ordinary'), DAY).log };
}

type Made = { readonly text: string; readonly changes: number; readonly ms: number; readonly longest: number };

/** The answer for one viewer, as the server makes it; the longest piece keeps all else waiting. */
function made(game: StandingGame, viewer: Viewer): Made {
  const extra = { group: null, groupName: 'Logistyka 2A', randos: false, breakEndsAt: null, messageText };
  const pieces = replayPieces(game, { viewers: [viewer], extra });
  const changes: string[] = [];
  let [first, longest, last] = ['', 0, performance.now()];
  const began = last;
  let next = pieces.next();
  for (; next.done !== true; next = pieces.next()) {
    const { piece } = next.value;
    if (piece.kind === 'GAME') first = JSON.stringify(piece.game);
    if (piece.kind === 'CHANGE') changes.push(JSON.stringify(piece.change));
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  const { until, happenings } = next.value[0] ?? { until: 0, happenings: [] };
  const told = JSON.stringify(happenings);
  const text = `{"game":${first},"until":${until},"changes":[${changes.join(',')}],"happenings":${told}}`;
  return { text, changes: changes.length, ms: performance.now() - began, longest };
}

/** The replays of the whole class, asked for at once: processor time in ms, and how long the first and the last wait. */
async function ofTheClass(game: StandingGame): Promise<readonly number[]> {
  const extra = { group: null, groupName: 'Logistyka 2A', randos: false, breakEndsAt: null, messageText };
  const replays = new Replays();
  const began = performance.now();
  const before = process.cpuUsage();
  const waits = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, index) => {
      await replays.textFor(game, { viewer: { player: `player-${index + 1}`, type: 'STUDENT' }, extra });
      return performance.now() - began;
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, Math.min(...waits), Math.max(...waits)];
}

/** How long after a seek the moment is painted, in ms, for moments all over the game. */
async function seekTimes(page: Page, end: number): Promise<readonly number[]> {
  const box = await replayScreen(page).playhead.locator('xpath=..').boundingBox();
  if (box === null) throw new Error('No time line is shown');
  const times: number[] = [];
  for (let index = 0; index < SEEKS; index += 1) {
    const share = ((index * 37) % SEEKS) / SEEKS;
    await page.evaluate(() => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'soughtIn', performance.now() - timeStamp))),
        { once: true, capture: true },
      );
      Reflect.set(window, 'soughtIn', null);
    });
    await page.mouse.click(box.x + 2 + share * (box.width - 4), box.y + box.height / 2);
    await page.waitForFunction(() => Reflect.get(window, 'soughtIn') !== null);
    times.push(Number(await page.evaluate(() => Reflect.get(window, 'soughtIn'))));
  }
  const at = await replayScreen(page).at();
  if (at <= 0 || at > end) throw new Error('Nothing was sought');
  return times;
}

/** The distances of the frames while it plays at 60 times the pace, in ms. */
async function frameTimes(page: Page): Promise<readonly number[]> {
  const replay = replayScreen(page);
  await page.keyboard.press('1');
  await replay.tempo(60).click();
  await replay.play.click();
  const frames = await page.evaluate(async (ms) => {
    const seen: number[] = [];
    const until = performance.now() + ms;
    let last = await new Promise<number>(requestAnimationFrame);
    while (last < until) {
      const now = await new Promise<number>(requestAnimationFrame);
      seen.push(now - last);
      last = now;
    }
    return seen;
  }, PLAYED_MS);
  return frames;
}

/** The processor time of the page's main thread so far, in ms, what slows it down among it; time in which others had the processor is not. */
async function workOf(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Opens the replay in a page whose processor is slow: the demo school's own game, its answer replaced by the large one. */
async function inBrowser({ player: viewer, type }: Viewer, text: string, end: number): Promise<void> {
  const who = type === 'TEACHER' ? 'teacher' : 'student';
  const server = await startServer({ DEMO: '1' });
  const browser = await openBrowser();
  try {
    const { page } = await openSeat(browser, server, { viewport: { width: 1366, height: 768 } });
    await landingPage(page).logIn(demoSchool[who]);
    const person = await new ApiClient(server.url).logIn(demoSchool[who].email, demoSchool[who].password);
    const { user } = await person.call(CALLS.verify, {});
    const own = text.replaceAll(JSON.stringify(viewer), JSON.stringify(user.id));
    await page.route('**/api/game/replay/**', (route) =>
      route.fulfill({ contentType: 'application/json', body: `{"payload":${own}}` }),
    );
    await page.route('**/api/game/notes/**', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"payload":[]}' }),
    );
    const tools = await developerTools(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowProcessor(tools, SLOWER);
    const began = performance.now();
    await page.goto(`${server.url}/replay/game-bench-replay`);
    await replayScreen(page).playhead.waitFor({ timeout: 120_000 });
    const opened = performance.now() - began;
    const before = await workOf(tools);
    const seeks = (await seekTimes(page, end)).toSorted((one, other) => one - other);
    const work = ((await workOf(tools)) - before) / SEEKS;
    const frames = (await frameTimes(page)).toSorted((one, other) => one - other);
    row(
      who,
      ...[
        opened,
        median(seeks),
        quantile(seeks, 0.95),
        seeks.at(-1) ?? Number.NaN,
        work,
        median(frames),
        quantile(frames, 0.95),
      ].map((ms) => ms.toFixed(0)),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

const game = aGame();
const end = gameEndsAt(game.setup);
process.stdout.write(`${machine()}, load of the machine ${load()} before\n\n`);
// The first pass warms the process up, as a server that has run a lesson is.
for (const viewer of VIEWERS) made(game, viewer);
row(`replay of ${PLAYERS} players`, 'entries', 'changes', 'ms of work', 'longest piece, ms', 'KiB', 'KiB, gzip');
row('---', '---', '---', '---', '---', '---', '---');
const answers = VIEWERS.map((viewer) => ({ viewer, ...made(game, viewer) }));
for (const { viewer, text, changes, ms, longest } of answers) {
  const sizes = [text.length, gzipSync(text).length].map((bytes) => (bytes / 1024).toFixed(0));
  const counts = [game.entries.length, changes].map(String);
  row(viewer.type.toLowerCase(), ...counts, ms.toFixed(0), longest.toFixed(1), ...sizes);
}
process.stdout.write('\n');
row(`replays of ${PLAYERS} students, asked for at once`, 'processor, ms', 'first, ms', 'last, ms');
row('---', '---', '---', '---');
row('together', ...(await ofTheClass(game)).map((ms) => ms.toFixed(0)));
process.stdout.write('\n');
row(
  `in Chromium, ${SLOWER}x slower`,
  'opened',
  'seek, median',
  'p95',
  'worst',
  'processor of a seek',
  'frame at 60x, median',
  'p95',
);
row('---', '---', '---', '---', '---', '---', '---', '---');
for (const { viewer, text } of answers) await inBrowser(viewer, text, end);
process.stdout.write(`\nload of the machine ${load()} after\n`);
