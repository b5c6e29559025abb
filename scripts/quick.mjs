// npm run quick: every test of `npm test` that needs no server, no database and no browser. `npm run quick -- --reached`: of these, those of the repository
// itself, and those that import, directly or not, what was changed since the last commit, or by that commit if nothing was changed since. If these are more
// than one would wait for while editing, then of packages other than the changed ones only every eighth file.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CommandFailed, run } from './lib/run.mjs';

/** Left to `npm test`: whole builds, and tests that judge the decisions of a hundred lessons and more. */
const SLOW = ['--exclude', '**/built-server.test.ts', '--exclude', '**/fate.property.test.ts'];

/** None of these tests waits for anything: more workers than cores would only load the same modules again. */
const WORKERS = ['--maxWorkers', String(availableParallelism())];

/** This many files pass in a minute on two cores. */
const MOST = 200;
/** Of the files beyond that in packages other than the changed ones, every n-th is run. */
const EVERY = 8;

const REACHABLE = ['--project', 'pure', '--project', 'screens*'];

const asked = process.argv.slice(2);
const isReached = asked.includes('--reached');
const others = asked.filter((one) => one !== '--reached');

/** Tests of the repository itself read its files and import none of them, so imports do not tell which of them a change reaches. */
const runs = isReached ? [['--project', 'repository'], ...reached()] : [['--project', '!server*']];

for (const which of runs) {
  try {
    await run('vitest', ['run', ...which, ...WORKERS, ...SLOW, ...others]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    process.exitCode = 1;
  }
}

/** The run of the tests that a change reaches; null: it reaches none. */
function reached() {
  const changed = lines('git', ['status', '--porcelain']).map((line) => line.slice(3));
  const since = changed.length === 0 ? 'HEAD~1' : 'HEAD';
  const changes = changed.length === 0 ? lines('git', ['diff', '--name-only', 'HEAD~1']) : changed;
  const files = lines('vitest', ['list', ...REACHABLE, '--changed', since, '--filesOnly']).map((line) =>
    line.replace(/^\[.*?\] /u, ''),
  );
  const changedPackages = new Set(changes.map(packageOf));
  const isNear = (file) => changedPackages.has(packageOf(file));
  const far = files.filter((file) => !isNear(file));
  const first = Math.floor(Math.random() * EVERY);
  const kept = files.length <= MOST ? far : far.filter((_, index) => index % EVERY === first);
  if (kept.length < far.length) {
    process.stdout.write(
      `The change reaches ${files.length} files of tests: of the ${far.length} in other packages every eighth runs, from number ${first + 1} on, all in npm test.\n`,
    );
  }
  const chosen = [...files.filter(isNear), ...kept];
  return chosen.length === 0 ? [] : [[...REACHABLE, ...chosen]];
}

function packageOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

function lines(command, args) {
  const text = execFileSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return text.split('\n').filter((line) => line !== '');
}
