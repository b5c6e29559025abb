// npm test: installs the dependencies, then runs every check and every test, the browser's beside the others. Continues after a failure, so that one
// run shows all, and names at its end each test that failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runLanes } from './lib/lanes.mjs';
import { ROOT } from './lib/paths.mjs';
import { browserOutcome, failureLines, unitOutcome } from './lib/reports.mjs';
import { run } from './lib/run.mjs';

const RESULTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(RESULTS, 'unit.json');
const BROWSER_REPORT = join(RESULTS, 'browser.json');

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const script = (title, name) => ({ title, work: (tell) => run('npm', ['run', '--silent', name], { tell }) });

const failures = [
  ...(await runLanes({
    tests: [
      {
        title: 'unit, property, contract and API tests',
        work: (tell) =>
          run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`], { tell }),
      },
    ],
    browser: [
      script('types', 'types'),
      script('lint', 'lint'),
      script('format', 'format'),
      script('unused code', 'unused'),
      { title: 'build', work: () => ensureBuilt() },
      script('size budgets', 'budgets'),
      {
        title: 'browser tests',
        work: async (tell) => {
          const env = { FRACHT_CHROMIUM: await ensureBrowser(), FRACHT_BROWSER_REPORT: BROWSER_REPORT };
          await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env, tell });
        },
      },
    ],
  })),
];

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
