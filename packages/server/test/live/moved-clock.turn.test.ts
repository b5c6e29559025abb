import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { CALLS } from '@fracht/protocol';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aSchool, PASSWORD } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { aFolder } from './school.ts';
import { join } from './socket-client.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@szkola.test', ADMIN_PASSWORD: 'bardzo dlugie haslo' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
/** How far a clock jumps while a game is played. */
const JUMPS = (
  [
    ['twenty years back', -20 * YEAR_MS],
    ['three years on', 3 * YEAR_MS],
    ['five hours on', 5 * HOUR_MS],
    ['five hours back', -5 * HOUR_MS],
  ] as const
).slice(0, howMany({ few: 1, many: 4 }));
/** How many years it is off. */
const YEARS = [-20, 3].slice(0, howMany({ few: 1, many: 2 }));
/** How many years it is off at successive starts, before a start with the right time. */
const YEARS_AT_STARTS = [3, -20, 0, 5, -20, 3].slice(0, howMany({ few: 2, many: 6 }));

afterEach(() => void vi.useRealTimers());

/** A server on this folder whose wall clock is off by this much, until it is closed. */
async function startedAt(folder: string, ahead: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 9) + ahead });
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...ADMIN });
  return startServer(config, { log: makeLog('silent'), hashCost: { memoryCost: 64, timeCost: 1 } });
}

