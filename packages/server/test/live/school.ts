import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spend } from '@fracht/testing/runs/costs.ts';
import { ADMIN } from '@fracht/testing/school/school.ts';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { mayCopy, NO_COST, putNewSchool } from '../support/new-school.ts';
import { databaseOf } from '../support/postgres.ts';
import { type Killable, killable } from './killable.ts';
import { builtServer } from '../support/built-server.ts';
import { COMPILED } from '../support/compiled.ts';

/** Runs a clean-up at its time: vitest runs the last registered one first. */
type AtEnd = (work: () => void | Promise<void>) => void;

/** A folder that is deleted after the test, or when `atEnd` says. */
export function aFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-live-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real server in this process, on its own ports, stopped after the test, or when `atEnd` says. */
export async function aServer(
  variables: Readonly<Record<string, string>> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  spend('server');
  const { DATA_DIR = aFolder(atEnd) } = variables;
  if (mayCopy(variables, DATA_DIR)) await putNewSchool(DATA_DIR);
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DEMO: '0', ...ADMIN, ...variables, DATA_DIR });
  const server = await startServer(config, { log: makeLog('silent'), hashCost: NO_COST });
  atEnd(() => server.close());
  return server.address;
}

/** A real server in a separate process, which can be killed; `under`: the program that starts it, with its arguments. */
export async function aProcess(folder: string, port = '0', under: readonly string[] = []): Promise<Killable> {
  spend('server');
  const database = await databaseOf(folder);
  // If a server's writes are watched, all of them have to be seen, from an empty folder on.
  if (under.length === 0 && mayCopy(database, folder)) await putNewSchool(folder);
  const environment = { ...COMPILED, PORT: port, SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...database, ...ADMIN };
  const [program, ...args] = [...under, process.execPath, await builtServer()];
  const child = spawn(program, args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return killable(child);
}
