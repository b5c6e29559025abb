// npm test: every check, every numbered rule, every screen, whole lessons; checks, the browser's tests and all others in parallel, and a third, selected by the seed, of
// those that take turns (docs/adr/0102). `--deep`, npm run test:deep: what takes longer, with a different seed each time; files named after it run alone. Continues after
// a failure, so that one run shows all, reruns the files of a few failed tests alone (docs/adr/0061), and ends with each test that failed, what the run cost, and its
// seed. (docs/adr/0066)
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { compareCosts, readCosts } from './lib/costs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runLanes } from './lib/lanes.mjs';
import { makeMemoryFolder } from './lib/memory-folder.mjs';
import { ROOT } from './lib/paths.mjs';
import { browserOutcome, failureLines, unitOutcome } from './lib/reports.mjs';
import { CommandFailed, run } from './lib/run.mjs';
import { passesAlone } from './lib/second-try.mjs';
import { seedByChance, seedOfCommit } from './lib/seed.mjs';
import { processorSeconds } from './lib/spent-time.mjs';

const started = { at: Date.now(), processors: processorSeconds() };
const isDeep = process.argv.includes('--deep');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isBrowserTest = (file) => file.endsWith('.spec.ts');

const RESULTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(RESULTS, 'unit.json');
const BROWSER_REPORT = join(RESULTS, 'browser.json');
const COSTS = join(RESULTS, 'costs.tsv');
/** The output folder of browser tests that are rerun, separate from that of the first run. */
const AGAIN = join(RESULTS, 'browser-again');

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const memory = makeMemoryFolder();
if (memory !== null) {
  process.env.TMPDIR = memory;
  process.on('exit', () => rmSync(memory, { recursive: true, force: true }));
}
process.env.FRACHT_SEED ??= String(isDeep ? seedByChance() : seedOfCommit());
process.env.FRACHT_DEEP = isDeep ? '1' : '';
process.env.FRACHT_TURNS = isDeep || asked.length > 0 ? '' : '1';
process.stdout.write(`Seed: FRACHT_SEED=${process.env.FRACHT_SEED}\n`);

const UNIT = 'unit, property, contract and API tests';
const BROWSER = 'browser tests';

async function runUnits(tell) {
  const files = asked.filter((file) => !isBrowserTest(file));
  await run('vitest', ['run', ...files], { env: { FRACHT_UNIT_REPORT: UNIT_REPORT, FRACHT_COSTS: COSTS }, tell });
}

const playwright = ['test', '-c', 'e2e/playwright.config.ts'];

async function runBrowser(tell) {
  const env = {
    FRACHT_CHROMIUM: await ensureBrowser(),
    FRACHT_BROWSER_REPORT: BROWSER_REPORT,
    FRACHT_COSTS: COSTS,
    FRACHT_SUITE: 'browser',
  };
  await run('playwright', [...playwright, ...asked.filter(isBrowserTest)], { env, tell });
}

const script = (title, name) => ({ title, work: (tell) => run('npm', ['run', '--silent', name], { tell }) });
const build = { title: 'build', work: () => ensureBuilt() };
/** What does not depend on randomness or timing, and so is not repeated by the deep tests. */
const CHECKS = [
  script('types', 'types'),
  script('lint', 'lint'),
  script('format', 'format'),
  script('unused code', 'unused'),
  build,
];

const isAsked = {
  units: asked.length === 0 || !asked.every(isBrowserTest),
  browser: asked.length === 0 || asked.some(isBrowserTest),
};
const failures = new Set(
  await runLanes({
    tests: isAsked.units ? [{ title: UNIT, work: runUnits }] : [],
    browser: isAsked.browser ? [build, { title: BROWSER, work: runBrowser }] : [],
    checks: isAsked.browser && !isDeep ? CHECKS : [],
  }),
);

/** Reads a report; a run without one has failed. */
function outcomeOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, skipped: [], failures: [{ file: null, title: file, why: `No report: ${error.message}` }] };
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
  isAsked.units && {
    title: UNIT,
    outcome: outcomeOf(UNIT_REPORT, unitOutcome),
    runAlone: (files) => passes('vitest', ['run', '--maxWorkers=1', ...files]),
  },
  isAsked.browser && {
    title: BROWSER,
    outcome: outcomeOf(BROWSER_REPORT, browserOutcome),
    runAlone: async (files) =>
      passes('playwright', [...playwright, '--workers=1', '--output', AGAIN, ...files], {
        FRACHT_CHROMIUM: await ensureBrowser(),
      }),
  },
].filter((suite) => suite !== false);
const [failed, unsteady, skipped] = [[], [], []];
for (const { title, outcome, runAlone } of suites) {
  const isUnsteady = await passesAlone(outcome.failures, runAlone);
  (isUnsteady ? unsteady : failed).push(...outcome.failures);
  if (isUnsteady) failures.delete(title);
  // Tests that were skipped because an earlier one in their file failed have run when that file was rerun alone.
  const ranAlone = new Set(isUnsteady ? outcome.failures.map(({ file }) => file) : []);
  skipped.push(...outcome.skipped.filter((file) => !ranAlone.has(file)));
}
const sum = (count) => suites.reduce((total, { outcome }) => total + count(outcome), 0);
if (skipped.length > 0) failures.add(`${skipped.length} tests were skipped, in ${[...new Set(skipped)].join(', ')}`);

const bounds = JSON.parse(readFileSync(join(ROOT, 'test/costs.json'), 'utf8'))[isDeep ? 'test:deep' : 'test'];
const costs = compareCosts(readCosts(COSTS), bounds);
process.stdout.write(`\nSpent, of the most in test/costs.json:\n${costs.map(({ line }) => `  ${line}\n`).join('')}`);
if (asked.length === 0 && costs.length === 0) failures.add('nothing was counted of what tests spend');
for (const { line } of costs.filter(({ isOver }) => isOver)) failures.add(`more spent than allowed (${line})`);

if (failed.length > 0) process.stdout.write(`\nTests that failed:\n\n${failureLines(failed)}`);
if (unsteady.length > 0) {
  process.stdout.write(
    `\nUNSTEADY tests, failed beside others and passed alone; each is a defect to mend:\n\n${failureLines(unsteady)}`,
  );
}
const minutes = (seconds) => (seconds / 60).toFixed(1);
process.stdout.write(
  `\nTook ${minutes((Date.now() - started.at) / 1000)} min, ${minutes(processorSeconds() - started.processors)} of this machine's processor time; seed FRACHT_SEED=${process.env.FRACHT_SEED}\n`,
);
process.stdout.write(failures.size === 0 ? 'Everything passed.\n' : `Failed: ${[...failures].join(', ')}\n`);
process.stdout.write(`${sum(({ passed }) => passed)} passed, ${failed.length} failed, ${unsteady.length} unsteady\n`);
process.exit(failures.size === 0 ? 0 : 1);
