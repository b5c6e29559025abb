// Type-checks every package with its own settings; the pure packages see neither browser nor Node types. What is known of unchanged files is kept
// between runs, in .cache/types.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const PROJECTS = [
  'packages/engine',
  'packages/protocol',
  'packages/scenarios',
  'packages/content',
  'packages/bots',
  'packages/debrief',
  'packages/server',
  'packages/kit',
  'packages/game',
  'packages/workshop',
  'packages/office',
  'packages/web',
  'packages/testing',
  'packages/engine/tsconfig.test.json',
  'packages/protocol/tsconfig.test.json',
  'packages/scenarios/tsconfig.test.json',
  'packages/content/tsconfig.test.json',
  'e2e',
  'bench',
  '.',
];

let failed = false;
for (const project of PROJECTS) {
  const known = join(ROOT, '.cache/types', `${project.replaceAll(/[^a-z]+/gu, '-')}.tsbuildinfo`);
  const { status } = spawnSync('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', known], {
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
