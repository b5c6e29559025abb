// Type-checks every package with its own settings; the pure packages see neither browser nor Node types.
import { spawnSync } from 'node:child_process';

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
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
