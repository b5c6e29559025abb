// npm run kills - a server is killed a hundred times, or KILLS times, while games are played and everything else is written.
import { run } from './lib/run.mjs';

const KILLS = process.env.KILLS ?? '100';
const TEST = 'packages/server/test/live/kills.test.ts';

run('vitest', ['run', '--project', 'server', TEST], { env: { KILLS } }).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
