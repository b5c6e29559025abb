import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
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
import Database from 'better-sqlite3';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { ADMIN, aSchool } from '@fracht/testing/school/school.ts';
import { aFolder, aProcess } from './school.ts';
import { aWatched } from './watched.ts';
import { builtServer } from '../support/built-server.ts';

const FRAME = 4096 + 24;

/** A start that has to be refused: its status and its output. */
async function refusedStart(folder: string, shell = ''): Promise<{ readonly status: unknown; readonly said: string }> {
  const env = { PATH: process.env['PATH'], PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder };
  const child = spawn('sh', ['-c', `${shell} exec "$0" "$1"`, process.execPath, await builtServer()], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = text(child.stderr);
  const [status] = await once(child, 'exit');
  return { status, said: await said };
}

/** A data directory with a lecturer and a student, whose server was killed when only the log had what the marker records. */
async function aKilledSchool(): Promise<string> {
  const folder = aFolder();
  const server = await aProcess(folder);
  const { teacher } = await aSchool(server.address, 1, { unit_ms: 100 });
  const marker = join(folder, 'fracht.sqlite-school');
  // Now and then the log is copied into the database, and nothing would be lost with the log: then there is one more change.
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

/** What the database file itself contains, without SQLite's log beside it. */
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

/** The folder of the killed school, which each test of spoiled files copies; the first of them makes it. */
const kept = aFolder(afterAll);
let isKept = false;

/** A copy of the killed school, for one test: its folder, its database and SQLite's log of it. */
async function aCopy() {
  if (!isKept) cpSync(await aKilledSchool(), kept, { recursive: true });
  isKept = true;
  const folder = aFolder();
  cpSync(kept, folder, { recursive: true });
  return { folder, database: join(folder, 'fracht.sqlite'), log: join(folder, 'fracht.sqlite-wal') };
}

type Files = Omit<Awaited<ReturnType<typeof aCopy>>, 'folder'>;

function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 32 + FRAME + 100, 32 + FRAME + 300);
  writeFileSync(file, bytes);
}

test.each([
  ['a damaged log', 'LOG_DAMAGED', ({ log }: Files) => damage(log)],
  ['no log', 'DATABASE_BEHIND', ({ log }: Files) => rmSync(log)],
  ['a log that is cut', 'DATABASE_BEHIND', ({ log }: Files) => truncateSync(log, 32 + FRAME)],
  ['no database', 'DATABASE_MISSING', ({ database }: Files) => rmSync(database)],
  ['an empty database', 'DATABASE_MISSING', ({ database }: Files) => truncateSync(database)],
  ['half a database', 'DATABASE_DAMAGED', ({ database }: Files) => truncateSync(database, statSync(database).size / 2)],
  [
    'something else for a database',
    'DATABASE_DAMAGED',
    ({ database }: Files) => writeFileSync(database, Buffer.alloc(statSync(database).size, 'x')),
  ],
])('[STO-3] a school with %s does not start, with one line and a status', async (_what, code, spoil) => {
  const { folder, ...files } = await aCopy();
  spoil(files);
  const { status, said } = await refusedStart(folder);
  expect([status, said]).toEqual([1, expect.stringMatching(new RegExp(`^${code}: [^\\n]*\\.\\n$`, 'u'))]);
  expect(said).not.toMatch(/\bat .*:\d+:\d+/u);
});

test('[STO-3] a school whose server was killed starts, while its files are whole', async () => {
  const { folder } = await aCopy();
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
  // A directory in place of the file to be written: even root cannot write it.
  mkdirSync(join(folder, 'server.pid'));
  const { status, said } = await refusedStart(folder);
  expect([status, said]).toEqual([1, expect.stringMatching(/^DISK_READ_ONLY: [^\n]*\n$/u)]);
});

/** Deletes a folder in which a server writes meanwhile: a file renamed at that moment makes a deletion stop before the folder is gone. */
function deleteWhole(folder: string): void {
  while (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

test.each([
  ['deleted', deleteWhole],
  ['moved elsewhere', (folder: string) => renameSync(folder, `${folder}-moved`)],
  ['without its log', (folder: string) => rmSync(join(folder, 'fracht.sqlite-wal'))],
])(
  '[STO-6] a data directory that is %s under the running server: nothing is promised any more, and it ends with one line',
  async (_what, spoil) => {
    const folder = aFolder();
    onTestFinished(() => rmSync(`${folder}-moved`, { recursive: true, force: true }));
    const server = await aWatched(folder);
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
  // In place of the marker there is a directory: to the server this is a disk that refuses to write.
  const marker = join(folder, 'fracht.sqlite-school');
  rmSync(marker, { force: true });
  mkdirSync(marker);
  await until('it fails', async () => (await ready()) === 503);
  rmSync(marker, { recursive: true });
  await until('it is ready again', async () => (await ready()) === 200);
  expect(statSync(marker).isFile()).toBe(true);
});
