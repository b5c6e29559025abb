import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { leaveOut } from './leave-out.ts';

const MADE_IN_MS = 30_000;

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** A NATS by which the tests' servers communicate; null: this machine has none. */
    readonly nats: string | null;
  }
}

/**
 * Before the tests: uses the NATS that TEST_NATS_URL names, or starts one that is stopped afterwards. If neither is possible it prints
 * what is left out; with REQUIRE=servers, as in CI, that fails the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_NATS_URL'];
  if (named !== undefined) {
    project.provide('nats', named);
    return async () => undefined;
  }
  const started = await startNats();
  if (started !== null) {
    project.provide('nats', started.url);
    return started.stop;
  }
  leaveOut(
    'No program nats-server here, and no TEST_NATS_URL: EVERY TEST OF SEVERAL PROCESSES IS LEFT OUT.',
    'servers',
  );
  project.provide('nats', null);
  return async () => undefined;
}

export type StartedNats = { readonly url: string; readonly stop: () => Promise<void> };

/** A NATS on a free port; null if the program is not installed. */
export async function startNats(): Promise<StartedNats | null> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  const program = folders.map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file));
  if (program === undefined) return null;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fracht-nats-'));
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const late = Date.now() + MADE_IN_MS;
  while (!(await answers(port))) {
    if (Date.now() > late || server.exitCode !== null) throw new Error(`${program} does not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `nats://127.0.0.1:${String(port)}`,
    async stop() {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}
