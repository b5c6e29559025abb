import { CALLS } from '@fracht/protocol';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import type { Killable } from './killable.ts';
import { aFolder, aProcess } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

const DAY_MS = 86_400_000;
const TERMS = {
  title: 'Czas jazdy kierowcy',
  rounds: 1,
  bots: 2,
  level: 'good',
  situations: false,
  attempts: 3,
} as const;
const BOTS = ['bot-1', 'bot-2'];
/** Games here run this many times as fast as a lesson: a round is over after three minutes and a half. */
const SPEED = 3;
/** Within this time of a round bots find something to do, in ms. */
const ROUND_MS = 200_000;
/** Each test starts several servers. */
const PATIENCE = { timeout: 600_000 };

/** A student who has begun an attempt, on a server that can be killed. */
type Attempt = {
  readonly folder: string;
  readonly server: Killable;
  readonly school: TestSchool;
  readonly student: ApiClient;
  readonly homework: string;
  readonly game: string;
};

async function anAttempt(settings: Readonly<Record<string, number>> = {}): Promise<Attempt> {
  const folder = aFolder();
  const server = await aProcess(folder);
  const school = await aSchool(server.address, 1, { unit_ms: 1000, leave_grace_s: 600, ...settings });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const dates = { opensAt: Date.now() - DAY_MS, closesAt: Date.now() + DAY_MS };
  const body = { ...TERMS, ...dates, counts: 'BEST', group: school.group } as const;
  const { id: homework } = await school.teacher.call(CALLS.addHomework, { body });
  const { game } = await student.call(CALLS.beginHomework, { body: { id: homework } });
  return { folder, server, school, student, homework, game };
}

/** kill -9, and then the same server again on what is left. */
async function killed(attempt: Attempt): Promise<Attempt> {
  const { folder, server } = attempt;
  await server.kill();
  return { ...attempt, server: await aProcess(folder, new URL(server.address).port) };
}

