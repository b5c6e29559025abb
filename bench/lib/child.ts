import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_MS = 50;
const PATIENCE = 600;

/** A program of this repository in a child process; it listens on 127.0.0.1. `stop` ends it, and removes its data directory unless that was given. */
export type RunningChild = {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** The data directory and port to start a program with, if a later start has to find both again. */
export type Place = { readonly folder: string; readonly port: number };

/**
 * Starts Node with these arguments, which name a file from the repository's root, and waits until the path `health` answers 2xx over HTTP. The program gets
 * PORT, SOCKET_PORT and DATA_DIR: free ports and a new folder, or `place`, whose folder is kept afterwards. Throws if it ends or does not answer within 30
 * s.
 */
export async function startChild(
  program: readonly string[],
  health: string,
  env: Readonly<Record<string, string>> = {},
  place?: Place,
): Promise<RunningChild> {
  const [port, socketPort] = [place?.port ?? (await freePort()), await freePort()];
  const folder = place?.folder ?? mkdtempSync(join(tmpdir(), 'fracht-bench-'));
  const ports = { PORT: String(port), SOCKET_PORT: String(socketPort), DATA_DIR: folder };
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ports, ...env },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    if (place === undefined) rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(`http://127.0.0.1:${port}/${health}`, child);
  if (child.pid === undefined) throw new Error(`${program.join(' ')} has no process`);
  return { pid: child.pid, port, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let look = 0; look < PATIENCE; look += 1) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`${url} does not answer`);
}
