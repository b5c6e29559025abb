import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { world } from '@fracht/content';
import { offeredOrders } from '@fracht/engine';
import { fromWire } from '@fracht/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { TcpProxy } from '../cluster/tcp-proxy.ts';
import { tracers } from '../deploy/programs.ts';
import { aPostgres, onPostgres, onServer } from '../support/postgres.ts';
import { aFolder, aProcess, aServer } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

/** A server whose storage goes away and comes back. */
type Fault = { readonly address: string; readonly begin: () => unknown; readonly end: () => unknown };

/** One unit of game time in ms: game seconds pass slowly enough to tell a clock that stood still from one that ran. */
const UNIT_MS = 500;
const SECONDS_A_MS = 60 / UNIT_MS;
/** How long the storage is away at least, in ms. */
const AWAY_MS = 4000;

const STANDS = { status: 503, message: { code: 'STORAGE_AWAY' } };
const offered = (player: SocketClient): string[] => offeredOrders(fromWire(player.game, world)).map(({ id }) => id);

/** A running game with its teacher and a player in it. */
async function aRunningGame(address: string) {
  const school = await aSchool(address, 1, { unit_ms: UNIT_MS, leave_grace_s: 600 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const player = await join(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('it has begun', () => offered(player).length > 1);
  return { school, game, teacher, student, player };
}

/** Whether the server's own clock of the game is running. */
async function runsOn(student: ApiClient, game: string): Promise<void> {
  const first = await join(student, game);
  const since = performance.now();
  await until('some time has passed', () => performance.now() - since > 500);
  const second = await join(student, game);
  expect(second.game.now).toBeGreaterThan(first.game.now);
}

async function figure(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(text)?.[1]);
}

/** Whether the server reports that it can store. */
const isReady = async (address: string): Promise<boolean> => (await fetch(`${address}/readyz`)).status === 200;

async function goesOn(address: string): Promise<void> {
  await until('nothing stands any more', async () => (await figure(address, 'fracht_standing_games')) === 0);
  await until('it is in memory', async () => (await figure(address, 'fracht_live_games')) === 1);
}

async function lasted(since: number): Promise<void> {
  await until('it has lasted', () => performance.now() - since > AWAY_MS);
}

/**
 * Plays through a fault; what it checks holds for any of them. Gives how many orders were booked: one before the fault and one that was requested
 * meanwhile.
 */
async function bookedThrough({ address, begin, end }: Fault): Promise<number> {
  const { school, game, teacher, student, player } = await aRunningGame(address);
  const [kept = '', lost = ''] = offered(player);
  const askedAt = performance.now();
  expect(await player.act({ action: 'BOOK_ORDER', order: kept })).toMatchObject({ ok: true });
  const [seen, seenAt] = [player.view().now, performance.now()];
  await begin();
  const answer = player.act({ action: 'BOOK_ORDER', order: lost }, 'while-away').then(
    ({ ok }) => ok,
    () => 'no answer',
  );
  expect(await answer).toBe('no answer');
  for (const line of [player, teacher]) expect(await line.ended()).toEqual({ code: 1013, reason: 'STORAGE_AWAY' });
  const stoodAt = performance.now();
  await refusesAll(school, game);
  await lasted(stoodAt);
  expect(await figure(address, 'fracht_standing_games')).toBe(1);
  await end();
  const endedAt = performance.now();
  await goesOn(address);
  const back = await join(student, game);
  const played = stoodAt - seenAt + (performance.now() - endedAt);
  expect(back.game.state).toBe('IN_PROGRESS');
  // The clock continues from its last stored moment, at the earliest that of the booking.
  expect(back.game.now).toBeGreaterThanOrEqual(seen - (seenAt - askedAt) * SECONDS_A_MS - 1);
  expect(back.game.now - seen).toBeLessThanOrEqual(played * SECONDS_A_MS + 60);
  const holderOf = (order: string) => back.game.orders.find(({ id }) => id === order)?.player;
  expect(holderOf(kept)).toBe(back.user);
  expect(await back.act({ action: 'BOOK_ORDER', order: lost }, 'while-away')).toMatchObject({ ok: true });
  await until('it is booked', () => holderOf(lost) === back.user);
  await until('it is ready', () => isReady(address));
  expect((await school.teacher.post('group/add/', { name: 'Klasa potem' })).status).toBe(200);
  return back.game.journal.filter(({ what }) => what === 'ORDER_BOOKED').length;
}

/** Nobody is told that anything was stored. */
async function refusesAll({ address, teacher, students }: TestSchool, game: string): Promise<void> {
  expect(await teacher.post('group/add/', { name: 'Klasa teraz' })).toMatchObject(STANDS);
  for (const student of students) expect(await student.post('server/connect/', { game })).toMatchObject(STANDS);
  await until('it says that it is not ready', async () => !(await isReady(address)));
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
}

/** A server on SQLite whose process cannot write another byte to any file for a while, as on a full disk. */
async function onFullDisk(): Promise<Fault> {
  const { address, pid } = await aProcess(aFolder());
  const limit = (most: string): void =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${most}:`], { stdio: 'pipe' });
  return { address, begin: () => limit('0'), end: () => limit('unlimited') };
}

test('[LVG-14] [STO-6] SQLite cannot write: games stand and say so, nothing is acknowledged, and they go on without a restart', async () => {
  expect(await bookedThrough(await onFullDisk())).toBe(2);
});

/** The calls by which SQLite and the server change what is on the disk; pipes and sockets use others. */
const CHANGING = ['pwrite64', 'pwritev', 'ftruncate', 'fallocate', 'rename', 'unlink', 'mkdir'].join(',');

/**
 * A server on SQLite whose disk is read-only for a while: each call that would change something there fails with that error. A real disk cannot be made
 * read-only, and writable again, while files are open on it for writing, except by a fault of the disk.
 */
async function onReadOnlyDisk(strace: string): Promise<Fault> {
  const { address, pid } = await aProcess(aFolder());
  const how = ['-f', '-o', '/dev/null', '-e', `trace=${CHANGING}`, '-e', `inject=${CHANGING}:error=EROFS`];
  const ends: (() => Promise<void>)[] = [];
  return {
    address,
    async begin() {
      const tracer = spawn(strace, [...how, '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] });
      onTestFinished(() => void tracer.kill('SIGKILL'));
      const exit = once(tracer, 'exit');
      ends.push(async () => {
        tracer.kill('SIGINT');
        await exit;
      });
      let said = '';
      tracer.stderr.on('data', (part: Buffer) => (said += String(part)));
      await until('the disk may only be read', () => said.includes('attached'));
    },
    async end() {
      for (const end of ends) await end();
    },
  };
}

describe.each(tracers('a disk that may only be read'))('with %s', (strace) => {
  test('[LVG-14] [STO-6] SQLite on a disk that may only be read: games stand and say so, nothing is acknowledged, and they go on without a restart', async () => {
    expect(await bookedThrough(await onReadOnlyDisk(strace))).toBe(2);
  });
});

test('[LVG-14] a game in which nobody is stands and goes on too', async () => {
  const { address, begin, end } = await onFullDisk();
  const { game, teacher, student, player } = await aRunningGame(address);
  for (const line of [player, teacher]) line.leave();
  await until('nobody is there', async () => (await figure(address, 'fracht_live_links')) === 0);
  begin();
  await until('it stands', async () => (await figure(address, 'fracht_standing_games')) === 1);
  expect(await figure(address, 'fracht_live_games')).toBe(0);
  end();
  await goesOn(address);
  expect(await figure(address, 'fracht_live_games')).toBe(1);
  await runsOn(student, game);
});

onPostgres('a game on PostgreSQL', () => {
  async function throughProxy() {
    const database = await aPostgres();
    const proxy = await TcpProxy.to(database.url, 5432);
    onTestFinished(() => database.drop());
    onTestFinished(() => proxy.close());
    return { proxy, address: await aServer({ DATABASE_URL: proxy.over(database.url) }), url: database.url };
  }

  test('[LVG-14] [STO-8] whose database refuses stands and says so, nothing is acknowledged, and it goes on without a restart', async () => {
    const { proxy, address } = await throughProxy();
    expect(await bookedThrough({ address, begin: () => proxy.cut(), end: () => proxy.mend() })).toBe(2);
  });

  test('[LVG-14] whose database may only be read stands and goes on too', async () => {
    const { address, url } = await throughProxy();
    const name = new URL(url).pathname.slice(1);
    const readOnly = async (is: 'on' | 'off'): Promise<void> => {
      await onServer(`alter database ${name} set default_transaction_read_only = ${is}`);
      await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    };
    expect(await bookedThrough({ address, begin: () => readOnly('on'), end: () => readOnly('off') })).toBe(2);
  });

  test('[LVG-14] whose database stands still is not shown on and on: its lines end, calls are told so, and it goes on', async () => {
    const { proxy, address } = await throughProxy();
    const { school, game, teacher, student, player } = await aRunningGame(address);
    proxy.hush();
    const answer = school.teacher.post('group/add/', { name: 'Klasa teraz' });
    for (const line of [player, teacher]) expect(await line.ended()).toEqual({ code: 1013, reason: 'STORAGE_AWAY' });
    const stoodAt = performance.now();
    expect(await answer).toMatchObject(STANDS);
    await lasted(stoodAt);
    proxy.mend();
    await goesOn(address);
    await runsOn(student, game);
    expect((await school.teacher.post('group/add/', { name: 'Klasa potem' })).status).toBe(200);
  });
});
