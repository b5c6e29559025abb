// npm test: installs the dependencies, then runs every check and every test, the browser's beside the others. Continues after a failure, so that one
// run shows all, runs the files of a few failed tests once more alone, and names at its end each test that failed. (docs/adr/0061)
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runLanes } from './lib/lanes.mjs';
import { makeMemoryFolder } from './lib/memory-folder.mjs';
import { ROOT } from './lib/paths.mjs';
import { browserOutcome, failureLines, unitOutcome } from './lib/reports.mjs';
import { CommandFailed, run } from './lib/run.mjs';
import { passesAlone } from './lib/second-try.mjs';

const RESULTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(RESULTS, 'unit.json');
const BROWSER_REPORT = join(RESULTS, 'browser.json');
/** What the browser's tests leave that run again, beside what the first run left. */
const AGAIN = join(RESULTS, 'browser-again');

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const memory = makeMemoryFolder();
if (memory !== null) {
  process.env.TMPDIR = memory;
  process.on('exit', () => rmSync(memory, { recursive: true, force: true }));
}

const UNIT = 'unit, property, contract and API tests';
const BROWSER = 'browser tests';
const playwright = ['test', '-c', 'e2e/playwright.config.ts'];

const script = (title, name) => ({ title, work: (tell) => run('npm', ['run', '--silent', name], { tell }) });

const failures = new Set(
  await runLanes({
    tests: [
      {
        title: UNIT,
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
        title: BROWSER,
        work: async (tell) => {
          const env = { FRACHT_CHROMIUM: await ensureBrowser(), FRACHT_BROWSER_REPORT: BROWSER_REPORT };
          await run('playwright', playwright, { env, tell });
        },
      },
    ],
  }),
);

/** Reads a report; a run that left none has failed. */
function outcomeOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [{ file: null, title: file, why: `No report: ${error.message}` }] };
  }
}

/** Runs a command and tells whether it passed. */
async function passes(command, args, env = {}) {
  try {
    await run(command, args, { title: `\nOnce more, alone: ${args.join(' ')}`, env });
    return true;
  } catch (error) {
    if (error instanceof CommandFailed) return false;
    throw error;
  }
}

const suites = [
  {
    title: UNIT,
    outcome: outcomeOf(UNIT_REPORT, unitOutcome),
    runAlone: (files) => passes('vitest', ['run', '--maxWorkers=1', ...files]),
  },
  {
    title: BROWSER,
    outcome: outcomeOf(BROWSER_REPORT, browserOutcome),
    runAlone: async (files) =>
      passes('playwright', [...playwright, '--workers=1', '--output', AGAIN, ...files], {
        FRACHT_CHROMIUM: await ensureBrowser(),
      }),
  },
];
const [failed, unsteady] = [[], []];
for (const { title, outcome, runAlone } of suites) {
  const isUnsteady = await passesAlone(outcome.failures, runAlone);
  (isUnsteady ? unsteady : failed).push(...outcome.failures);
  if (isUnsteady) failures.delete(title);
}
const sum = (count) => suites.reduce((total, { outcome }) => total + count(outcome), 0);
const skipped = sum((outcome) => outcome.skipped);
if (skipped > 0) failures.add(`${skipped} tests were skipped`);
if (failed.length > 0) process.stdout.write(`\nTests that failed:\n\n${failureLines(failed)}`);
if (unsteady.length > 0) {
  process.stdout.write(
    `\nUNSTEADY tests, failed beside others and passed alone; each is a defect to mend:\n\n${failureLines(unsteady)}`,
  );
}
process.stdout.write(failures.size === 0 ? '\nEverything passed.\n' : `\nFailed: ${[...failures].join(', ')}\n`);
process.stdout.write(`${sum(({ passed }) => passed)} passed, ${failed.length} failed, ${unsteady.length} unsteady\n`);
process.exit(failures.size === 0 ? 0 : 1);
