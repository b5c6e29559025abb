import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { databaseOf } from '../support/postgres.ts';
import { ADMIN } from './a-school.ts';
import { type Killable, killable } from './killable.ts';

export { ADMIN, aSchool, type School } from './a-school.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const NO_COST = { memoryCost: 64, timeCost: 1 };

/** A folder that is gone after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real server in this process, on ports of its own. */
export async function aServer(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: aFolder(), ...ADMIN, ...variables });
  const server = await startServer(config, { log: makeLog('silent'), hashCost: NO_COST });
  onTestFinished(() => server.close());
  return server.address;
}

/** A real server in a process of its own, which can be killed. */
export async function aProcess(folder: string, port = '0'): Promise<Killable> {
  const database = await databaseOf(folder);
  const environment = { PORT: port, SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...database, ...ADMIN };
  const child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return killable(child);
}
