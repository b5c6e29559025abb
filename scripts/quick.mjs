// npm run quick: every test of `npm test` that needs no server, no database and no browser. `npm run quick -- --reached`: of them those of the
// repository, and those that import, however far off, what was changed since the last commit, or with that commit where nothing was since.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CommandFailed, run } from './lib/run.mjs';

/** Left to `npm test`: whole builds, and a hundred lessons and more of which decisions are judged. */
const SLOW = ['--exclude', '**/built-server.test.ts', '--exclude', '**/fate.property.test.ts'];

/** None of these tests waits for anything: more workers than cores only load the same modules once more. */
const WORKERS = ['--maxWorkers', String(availableParallelism())];

const asked = process.argv.slice(2);
const isReached = asked.includes('--reached');
const others = asked.filter((one) => one !== '--reached');

/** Tests of the repository read its files and import none of them, so no change reaches them by what is imported. */
const runs = isReached
  ? [
      ['--project', 'repository'],
      ['--project', 'pure', '--project', 'screens*', '--changed', since(), '--passWithNoTests'],
    ]
  : [['--project', '!server*']];

for (const which of runs) {
  try {
    await run('vitest', ['run', ...which, ...WORKERS, ...SLOW, ...others]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    process.exitCode = 1;
  }
}

/** The commit from which on something is changed. */
function since() {
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  return changed.trim() === '' ? 'HEAD~1' : 'HEAD';
}
