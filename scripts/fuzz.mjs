// npm run fuzz - ten thousand attempts, or FUZZED of them, to act against the rules or in another's place; FUZZ_SEED tries others.
import { run } from './lib/run.mjs';

const FUZZED = process.env.FUZZED ?? '10000';
const TEST = 'packages/server/test/hostile/actions.test.ts';

run('vitest', ['run', '--project', 'server', TEST], { env: { FUZZED } }).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
