// npm run check: types, lint, format, unused code, and, of the tests that need no server, no database and no browser, those that a change reaches; in
// parallel. For use while editing.
import { runLanes } from './lib/lanes.mjs';
import { run } from './lib/run.mjs';

const script = (title, name) => ({ title, work: (tell) => run('npm', ['run', '--silent', name], { tell }) });

const failed = await runLanes({
  tests: [
    {
      title: 'tests that the change reaches',
      work: (tell) => run('npm', ['run', '--silent', 'quick', '--', '--reached'], { tell }),
    },
  ],
  checks: [
    script('types', 'types'),
    script('lint', 'lint'),
    script('format', 'format'),
    script('unused code', 'unused'),
  ],
});
process.stdout.write(failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
