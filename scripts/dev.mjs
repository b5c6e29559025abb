// npm run dev: the server restarts and the web app reloads when a file changes.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, projectEnvironment } from './lib/paths.mjs';
import { packagesOf } from './lib/workspaces.mjs';

await ensureInstalled();
const WATCHED = packagesOf(ROOT, 'server').map((folder) => `--watch-path=${folder}/src`);
const COMMANDS = [
  ['node', [...WATCHED, 'packages/server/src/main.ts']],
  ['vite', ['packages/web']],
];
const children = COMMANDS.map(([command, args]) =>
  spawn(command, args, { cwd: ROOT, env: projectEnvironment(), stdio: 'inherit', shell: process.platform === 'win32' }),
);
const stop = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of children) child.on('exit', () => stop('SIGTERM'));
