// npm run power-cuts - a lesson in which everything is written is recorded call by call, and what a power cut leaves of its disk is looked at a thousand
// times, or POWER_CUTS times, at moments and with losses drawn by SEED. Needs strace.
import { run } from './lib/run.mjs';

const POWER_CUTS = process.env.POWER_CUTS ?? '1000';
const TEST = 'packages/server/test/live/power-cuts.test.ts';

run('vitest', ['run', '--project', 'server', TEST], { env: { POWER_CUTS } }).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
