import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT, projectEnvironment } from './paths.mjs';

/** A child process exited with an error. */
export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with ${code}`);
    this.code = code;
  }
}

/**
 * Runs a command in the repository's root and waits for it; rejects with CommandFailed if it fails. `tell`: gets its output line by line, which
 * is written out otherwise.
 */
export function run(command, args, { title, env = {}, quiet = false, tell = null } = {}) {
  if (title !== undefined) process.stdout.write(`${title} ...\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: projectEnvironment(env),
      stdio: tell === null ? ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (tell !== null) for (const output of [child.stdout, child.stderr]) createInterface(output).on('line', tell);
    child.on('error', reject);
    child.on(tell === null ? 'exit' : 'close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandFailed([command, ...args].join(' '), code ?? signal));
    });
  });
}

/** How often we check that npm is still running, in ms. */
const PARENT_CHECK_MS = 500;

/** Starts a long-running command, forwards signals to it, and exits with it. Ends it if the npm that runs us is gone. */
export function runUntilStopped(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: projectEnvironment(env),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
  return child;
}

/** npm runs us through a shell that forwards no signals: if npm is killed, all we notice is a different parent process. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
}
