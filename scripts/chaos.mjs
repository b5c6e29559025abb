// npm run chaos - fifty faults, or CHAOS_FAULTS of them, to three processes of a school while it is played; CHAOS_SEED repeats an order.
import { run } from './lib/run.mjs';

const CHAOS_FAULTS = process.env.CHAOS_FAULTS ?? '50';
const TEST = 'packages/server/test/cluster/chaos.test.ts';

run('vitest', ['run', '--project', 'server', TEST], { env: { CHAOS_FAULTS } }).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
