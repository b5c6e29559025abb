import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_MS = 50;
const PATIENCE = 600;

/** A program of ours in a process of its own, on loopback, with its data in a folder that goes with it. */
export type RunningChild = {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** Where a program has its data and listens, where it is to find both again the next time. */
export type Place = { readonly folder: string; readonly port: number };

/**
 * Starts a program (Node's arguments, a file from the repository's root among them) with PORT, SOCKET_PORT and DATA_DIR, and waits
 * until `health` answers over HTTP. A place that is given stays as it is left.
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

/** A port of loopback that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
