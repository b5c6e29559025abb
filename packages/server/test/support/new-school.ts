import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '@fracht/testing/school/school.ts';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';

/** Hashing as weak as the library allows, so that a login of the admin costs no time at any server. */
export const NO_COST = { memoryCost: 64, timeCost: 1 };

/** The file with which a server locks its directory. */
const LOCKS = /^server\./u;

type Files = ReadonlyMap<string, Buffer>;

let files: Promise<Files> | null = null;

/**
 * Puts into an empty data directory what the first start of a server leaves there: a migrated database, the built-in situations and the tests' admin. It is made
 * once in each test process and copied from then on, which saves two thirds of the work of a first start, and hashing a password.
 */
export async function putNewSchool(folder: string): Promise<void> {
  files ??= leftByFirstStart();
  for (const [name, bytes] of await files) writeFileSync(join(folder, name), bytes);
}

/** Whether a first start in this folder, with these variables in addition to those of all tests, would make the same school. */
export function mayCopy(variables: Readonly<Record<string, string>>, folder: string): boolean {
  const others = ['DATABASE_URL', 'DEMO', ...Object.keys(ADMIN)];
  return !others.some((name) => name in variables) && readdirSync(folder).length === 0;
}

async function leftByFirstStart(): Promise<Files> {
  return inFolder(async (folder) => {
    await startOnce(folder);
    const names = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile() && !LOCKS.test(one.name));
    return new Map(names.map(({ name }) => [name, readFileSync(join(folder, name))]));
  });
}

async function startOnce(folder: string): Promise<void> {
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DEMO: '0', ...ADMIN, DATA_DIR: folder });
  await (await startServer(config, { log: makeLog('silent'), hashCost: NO_COST })).close();
}

async function inFolder<Made>(work: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-new-school-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
