import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT, projectEnvironment } from './paths.mjs';

/** A child process exited with an error. */
export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with ${code}`);
    this.command = command;
    this.code = code;
  }
}

/**
 * Runs a command in the repository's root and waits for it; rejects with CommandFailed if it fails. `tell`: gets its output line by line;
 * without it the output is printed.
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

/** How often to check that npm is still running, in ms. */
const PARENT_CHECK_MS = 500;

/** How long to wait before restarting a command that asked for it, in ms. */
const ANEW_MS = 2000;

/**
 * Runs a program, the path of its file, forwards signals to it, and exits with it. Ends it if the npm that runs us is gone. `anewOn`: the status with which it
 * asks to be restarted.
 */
export function runUntilStopped(program, args, { env = {}, anewOn = null } = {}) {
  let isStopping = false;
  let child = start();
  const stop = (signal) => {
    isStopping = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  stopWithNpm(() => stop('SIGTERM'));

  function start() {
    const started = spawn(program, args, { cwd: ROOT, env: projectEnvironment(env), stdio: 'inherit' });
    started.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
    started.on('exit', (code, signal) => {
      if (code === anewOn && !isStopping) setTimeout(startAnew, ANEW_MS);
      else process.exit(code ?? (signal === null ? 1 : 0));
    });
    return started;
  }

  function startAnew() {
    if (isStopping) process.exit(0);
    child = start();
  }
}

/** npm runs us through a shell that forwards no signals: if npm is killed, all we notice is a different parent process. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || stop(), PARENT_CHECK_MS).unref();
}
