// npm run quick: every test that needs no server, no database and no browser, with half of the random games. What `npm run check` runs between two edits.
import { availableParallelism } from 'node:os';
import { CommandFailed, run } from './lib/run.mjs';

/** Left to `npm test`: whole builds, and the engine's tests run again for each planted fault. */
const SLOW = ['**/mutations/**', '**/built-server.test.ts'];

/** None of these tests waits for anything: more workers than cores only load the same modules once more. */
const WORKERS = ['--maxWorkers', String(availableParallelism())];

try {
  await run(
    'vitest',
    [
      'run',
      '--project',
      '!server*',
      ...WORKERS,
      ...SLOW.flatMap((files) => ['--exclude', files]),
      ...process.argv.slice(2),
    ],
    { env: { FRACHT_PROPERTY_RUNS: process.env.FRACHT_PROPERTY_RUNS ?? '200' } },
  );
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
