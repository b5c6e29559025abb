// Type-checks the four programs of tsconfig.json, each with its own settings; the pure packages see neither browser nor Node types. Results for
// unchanged files are cached between runs, in .cache/types.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));

let failed = false;
for (const { path } of references) {
  const known = join(ROOT, '.cache/types', `${basename(path, '.json')}.tsbuildinfo`);
  // With several checkers, which is the default, each repeats the work on declarations in the others' files.
  const { status } = spawnSync('tsc', ['-p', path, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