test('[PRV-6] starts with the clock years ahead, back, and years behind erase nobody, nor a letter, nor what was removed a moment ago', async () => {
  const folder = aFolder();
  const first = await startedAt(folder, 0);
  const school = await aSchool(first.address, 3, {});
  const invited = { email: 'nowa@szkola.test', first_name: 'Nowa', last_name: 'Testowa', type: 'STUDENT' };
  expect((await school.teacher.post('user/add/', invited)).status).toBe(200);
  const [accident] = (await school.teacher.get('game/get-accidents/all')).payload;
  expect((await school.teacher.delete(`game/remove-event/${accident.id}`)).status).toBe(200);
  await first.close();
  for (const years of YEARS_AT_STARTS) {
    const server = await startedAt(folder, years * YEAR_MS);
    await server.close();
  }
  const last = await startedAt(folder, 0);
  const teacher = await new ApiClient(last.address).logIn('ewa@szkola.test', 'haslo do lekcji');
  expect((await teacher.get('user/get-list/students/true')).payload).toHaveLength(4);
  const admin = await new ApiClient(last.address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const letters = await admin.call(CALLS.outbox, {});
  expect(letters.filter(({ recipient }) => recipient === 'nowa@szkola.test')).toHaveLength(1);
  expect((await admin.get('user/retention/')).payload).toEqual({ months: 24, leaving: [] });
  await last.close();
});

test('[HWS-3] starts with the clock years ahead close no attempt at homework', async () => {
  const folder = aFolder();
  const first = await startedAt(folder, 0);
  const school = await aSchool(first.address, 1, {});
  const [anna] = school.students;
  if (anna === undefined) throw new Error('no student');
  const dates = { opensAt: Date.now() - HOUR_MS, closesAt: Date.now() + 7 * DAY_MS };
  const terms = { title: 'Praca', rounds: 1, bots: 0, level: 'good', situations: false, attempts: 1 } as const;
  const body = { ...terms, ...dates, counts: 'BEST', group: school.group } as const;
  const { id } = await school.teacher.call(CALLS.addHomework, { body });
  const { game } = await anna.call(CALLS.beginHomework, { body: { id } });
  await first.close();
  // Twice with the clock ahead, then with the right one.
  for (const ahead of [3 * YEAR_MS, 3 * YEAR_MS + HOUR_MS, HOUR_MS]) {
    const server = await startedAt(folder, ahead);
    const again = await new ApiClient(server.address).logIn('gracz1@szkola.test', PASSWORD);
    // An attempt that is over would be closed at once.
    await sleep(200);
    expect(await again.call(CALLS.ownHomework, {})).toMatchObject([{ id, own: [{ game, state: 'OPEN' }] }]);
    await server.close();
  }
});

test.each(YEARS)(
  '[PRV-6] [LVG-4] when the clock of a running server is set %i years off, who logs in then comes into a game, and who plays goes on',
  async (years) => {
    const server = await startedAt(aFolder(), 0);
    const school = await aSchool(server.address, 2, {});
    const game = await school.newGame();
    const [anna] = school.students;
    if (anna === undefined) throw new Error('no student');
    const [teacher, player] = [await join(school.teacher, game), await join(anna, game)];
    await player.act({ action: 'USER_JOIN' });
    vi.setSystemTime(Date.now() + years * YEAR_MS);
    expect(await teacher.act({ action: 'START' })).toMatchObject({ ok: true });
    const late = await join(await school.logIn('gracz2@szkola.test'), game);
    expect(await late.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
    expect(late.game).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
    await server.close();
  },
);

test.each(YEARS)(
  '[PRV-6] when the clock is set %i years off, sessions, remembered logins and links go on, and whoever guesses gets no new tries',
  async (years) => {
    const folder = aFolder();
    const server = await startedAt(folder, 0);
    const { teacher, logIn, address } = await aSchool(server.address, 1, {});
    const guess = (password: string) =>
      new ApiClient(address).send('POST', 'auth/', { email: 'gracz1@szkola.test', password });
    await new ApiClient(address).post('auth/recover-password/', { lostEmail: 'ewa@szkola.test' });
    for (let tried = 0; tried < 10; tried += 1) expect((await guess('nie to')).status).toBe(401);
    expect((await guess('nie to')).status).toBe(429);
    vi.setSystemTime(Date.now() + years * YEAR_MS);
    expect((await guess('nie to')).status).toBe(429);
    for (let pair = 0; pair < 10; pair += 1) expect((await teacher.get('auth/verify')).status).toBe(200);
    const added = { email: 'nowa@szkola.test', first_name: 'Nowa', last_name: 'Testowa', type: 'STUDENT' };
    expect((await teacher.post('user/add/', added)).status).toBe(200);
    const remembered = await new ApiClient(address).post('auth/check/', { rememberMeToken: teacher.remember ?? '' });
    expect(remembered.status).toBe(200);
    const admin = await logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    const letters = await admin.call(CALLS.outbox, {});
    const letter = letters.find(({ recipient, text }) => recipient === 'ewa@szkola.test' && text.includes('token='));
    const token = /token=(\S+)/u.exec(letter?.text ?? '')?.[1] ?? '';
    const reset = await new ApiClient(address).post('auth/reset-password/', { token, password: 'nowe dlugie haslo' });
    expect(reset.status).toBe(200);
    await server.close();
    const right = await startedAt(folder, 0);
    const again = new ApiClient(right.address);
    expect((await again.send('POST', 'auth/', { email: 'gracz1@szkola.test', password: 'nie to' })).status).toBe(429);
    expect((await again.logIn('ewa@szkola.test', 'nowe dlugie haslo')).bearer).not.toBeNull();
    await right.close();
  },
);

test.each(YEARS)(
  '[LGN-7] [PRV-6] when the clock is set %i years off, logging out ends the session whose it is, and no other of the person',
  async (years) => {
    const server = await startedAt(aFolder(), 0);
    const { students, logIn, newGame } = await aSchool(server.address, 1, {});
    const [anna] = students;
    if (anna === undefined) throw new Error('no student');
    const game = await newGame();
    const elsewhere = await logIn('gracz1@szkola.test');
    const [socket, other] = [await join(anna, game), await join(elsewhere, game)];
    vi.setSystemTime(Date.now() + years * YEAR_MS);
    expect((await anna.post('auth/logout/', {})).status).toBe(200);
    expect(await socket.ended()).toMatchObject({ reason: 'UNAUTHORIZED' });
    expect(await other.act({ action: 'USER_JOIN' })).toMatchObject({ re: expect.any(String) });
    expect(other.closed).toBeNull();
    await server.close();
  },
);

/** How far a game's clock has come, in game seconds, at some moment between two of the test's. */
async function clockOf(client: ApiClient, game: string) {
  const asked = performance.now();
  const watcher = await join(client, game);
  const { now, speed, unitMs } = watcher.game;
  const heard = performance.now();
  watcher.leave();
  return { now, perMs: (60 * speed) / unitMs, asked, heard };
}

test.each(JUMPS)(
  '[LVG-4] when the clock is set %s in mid-round, the game goes on as fast as before',
  async (_, jump) => {
    const server = await startedAt(aFolder(), 0);
    const school = await aSchool(server.address, 1, { unit_ms: 500, leave_grace_s: 600 });
    const game = await school.newGame();
    const [anna] = school.students;
    if (anna === undefined) throw new Error('no student');
    const [teacher, player] = [await join(school.teacher, game), await join(anna, game)];
    await player.act({ action: 'USER_JOIN' });
    expect(await teacher.act({ action: 'START' })).toMatchObject({ ok: true });
    const before = await clockOf(school.teacher, game);
    vi.setSystemTime(Date.now() + jump);
    await sleep(1000);
    await until('the game has come as far as it should', async () => {
      const after = await clockOf(school.teacher, game);
      expect(after.now).toBeLessThanOrEqual(before.now + (after.heard - before.asked) * before.perMs + 1);
      return after.now >= before.now + (after.asked - before.heard) * before.perMs - 1;
    });
    expect(player.game).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
    await server.close();
  },
);

test.each(JUMPS)(
  '[LVG-4] [LVG-5] when the clock is set %s in a break, the break is as long as before',
  async (_, jump) => {
    const round_break_s = 5;
    const server = await startedAt(aFolder(), 0);
    const school = await aSchool(server.address, 1, { unit_ms: 1, round_break_s, leave_grace_s: 600 });
    const game = await school.newGame({ auto_advance: 'true' });
    const [anna] = school.students;
    if (anna === undefined) throw new Error('no student');
    const [teacher, player] = [await join(school.teacher, game), await join(anna, game)];
    await player.act({ action: 'USER_JOIN' });
    const began = performance.now();
    expect(await teacher.act({ action: 'START' })).toMatchObject({ ok: true });
    await until('the break has begun', () => player.game.state === 'PAUSED');
    vi.setSystemTime(Date.now() + jump);
    await until('the next round has begun', () => player.game.round === 2);
    expect(performance.now() - began).toBeGreaterThanOrEqual(round_break_s * 1000);
    await server.close();
  },
);

/** Lets the server run once on each of these days, counted from that of the tests. */
async function runOn(folder: string, days: readonly number[]): Promise<void> {
  for (const day of days) await (await startedAt(folder, day * DAY_MS)).close();
}

/** What of a login still works: the bearer, then its remember token, which is used up by that. */
async function letsIn(address: string, { bearer, remember }: ApiClient): Promise<readonly boolean[]> {
  const client = new ApiClient(address);
  client.bearer = bearer;
  const verified = await client.get('auth/verify');
  const taken = await new ApiClient(address).post('auth/check/', { rememberMeToken: remember ?? '' });
  return [verified.status === 200, taken.status === 200];
}

const codeLogsIn = async (address: string, card: { readonly login: string; readonly code: string } | undefined) =>
  (await new ApiClient(address).send('POST', 'auth/', { email: card?.login ?? '', password: card?.code ?? '' })).status;

test.each(YEARS)(
  '[PRV-6] after a start with the clock %i years off and one with the right clock, logins and codes are good as long as was promised',
  async (years) => {
    const folder = aFolder();
    await runOn(folder, [-3, -2, -1]);
    const first = await startedAt(folder, 0);
    const { admin, teacher, ids, logIn } = await aSchool(first.address, 2, {});
    const unused = await logIn('ewa@szkola.test');
    const cards = await teacher.call(CALLS.loginCodes, { body: { users: [...ids], days: 1 } });
    await first.close();
    await runOn(folder, [365 * years]);
    const right = await startedAt(folder, HOUR_MS);
    expect(await letsIn(right.address, teacher)).toEqual([true, true]);
    expect(await codeLogsIn(right.address, cards[0])).toBe(200);
    await right.close();
    const later = await startedAt(folder, 2 * DAY_MS);
    expect(await letsIn(later.address, admin)).toEqual([false, true]);
    expect(await codeLogsIn(later.address, cards[1])).toBe(401);
    await later.close();
    const last = await startedAt(folder, 61 * DAY_MS);
    expect(await letsIn(last.address, unused)).toEqual([false, false]);
    await last.close();
  },
);

test('[PRV-6] what was given out while the clock was years ahead ends when three more days were counted, and nothing else does', async () => {
  const folder = aFolder();
  const first = await startedAt(folder, 0);
  const { admin, ids } = await aSchool(first.address, 1, {});
  await first.close();
  const ahead = await startedAt(folder, 3 * YEAR_MS);
  const teacher = await new ApiClient(ahead.address).logIn('ewa@szkola.test', PASSWORD);
  const [card] = await teacher.call(CALLS.loginCodes, { body: { users: [...ids], days: 7 } });
  await ahead.close();
  await runOn(folder, [1, 2]);
  const last = await startedAt(folder, 3 * DAY_MS);
  expect(await letsIn(last.address, teacher)).toEqual([false, false]);
  expect(await codeLogsIn(last.address, card)).toBe(401);
  expect(await letsIn(last.address, admin)).toEqual([false, true]);
  await last.close();
});

test('[PRV-6] with the clock back on a day that was counted long ago, a login of that day outlives a restart', async () => {
  const folder = aFolder();
  await runOn(folder, [-30, -2, -1]);
  const first = await startedAt(folder, 0);
  await aSchool(first.address, 0, {});
  await first.close();
  const back = await startedAt(folder, -30 * DAY_MS);
  const teacher = await new ApiClient(back.address).logIn('ewa@szkola.test', PASSWORD);
  await back.close();
  const again = await startedAt(folder, HOUR_MS - 30 * DAY_MS);
  expect(await letsIn(again.address, teacher)).toEqual([true, true]);
  await again.close();
});
