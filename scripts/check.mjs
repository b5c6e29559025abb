// npm run check: types, lint, format, unused code, and every test that needs no server, no database and no browser; side by side. Between two edits.
import { runLanes } from './lib/lanes.mjs';
import { run } from './lib/run.mjs';

const script = (title, name) => ({ title, work: (tell) => run('npm', ['run', '--silent', name], { tell }) });

const failed = await runLanes({
  tests: [script('quick tests', 'quick')],
  checks: [
    script('types', 'types'),
    script('lint', 'lint'),
    script('format', 'format'),
    script('unused code', 'unused'),
  ],
});
process.stdout.write(failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
