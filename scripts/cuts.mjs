// npm run cuts - lines of players are cut a thousand times, or CUTS times, in the middle of a message; tells how soon they are back with the whole game.
import { run } from './lib/run.mjs';

const CUTS = process.env.CUTS ?? '1000';
const TEST = 'packages/server/test/live/cuts.test.ts';

run('vitest', ['run', '--project', 'server', TEST], { env: { CUTS } }).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
