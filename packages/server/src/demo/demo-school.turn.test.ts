import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@szkola.test', ADMIN_PASSWORD: 'bardzo dlugie haslo' };
const HASH_COST = { memoryCost: 8, timeCost: 1 };
const TEACHER = 'barbara.nowicka@szkola.example';
const STUDENT = 'zofia.lecka@szkola.example';
const NEW_PASSWORD = 'Zupelnie-Inne-77';

/** A demo school that tests only read. */
let server: RunningServer;
const folders: string[] = [];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-demo-'));
  folders.push(folder);
  return folder;
}

function start(folder: string, changes: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DATA_DIR: folder, ...changes });
  return startServer(config, { log: makeLog('silent'), hashCost: HASH_COST });
}

beforeAll(async () => {
  server = await start(aFolder());
});

afterAll(async () => {
  await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('[CFG-9] the first start makes a school whose past games were really played', async () => {
  const { password = '', accounts = [] } = server.demo ?? {};
  expect(accounts.map(({ role }) => role)).toEqual(['TEACHER', ...Array.from({ length: 8 }, () => 'STUDENT')]);
  const teacher = await new ApiClient(server.address).logIn(TEACHER, password);
  const groups = (await teacher.get('group/get/')).payload;
  expect(
    groups.map(({ num_games, users }: { num_games: number; users: unknown[] }) => [num_games, users.length]),
  ).toEqual([
    [3, 4],
    [3, 4],
  ]);
  const games = (await teacher.get('game/get-list/')).payload;
  expect(games.map(({ state, round, time }: Record<string, unknown>) => [state, round, time])).toEqual(
    games.map(() => ['FINISHED', 4, 600]),
  );
  const { groups: ranked, players } = (await teacher.get('game/rankings/')).payload;
  expect(games).toHaveLength(7);
  const scores = games.map(({ score }: { score: number }) => score);
  expect(ranked.length).toBeGreaterThan(4);
  expect(ranked.filter(({ score }: { score: number }) => !scores.includes(score))).toEqual([]);
  // Fewer than all: some answers in situations cost the place in the ranking.
  expect(players.length).toBeGreaterThan(20);
  expect(players.length).toBeLessThanOrEqual(28);
});

test('a student finds the summary of a past game, with orders delivered and own ledger adding up', async () => {
  const student = await new ApiClient(server.address).logIn(STUDENT, server.demo?.password ?? '');
  const { id: me } = (await student.get('user/data/')).payload;
  const games = (await student.get('game/get-list/')).payload;
  expect(games).toHaveLength(4);
  const { payload: game } = await student.get(`game/get/?id=${games[0].id}`);
  const own = game.players.find(({ id }: { id: string }) => id === me);
  const entries: { money: number; points: number }[] = game.ledger;
  expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(own.points);
  expect(entries.reduce((sum, { money }) => sum + money, 0)).toBeCloseTo(own.money, 2);
  expect(game.json.orders.some(({ status }: { status: string }) => status === 'DELIVERED')).toBe(true);
});

/** The results of all games, without their days. */
async function rankingsOf({ address }: RunningServer): Promise<unknown> {
  const { payload } = await new ApiClient(address).get('game/rankings/');
  return payload.players.map(({ name, score, money, points }: Record<string, unknown>) => ({
    name,
    score,
    money,
    points,
  }));
}

test('[RUN-3] [CFG-9] every demo school is the same; a second start makes nothing and shows only the logins that still hold', async () => {
  const folder = aFolder();
  const first = await start(folder);
  const old = first.demo?.password ?? '';
  expect(await rankingsOf(first), 'another demo school').toEqual(await rankingsOf(server));
  const student = await new ApiClient(first.address).logIn(STUDENT, old);
  await student.patch('auth/settings', {
    old_password: old,
    new_password: NEW_PASSWORD,
    new_password_repeat: NEW_PASSWORD,
  });
  await first.close();
  const second = await start(folder);
  onTestFinished(() => second.close());
  expect(second.demo?.accounts).toEqual(first.demo?.accounts.filter(({ email }) => email !== STUDENT));
  const teacher = await new ApiClient(second.address).logIn(TEACHER, old);
  expect((await teacher.get('game/get-list/')).payload).toHaveLength(7);
});

test('[CFG-9] no demo school is made where none is asked for', async () => {
  const empty = await start(aFolder(), { DEMO: '0' });
  onTestFinished(() => empty.close());
  expect(empty.demo).toBeNull();
  expect((await new ApiClient(empty.address).get('game/rankings/')).payload).toEqual({ groups: [], players: [] });
});

test('[CFG-9] where the network reaches the server the known password opens nothing, and the demo games are in no ranking', async () => {
  const folder = aFolder();
  const tried = await start(folder);
  const known = tried.demo?.password ?? '';
  await tried.close();
  const open = await start(folder, { PUBLIC_URL: 'http://192.0.2.2:8080' });
  expect(open.demo).toMatchObject({ isOpenToNetwork: true, password: expect.stringMatching(/^\w{16}$/u) });
  expect(open.demo?.accounts).toHaveLength(9);
  const asked = await new ApiClient(open.address).post('auth/', { email: TEACHER, password: known });
  expect(asked.status).toBe(401);
  const teacher = await new ApiClient(open.address).logIn(TEACHER, open.demo?.password ?? '');
  expect((await teacher.get('game/rankings/')).payload).toEqual({ groups: [], players: [] });
  await open.close();
  const real = await start(folder, { PUBLIC_URL: 'http://192.0.2.2:8080', NODE_ENV: 'production' });
  onTestFinished(() => real.close());
  expect(real.demo).toBeNull();
  expect((await new ApiClient(real.address).post('auth/', { email: TEACHER, password: known })).status).toBe(401);
});

test('[CFG-9] an admin deletes the demo school whole, other students of its lecturer stay, and no start makes another', async () => {
  const folder = aFolder();
  const first = await start(folder, ADMIN);
  const admin = await new ApiClient(first.address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const teacher = await new ApiClient(first.address).logIn(TEACHER, first.demo?.password ?? '');
  const real = { email: 'prawdziwa@szkola.test', first_name: 'Ewa', last_name: 'Lis', type: 'STUDENT' };
  expect((await teacher.post('user/add/', real)).status).toBe(200);
  expect((await admin.get('demo/get/')).payload).toEqual({ people: 9, groups: 2, games: 7, others: 1 });
  expect((await admin.delete('demo/remove/')).payload).toBeNull();
  const left = (await admin.get('user/get-list/')).payload;
  expect(left.map(({ email, teacher: whose }: Record<string, unknown>) => [email, whose])).toEqual([
    [ADMIN.ADMIN_EMAIL, undefined],
    [real.email, null],
  ]);
  expect((await admin.get('game/rankings/')).payload).toEqual({ groups: [], players: [] });
  expect((await admin.get('bin/get-list/')).payload).toEqual([]);
  expect((await new ApiClient(first.address).post('auth/', { email: STUDENT, password: NEW_PASSWORD })).status).toBe(
    401,
  );
  await first.close();
  const second = await start(folder, ADMIN);
  onTestFinished(() => second.close());
  expect(second.demo).toBeNull();
});
