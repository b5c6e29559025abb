import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { leaveOut } from './leave-out.ts';

/** Where Debian's packages keep the server programs, by versions. */
const DEBIAN = '/usr/lib/postgresql';
/** Users to run the server as when the tests run as root: PostgreSQL refuses to run as root. */
const OTHERS = ['postgres', 'nobody'];
const MADE_IN_MS = 30_000;

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** A PostgreSQL in which tests may make databases; null: this machine has none. */
    readonly postgres: string | null;
  }
}

/**
 * Before the tests: uses the PostgreSQL that TEST_DATABASE_URL names, or starts one that is stopped afterwards, or finds the machine's. The machine's comes last:
 * it waits for the disk whenever a database is made, dropped or written to, and tests make a hundred. If there is none it prints what is left out; with
 * REQUIRE=servers, as in CI, that fails the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL'];
  const programs = foldersOfPrograms().find((folder) => existsSync(join(folder, 'initdb')));
  if (named === undefined && programs !== undefined) return startOwn(project, programs);
  const usual = [
    `postgres://${userInfo().username}@127.0.0.1:5432/postgres`,
    `postgres:///postgres?host=/var/run/postgresql`,
  ];
  for (const url of named === undefined ? usual : [named]) {
    if (!(await answers(url))) continue;
    project.provide('postgres', url);
    return async () => undefined;
  }
  if (named !== undefined) throw new Error(`TEST_DATABASE_URL: no PostgreSQL answers at ${named}`);
  leaveOut('No PostgreSQL here, neither a server nor its programs: EVERY TEST ON POSTGRESQL IS LEFT OUT.', 'servers');
  project.provide('postgres', null);
  return async () => undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

function foldersOfPrograms(): readonly string[] {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return [...inPath, ...versions.map((version) => join(DEBIAN, version, 'bin'))];
}

async function startOwn(project: TestProject, programs: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-postgres-'));
  const data = join(folder, 'data');
  const other = process.getuid?.() === 0 ? idsOfAnother() : null;
  if (other !== null) chownSync(folder, other.uid, other.gid);
  const how = { cwd: folder, ...other };
  const initdb = ['-D', data, '-U', 'fracht', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...how, stdio: 'pipe' });
  const port = String(await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    // Nobody recovers these databases after a crash, replicates them, or keeps them long enough for statistics to matter.
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
    'max_connections=200',
  ];
  const flags = ['-D', data, '-p', port, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), flags, { ...how, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://fracht@127.0.0.1:${port}/postgres`;
  const late = Date.now() + MADE_IN_MS;
  while (!(await answers(url))) {
    if (Date.now() > late || server.exitCode !== null) throw new Error(`PostgreSQL of ${programs} does not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  project.provide('postgres', url);
  return async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function idsOfAnother(): { readonly uid: number; readonly gid: number } {
  for (const name of OTHERS) {
    try {
      const [uid = NaN, gid = NaN] = ['-u', '-g'].map((what) =>
        Number(execFileSync('id', [what, name], { stdio: 'pipe' })),
      );
      return { uid, gid };
    } catch {
      // This machine has no such user: the next one.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is nobody else: ${OTHERS.join(', ')}`);
}
