import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { ADMIN, aSchool } from '@fracht/testing/school/school.ts';
import { aFolder, aProcess } from './school.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const FRAME = 4096 + 24;

/** A start that has to be refused: its status and all that it says. */
async function refusedStart(folder: string, shell = ''): Promise<{ readonly status: unknown; readonly said: string }> {
  const env = { PATH: process.env['PATH'], PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder };
  const child = spawn('sh', ['-c', `${shell} exec "$0" "$1"`, process.execPath, MAIN], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = text(child.stderr);
  const [status] = await once(child, 'exit');
  return { status, said: await said };
}

/** A server in a process of its own on this folder: where it is, and how it ends. */
async function running(folder: string) {
  const env = { PATH: process.env['PATH'], PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...ADMIN };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, ended] = [text(child.stderr), once(child, 'exit')];
  const [printed] = await once(child.stdout, 'data');
  const address = /http:\/\/[\w.]+:\d+/u.exec(String(printed))?.[0] ?? '';
  return { address, end: async () => ({ status: (await ended)[0], said: await said }) };
}

/** A data directory with a lecturer and a student, whose server was killed when the log alone had what the marker knows of. */
async function aKilledSchool(): Promise<string> {
  const folder = aFolder();
  const server = await aProcess(folder);
  const { teacher } = await aSchool(server.address, 1, { unit_ms: 100 });
  const marker = join(folder, 'fracht.sqlite-school');
  // Now and then the log's content goes into the database, and nothing would be lost with the log: then there is one more change.
  for (let change = 1; beatOf(marker) <= beatWithoutLog(folder); change += 1) {
    const known = beatOf(marker);
    expect((await teacher.post('group/add/', { name: `Klasa ${change}` })).status).toBe(200);
    await until('the marker has heard of it', () => beatOf(marker) > known);
  }
  await server.kill();
  return folder;
}

function beatOf(marker: string): number {
  return JSON.parse(readFileSync(marker, 'utf8')).beat;
}

/** What the database's own file has, without SQLite's log beside it. */
function beatWithoutLog(folder: string): number {
  const alone = join(aFolder(), 'alone.sqlite');
  copyFileSync(join(folder, 'fracht.sqlite'), alone);
  const db = new Database(alone);
  try {
    const row = db.prepare<[], { beat: number }>('select beat from school').get();
    return row?.beat ?? -1;
  } finally {
    db.close();
  }
}

test('[STO-3] a school whose log or database is gone, cut or damaged does not start, with one line and a status; whole, it does', async () => {
  const folder = await aKilledSchool();
  const file = (name: string) => join(folder, name);
  const log = file('fracht.sqlite-wal');
  const [whole, database] = [readFileSync(log), readFileSync(file('fracht.sqlite'))];
  const damaged = Buffer.from(whole);
  damaged.fill(0x5a, 32 + FRAME + 100, 32 + FRAME + 300);
  const spoilings: readonly (readonly [string, () => void])[] = [
    ['LOG_DAMAGED', () => writeFileSync(log, damaged)],
    ['DATABASE_BEHIND', () => rmSync(log)],
    ['DATABASE_BEHIND', () => truncateSync(log, 32 + FRAME)],
    ['DATABASE_MISSING', () => rmSync(file('fracht.sqlite'))],
    ['DATABASE_MISSING', () => truncateSync(file('fracht.sqlite'))],
    ['DATABASE_DAMAGED', () => writeFileSync(file('fracht.sqlite'), database.subarray(0, database.length / 2))],
    ['DATABASE_DAMAGED', () => writeFileSync(file('fracht.sqlite'), Buffer.alloc(database.length, 'x'))],
  ];
  for (const [code, spoil] of spoilings) {
    spoil();
    const { status, said } = await refusedStart(folder);
    expect([code, status, said.trim().split('\n').length, said]).toEqual([
      code,
      1,
      1,
      expect.stringMatching(new RegExp(`^${code}: .*\\.\\n$`, 'u')),
    ]);
    expect(said).not.toMatch(/\bat .*:\d+:\d+/u);
    writeFileSync(log, whole);
    writeFileSync(file('fracht.sqlite'), database);
    rmSync(file('fracht.sqlite-shm'), { force: true });
  }
  const { address } = await aProcess(folder);
  const login = await fetch(`${address}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gracz1@szkola.test', password: 'haslo do lekcji' }),
  });
  expect(login.status).toBe(200);
});

test('[STO-6] [RUN-1] a disk with no room at the start is told in one line', async () => {
  const { status, said } = await refusedStart(aFolder(), 'ulimit -f 200;');
  expect([status, said]).toEqual([1, expect.stringMatching(/^DISK_(?:FULL|FAULT): [^\n]*\n$/u)]);
});

test('[RUN-1] a data directory that cannot be written to is told in one line', async () => {
  const folder = aFolder();
  // A directory where a file is to be written: no right to write, for root too.
  mkdirSync(join(folder, 'server.pid'));
  const { status, said } = await refusedStart(folder);
  expect([status, said]).toEqual([1, expect.stringMatching(/^DISK_READ_ONLY: [^\n]*\n$/u)]);
});

test.each([
  ['deleted', (folder: string) => rmSync(folder, { recursive: true })],
  ['moved elsewhere', (folder: string) => renameSync(folder, `${folder}-moved`)],
  ['without its log', (folder: string) => rmSync(join(folder, 'fracht.sqlite-wal'))],
])(
  '[STO-6] a data directory that is %s under the running server: nothing is promised any more, and it ends with one line',
  async (_what, spoil) => {
    const folder = aFolder();
    onTestFinished(() => rmSync(`${folder}-moved`, { recursive: true, force: true }));
    const server = await running(folder);
    const admin = await new ApiClient(server.address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    const settings = [{ key: 'unit_ms', value: 100 }];
    expect((await admin.patch('game/update-settings/', { settings })).status).toBe(200);
    spoil(folder);
    const told = await admin.patch('game/update-settings/', { settings: [{ key: 'unit_ms', value: 200 }] }).then(
      ({ status }) => status,
      () => 'no answer',
    );
    expect([500, 'no answer']).toContain(told);
    const { status, said } = await server.end();
    const lines = said
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
    expect([status, lines]).toEqual([1, [expect.stringMatching(/^DATABASE_GONE: .*\.$/u)]]);
  },
);

test('[STO-6] [RUN-4] readyz fails while nothing can be stored, and recovers by itself', async () => {
  const folder = aFolder();
  const { address } = await aProcess(folder);
  const ready = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
  await until('it is ready', async () => (await ready()) === 200);
  // Where the marker is to be put stands a directory: to the server this is a disk that refuses.
  const marker = join(folder, 'fracht.sqlite-school');
  rmSync(marker, { force: true });
  mkdirSync(marker);
  await until('it fails', async () => (await ready()) === 503);
  rmSync(marker, { recursive: true });
  await until('it is ready again', async () => (await ready()) === 200);
  expect(statSync(marker).isFile()).toBe(true);
});
