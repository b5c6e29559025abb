// npm run quick: every test of `npm test` that needs no server, no database and no browser. What `npm run check` runs between two edits.
import { availableParallelism } from 'node:os';
import { CommandFailed, run } from './lib/run.mjs';

/** Left to `npm test`: whole builds. */
const SLOW = ['--exclude', '**/built-server.test.ts'];

/** None of these tests waits for anything: more workers than cores only load the same modules once more. */
const WORKERS = ['--maxWorkers', String(availableParallelism())];

try {
  await run('vitest', ['run', '--project', '!server*', ...WORKERS, ...SLOW, ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
