// npm run bench:editor - the situation editor with 200 questions, in Chromium at a quarter of its speed: the time from an edit to the next
// frame, which shows the letter in its field, the changed list of answers, the mark on another card. Deferred work is reported separately: the
// form of another question, the graph, the check. Every edit starts from the same tree, because it is undone by one key, which is measured
// too. Builds the web app if its sources have changed. `npm run bench:editor -- answer` measures only edits with that word in their names.
import { largeTree, withTree } from '../e2e/harness/large-trees.ts';
import { openSeat } from '../e2e/harness/seat.ts';
import { ADMIN, startServer } from '../e2e/harness/server.ts';
import { landingPage } from '../e2e/pages/landing-page.ts';
import { developerTools, enlargeWindow, openBrowser, slowProcessor } from './lib/browser.ts';
import { EDITS } from './lib/editor-edits.ts';
import { type Cost, measured } from './lib/editor-watch.ts';
import { footing, heading, remark, row } from './lib/report.ts';
import { quantile } from './lib/timing.ts';

const QUESTIONS = 200;
const RUNS = 9;
const SLOW_DOWN = 4;
/** The most time that an edit may take until the next frame, in ms. */
const GOAL = 50;

const word = process.argv[2] ?? '';
heading();
const server = await startServer();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
try {
  const browser = await openBrowser();
  const { page } = await openSeat(browser, server, { viewport: { width: 1366, height: 768 } });
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });
  await withTree(page, 'K28', largeTree(QUESTIONS, true));
  await page.goto('/panel/admin/emergencies/K28/edit');
  await page.locator('[data-path="situation"]').waitFor();
  const tools = await developerTools(page);
  await enlargeWindow(tools);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowProcessor(tools, SLOW_DOWN);
  const columns = [
    'main thread, all p50',
    'to the next frame p50',
    'worst',
    'all drawn p50',
    'taken back: to the next frame p50',
    'worst',
  ];
  row(`${QUESTIONS} questions, processor ${SLOW_DOWN} x slower, ${RUNS} edits each`, ...columns);
  row('---', ...columns.map(() => '---'));
  const all: Cost[] = [];
  for (const { name, before, act, back } of EDITS.filter((edit) => edit.name.includes(word))) {
    const forth: Cost[] = [];
    const taken: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await before(page);
      forth.push(await measured(page, tools, act));
      taken.push(await measured(page, tools, back));
    }
    all.push(...forth, ...taken);
    row(
      name,
      at(forth, 'thread', 0.5),
      at(forth, 'frame', 0.5),
      at(forth, 'frame', 1),
      at(forth, 'drawn', 0.5),
      at(taken, 'frame', 0.5),
      at(taken, 'frame', 1),
    );
  }
  remark(`${all.filter(({ frame }) => frame > GOAL).length} of ${all.length} over ${GOAL} ms to the next frame`);
  footing();
  await browser.close();
} finally {
  await server.stop();
}

function at(costs: readonly Cost[], what: keyof Cost, share: number): string {
  const sorted = costs.map((cost) => cost[what]).toSorted((one, other) => one - other);
  return `${quantile(sorted, share).toFixed(0)} ms`;
}
