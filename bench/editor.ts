// npm run bench:editor - the editor of situations with 200 questions in Chromium, four times slower: from an edit to its picture.
// The next frame shows the letter in its field, the changed list of answers, the mark on another card. What follows it is told apart: the
// form of another question, and the graph. Since 2026-11-21 every new answer and every removal begins at its place again (before, later
// runs found nothing to remove and took earlier edits back), and form and graph count as drawn with the frame of their last change
// (before, with the last long task).
import { largeTree, withTree } from '../e2e/harness/large-trees.ts';
import { openSeat } from '../e2e/harness/seat.ts';
import { ADMIN, startServer } from '../e2e/harness/server.ts';
import { landingPage } from '../e2e/pages/landing-page.ts';
import { developerTools, openBrowser, slowProcessor } from './lib/browser.ts';
import { type Cost, EDITS, measureEdit } from './lib/editor-edits.ts';
import { footing, heading, row } from './lib/report.ts';
import { median, quantile } from './lib/timing.ts';

const QUESTIONS = 200;
const RUNS = 12;
const SLOW_DOWN = 4;

heading();
const server = await startServer();
const browser = await openBrowser();
try {
  const { page } = await openSeat(browser, server, { viewport: { width: 1366, height: 768 } });
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });
  await withTree(page, 'K28', largeTree(QUESTIONS, true));
  await page.goto('/panel/admin/emergencies/K28/edit');
  await page.locator('[data-path="situation"]').waitFor();
  const tools = await developerTools(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowProcessor(tools, SLOW_DOWN);
  const columns = ['main thread, all p50', 'to the next frame p50', 'worst', 'form drawn p50', 'graph drawn p50'];
  row(`${QUESTIONS} questions, processor ${SLOW_DOWN} x slower, ${RUNS} edits each`, ...columns);
  row('---', ...columns.map(() => '---'));
  for (const edit of EDITS) {
    const measured: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) measured.push(await measureEdit(page, tools, edit, run));
    const sorted = (of: (one: Cost) => number) => measured.map(of).toSorted((one, other) => one - other);
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const frames = sorted(({ frame }) => frame);
    row(
      edit.name,
      ms(median(sorted(({ thread }) => thread))),
      ms(median(frames)),
      ms(quantile(frames, 1)),
      ms(median(sorted(({ form }) => form))),
      ms(median(sorted(({ settled }) => settled))),
    );
  }
  footing();
} finally {
  await browser.close();
  await server.stop();
}
