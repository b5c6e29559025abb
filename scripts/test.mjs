// npm test: installs the dependencies, then runs every check and every test. Continues after a failure, so that one run shows all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
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

function unitCounts() {
  const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function browserCounts() {
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function countsOf(read) {
  try {
    return read();
  } catch (error) {
    process.stdout.write(`No report: ${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const counts = [countsOf(unitCounts), countsOf(browserCounts)];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
if (sum('skipped') > 0) failures.push(`${sum('skipped')} tests were skipped`);
process.stdout.write(failures.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
