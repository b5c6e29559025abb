import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spend } from '@fracht/testing/runs/costs.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../../scripts/lib/server.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const ADMIN = { email: 'admin@szkola.example', password: 'Hamburg-Malmo-340' } as const;

/** The server as `npm start` runs it, built into one file, in a separate process, on its own ports and its own data. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  readonly socketPort: number;
  /** Suspends the process (SIGSTOP): its connections stay open and nothing on them is answered, until `thaw`. */
  readonly freeze: () => void;
  /** Resumes the process; it then reads what was sent to it meanwhile. */
  readonly thaw: () => void;
  /** From now on the process cannot write a byte to any file, as if the disk were full, until `freeDisk`. Linux only. */
  readonly fillDisk: () => void;
  readonly freeDisk: () => void;
  /** Ends the process at once, without a clean shutdown. */
  readonly kill: () => Promise<void>;
  /** Restarts the server on the same ports and data. */
  readonly restart: () => Promise<void>;
  /** Shuts it down properly and leaves its data. */
  readonly rest: () => Promise<void>;
  /** Shuts it down properly and removes its data. */
  readonly stop: () => Promise<void>;
};

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not get ready');
}

/**
 * Starts a server with an admin and an empty school, or on the data of a folder, which is the server's from then on; `env` adds to its environment. One that does
 * not get ready leaves neither process nor data.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'fracht-e2e-')),
): Promise<RunningServer> {
  const [port, socketPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  let child = launch();

  function launch(): ChildProcess {
    spend('server');
    return spawn(join(ROOT, 'node_modules/.bin/node'), SERVER_ARGS, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...SERVER_ENV,
        PORT: String(port),
        SOCKET_PORT: String(socketPort),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DEMO: '0',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async function stop(): Promise<void> {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }

  try {
    await untilReady(url, child);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    url,
    port,
    socketPort,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    fillDisk: () => limitFiles(child, '0'),
    freeDisk: () => limitFiles(child, 'unlimited'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = launch();
      await untilReady(url, child);
    },
    rest: () => end('SIGTERM'),
    stop,
  };
}

/** Sets how many bytes a file of the process may have. */
function limitFiles({ pid }: ChildProcess, most: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${most}:`], { stdio: 'pipe' });
}

/** Stops the server of a test file. It may be undefined if the start failed; the test then reports that error and not another one. */
export async function stopServer(server: RunningServer | undefined): Promise<void> {
  await server?.stop();
}