/** The student in the lobby, with the bots. */
async function joined({ student, game }: Attempt): Promise<SocketClient> {
  const player = await join(student, game);
  expect(await player.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
  await until('the bots sit', () => player.game.players.length === 1 + BOTS.length);
  return player;
}

/** From the lobby into the running game. */
async function start(player: SocketClient): Promise<void> {
  expect(await player.act({ action: 'START' })).toMatchObject({ ok: true });
  await until('it has begun', () => player.game.state === 'IN_PROGRESS' && player.game.orders.length > 0);
}

/** The student in the running game. */
async function playing(attempt: Attempt): Promise<SocketClient> {
  const player = await joined(attempt);
  await start(player);
  return player;
}

/** Books the first free orders, as many as requested; gives each with the id of its action. */
async function booked(player: SocketClient, count: number): Promise<readonly { order: string; id: string }[]> {
  const done: { order: string; id: string }[] = [];
  for (let asked = 1; done.length < count; asked += 1) {
    const free = () => player.game.orders.find((one) => one.status === 'NEW');
    await until('an order is free', () => free() !== undefined, ROUND_MS);
    const order = free()?.id ?? '';
    const id = `mine-${String(asked)}`;
    // A bot may have been quicker.
    if ((await player.act({ action: 'BOOK_ORDER', order }, id)).ok === true) done.push({ order, id });
  }
  return done;
}

/** What bots have booked so far. */
function ofBots({ game }: SocketClient): readonly string[] {
  return game.orders.flatMap(({ id, player }) => (player !== null && BOTS.includes(player) ? [`${player} ${id}`] : []));
}

/** Resolves once a bot has made a booking that was not there at the call. */
async function untilBotsGoOn(player: SocketClient): Promise<void> {
  const before = new Set(ofBots(player));
  await until('a bot books again', () => ofBots(player).some((deed) => !before.has(deed)), ROUND_MS);
}

const attemptsOf = async ({ school, homework }: Attempt) =>
  (await school.teacher.call(CALLS.homework, { query: { id: homework } })).students.flatMap(({ attempts }) => attempts);

test(
  '[LVG-9] [HWS-3] [HWS-4] [HWS-7] kill -9 in the middle of a homework: everything acknowledged is there once, it runs on at its pace, the bots decide on',
  PATIENCE,
  async () => {
    const attempt = await anAttempt();
    const player = await playing(attempt);
    await attempt.student.call(CALLS.setPace, { body: { game: attempt.game, speed: SPEED } });
    const own = await booked(player, 2);
    await untilBotsGoOn(player);
    const { now: seen } = player.game;

    const after = await killed(attempt);
    const back = await join(attempt.student, attempt.game);
    expect(back.game).toMatchObject({ state: 'IN_PROGRESS', round: 1, unitMs: 1000 / SPEED });
    expect(back.game.now).toBeGreaterThanOrEqual(seen);
    expect(back.game.players.map(({ id, status }) => [id, status])).toEqual(
      [back.user, ...BOTS].map((id) => [id, 'PLAYING']),
    );
    for (const { order, id } of own) {
      expect(back.game.orders.find((one) => one.id === order)?.player).toBe(back.user);
      expect(await back.act({ action: 'BOOK_ORDER', order }, id)).toMatchObject({ ok: true });
    }
    expect(back.game.journal.filter(({ what }) => what === 'ORDER_BOOKED')).toHaveLength(own.length);
    await untilBotsGoOn(back);
    expect(back.game.now).toBeGreaterThan(seen);
    expect(await attemptsOf(after)).toMatchObject([{ game: attempt.game, attempt: 1, state: 'OPEN', isPlaying: true }]);
  },
);

test(
  '[LVG-9] [HWS-3] [HWS-7] kill -9 while a homework is paused: it stands to the last detail as it stood, and goes on when its student says so',
  PATIENCE,
  async () => {
    const attempt = await anAttempt();
    const player = await playing(attempt);
    await booked(player, 1);
    await untilBotsGoOn(player);
    expect(await player.act({ action: 'STOP_EVENTS' })).toMatchObject({ ok: true });
    await until('it is paused', () => player.game.state === 'PAUSED');
    // Requested again as a whole: changes do not contain what moves with the clock.
    const { game: stood } = await join(attempt.student, attempt.game);

    await killed(attempt);
    const back = await join(attempt.student, attempt.game);
    expect(back.game).toEqual(stood);
    expect(await back.act({ action: 'START_EVENTS' })).toMatchObject({ ok: true });
    await attempt.student.call(CALLS.setPace, { body: { game: attempt.game, speed: SPEED } });
    await untilBotsGoOn(back);
    expect(back.game.now).toBeGreaterThan(stood.now);
  },
);

test(
  '[LVG-9] [HWS-3] [HWS-7] kill -9 after an attempt was begun and again in its lobby: it is there once, and so is each bot',
  PATIENCE,
  async () => {
    const attempt = await anAttempt();
    const fresh = await killed(attempt);
    expect(await attemptsOf(fresh)).toMatchObject([
      { game: attempt.game, attempt: 1, state: 'OPEN', isPlaying: false },
    ]);
    const again = await attempt.student.post('homework/begin/', { id: attempt.homework });
    expect(again.message).toMatchObject({ code: 'HOMEWORK_OPEN' });

    await joined(fresh);
    await killed(fresh);
    const back = await join(attempt.student, attempt.game);
    await start(back);
    expect(back.game.players.map(({ id }) => id)).toEqual([back.user, ...BOTS]);
  },
);

test(
  '[HWS-3] [LED-2] kill -9, and its student does not come back: the homework pauses by itself and waits',
  PATIENCE,
  async () => {
    const attempt = await anAttempt({ leave_grace_s: 5 });
    const player = await playing(attempt);
    const [first] = await booked(player, 1);
    const after = await killed(attempt);
    await until('it is paused', async () => (await attemptsOf(after))[0]?.isPlaying === false);
    const back = await join(attempt.student, attempt.game);
    expect(back.game).toMatchObject({ state: 'PAUSED', pauseReason: 'TEACHER', round: 1 });
    expect(back.game.orders.find(({ id }) => id === first?.order)?.player).toBe(back.user);
    for (const action of ['USER_JOIN', 'USER_START', 'START_EVENTS'] as const)
      expect(await back.act({ action })).toMatchObject({ ok: true });
    await until('it goes on', () => back.game.state === 'IN_PROGRESS');
  },
);
