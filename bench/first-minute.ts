// npm run bench:first-minute - a first-time visitor's way in Chromium from the landing page to the first booked order of the practice: presses, and the
// seconds until each step can be read and pressed, with a processor at full speed, four times slower, and that one on slow 4G. Nothing is in the cache. A
// machine presses at once: what a person takes to read comes on top. `-- pictures` puts a picture of each step into docs/screens as well.
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { countPresses, pressesIn } from '../e2e/harness/presses.ts';
import { openSeat } from '../e2e/harness/seat.ts';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { landingPage } from '../e2e/pages/landing-page.ts';
import { practice } from '../e2e/pages/practice.ts';
import { developerTools, openBrowser, slowNetwork, slowProcessor } from './lib/browser.ts';
import { footing, heading, load, remark, row } from './lib/report.ts';
import { median, quantile } from './lib/timing.ts';

const RUNS = 5;
const SCREENS = fileURLToPath(new URL('../docs/screens', import.meta.url));
/** Wait before the navigation in ms: a newly opened window of Chromium uses the processor itself at first. */
const SETTLE_MS = 2000;
/** Timeout of each step on a busy machine, in ms. */
const PATIENCE_MS = 300_000;
/** What the way is gone on. */
const GROUNDS = [
  { name: 'processor at full speed', times: 1, isSlow: false },
  { name: 'processor 4 x slower', times: 4, isSlow: false },
  { name: 'processor 4 x slower, slow 4G', times: 4, isSlow: true },
] as const;
/** The steps, each with what a visitor then reads and can press. */
const STEPS = ['landing', 'order', 'booked'] as const;

type Ground = (typeof GROUNDS)[number];
type Step = (typeof STEPS)[number];
/** Seconds from the beginning until each step, the presses until the last one, and the words of the hints on the way. */
type Way = { readonly seconds: Readonly<Record<Step, number>>; readonly presses: number; readonly words: number };

/** Goes the way once in a fresh window; `seen` is called at each step, and its time counts. */
async function goOn(
  browser: Browser,
  server: RunningServer,
  { times, isSlow }: Ground,
  seen: (page: Page, step: Step) => Promise<void> = async () => undefined,
): Promise<Way> {
  const { page, context, faults } = await openSeat(browser, server, {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'no-preference',
  });
  page.setDefaultTimeout(PATIENCE_MS);
  const tools = await developerTools(page);
  if (isSlow) await slowNetwork(tools);
  await slowProcessor(tools, times);
  await countPresses(page);
  await page.waitForTimeout(SETTLE_MS);
  const on = practice(page);
  const began = performance.now();
  const soFar = () => (performance.now() - began) / 1000;
  await page.goto('/', { waitUntil: 'commit' });
  await landingPage(page).tryIt.waitFor();
  const landing = soFar();
  await seen(page, 'landing');
  await landingPage(page).tryIt.click();
  await on.turn(1).waitFor();
  await on.book.waitFor();
  const order = soFar();
  const words = wordsIn(await on.coach.innerText());
  await seen(page, 'order');
  await on.book.click();
  await on.turn(2).waitFor();
  const booked = soFar();
  await seen(page, 'booked');
  const presses = await pressesIn(page);
  await context.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { seconds: { landing, order, booked }, presses, words };
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}

function secondsOf(ways: readonly Way[], step: Step): string {
  const sorted = ways.map(({ seconds }) => seconds[step]).toSorted((one, other) => one - other);
  return `${median(sorted).toFixed(1)} s (${quantile(sorted, 0).toFixed(1)} to ${quantile(sorted, 1).toFixed(1)})`;
}

async function takePictures(browser: Browser, server: RunningServer): Promise<void> {
  await goOn(browser, server, GROUNDS[0], async (page, step) => {
    await page.waitForLoadState('networkidle');
    const path = `${SCREENS}/first-minute-${String(STEPS.indexOf(step) + 1)}-${step}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled' });
  });
}

heading();
const server = await startServer();
const browser = await openBrowser();
try {
  const [first] = GROUNDS;
  const { words } = await goOn(browser, server, first);
  row(`${RUNS} visitors each`, 'landing page', 'the order and its hint', 'the order is booked', 'presses', 'load');
  row('---', '---', '---', '---', '---', '---');
  for (const ground of GROUNDS) {
    const ways: Way[] = [];
    for (let run = 0; run < RUNS; run += 1) ways.push(await goOn(browser, server, ground));
    const presses = [...new Set(ways.map((way) => way.presses))].join(', ');
    row(ground.name, ...STEPS.map((step) => secondsOf(ways, step)), presses, load());
  }
  remark(`${words} words in the hint of the first step`);
  if (process.argv[2] === 'pictures') await takePictures(browser, server);
  footing();
} finally {
  await browser.close();
  await server.stop();
}
