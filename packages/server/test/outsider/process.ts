import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spend } from '@fracht/testing/runs/costs.ts';
import { databaseOf } from '../support/postgres.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { builtServer } from '../support/built-server.ts';
import { COMPILED } from '../support/compiled.ts';

/** A running server, as its operator sees it: an address, what it printed, and how it ends. */
export type Server = {
  readonly http: string;
  readonly port: number;
  readonly socketPort: number;
  readonly dataDir: string;
  readonly output: () => string;
  /** Power cut: no shutdown. */
  readonly killHard: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Environment = Readonly<Record<string, string>>;

/** How long a start may take on a busy machine, in ms. */
const PATIENCE_MS = 60_000;

export const ADMIN = { email: 'admin@szkola.test', password: 'zielony-tramwaj-77' };

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs the program with only these variables in its environment. */
function run(main: string, environment: Environment) {
  spend('server');
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', TZ: 'Europe/Warsaw', ...COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, ended, output: () => printed };
}

/** A directory for one server's data; the caller removes it. */
export function emptyDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'fracht-outsider-'));
}

/** Starts the server and waits until it reports that it is ready. The same `dataDir` again is a restart. */
export async function startServer(
  environment: Environment = {},
  { dataDir = emptyDirectory(), ports }: { dataDir?: string; ports?: readonly [number, number] } = {},
): Promise<Server> {
  const [port, socketPort] = ports ?? [await freePort(), await freePort()];
  const { child, ended, output } = run(await builtServer(), {
    PORT: String(port),
    SOCKET_PORT: String(socketPort),
    DATA_DIR: dataDir,
    DEMO: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(await databaseOf(dataDir)),
    ...environment,
  });
  const http = `http://127.0.0.1:${port}`;
  await untilReady(`${http}/readyz`, ended, output);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return {
    http,
    port,
    socketPort,
    dataDir,
    output,
    killHard: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, ended: Promise<number | null>, output: () => string) {
  let over = false;
  void ended.then(() => (over = true));
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    if (over) throw new Error(`the server ended before it was ready:\n${output()}`);
    const ready = await fetch(url).then(
      (response) => response.status === 200,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`the server was not ready in time:\n${output()}`);
}

/** Starts the program when it should refuse to start; gives its exit code and what it printed. */
export async function refusedStart(environment: Environment): Promise<{ code: number | null; output: string }> {
  const dataDir = emptyDirectory();
  const { child, ended, output } = run(await builtServer(), {
    PORT: String(await freePort()),
    SOCKET_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DEMO: '0',
    ...environment,
  });
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const code = await ended;
  clearTimeout(patience);
  rmSync(dataDir, { recursive: true, force: true });
  return { code, output: output() };
}
