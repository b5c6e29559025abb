// npm run secrets - every byte that students are sent over sockets and calls in a thousand games, or SCANNED of them, and all that replays, debriefs and
// competences of ten whole lessons, or SCANNED_LESSONS, tell them is looked through for what they have not met.
import { run } from './lib/run.mjs';

const { SCANNED = '1000', SCANNED_LESSONS = '10' } = process.env;

run('vitest', ['run', '--project', 'server', 'packages/server/test/secrecy'], {
  env: { SCANNED, SCANNED_LESSONS },
}).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
