// npm run properties: the engine's random games and the random forks of the debrief, five times as many as `npm test` plays. For the night, and after a change of the rules.
import { CommandFailed, run } from './lib/run.mjs';

try {
  await run('vitest', ['run', '--project', 'pure', 'test/properties', ...process.argv.slice(2)], {
    env: { FRACHT_PROPERTY_RUNS: process.env.FRACHT_PROPERTY_RUNS ?? '2000' },
  });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
