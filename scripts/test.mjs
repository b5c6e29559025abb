// npm test: installs the dependencies, then runs every check and every test. Continues after a failure, so that one run shows all, and names at its
// end each test that failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { browserOutcome, failureLines, unitOutcome } from './lib/reports.mjs';
import { run } from './lib/run.mjs';

const RESULTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(RESULTS, 'unit.json');
const BROWSER_REPORT = join(RESULTS, 'browser.json');

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const failures = [];

async function step(title, work) {
  const start = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  try {
    await work();
    process.stdout.write(`== ${title}: passed in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  } catch (error) {
    failures.push(title);
    process.stdout.write(`== ${title}: FAILED (${error.message})\n`);
  }
}

const npm = (script) => run('npm', ['run', '--silent', script]);

await step('types', () => npm('types'));
await step('lint', () => npm('lint'));
await step('format', () => npm('format'));
await step('unused code', () => npm('unused'));
await step('unit, property, contract and API tests', () =>
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]),
);
await step('build', ensureBuilt);
await step('size budgets', () => npm('budgets'));
await step('browser tests', async () => {
  const browser = await ensureBrowser();
  await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    env: { FRACHT_CHROMIUM: browser, FRACHT_BROWSER_REPORT: BROWSER_REPORT },
  });
});

/** Reads a report; a run that left none has failed. */
function outcomeOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [{ title: file, why: `No report: ${error.message}` }] };
  }
}

const outcomes = [outcomeOf(UNIT_REPORT, unitOutcome), outcomeOf(BROWSER_REPORT, browserOutcome)];
const sum = (count) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
const skipped = sum((outcome) => outcome.skipped);
if (skipped > 0) failures.push(`${skipped} tests were skipped`);
const failed = outcomes.flatMap((outcome) => outcome.failures);
if (failed.length > 0) process.stdout.write(`\nTests that failed:\n\n${failureLines(failed)}`);
process.stdout.write(failures.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`${sum(({ passed }) => passed)} passed, ${failed.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
