import { expect, test } from 'vitest';
import { packedCodecRequest } from '@fracht/protocol';
import { z } from 'zod';
import { secretKeysIn } from '../secrecy/scan.ts';
import { until } from '@fracht/testing/school/until.ts';
import { playFourRounds } from './four-rounds.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import type { Heard } from '@fracht/testing/school/follower.ts';
import { join, type SocketClient } from './socket-client.ts';

/** Rounds long enough that even on a slow machine a car is sent, and unloads. */
const FAST = { unit_ms: 25, leave_grace_s: 60 };

test('[GME-2] a whole lesson over the bare API and socket: four rounds, results in ranking and summary', async () => {
  const school = await aSchool(await aServer(), 3, FAST);
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(school.students.map((student) => join(student, game)));
  for (const player of players) expect(await player.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
  const statuses = (): readonly string[] => teacher.game.players.map(({ status }) => status);
  await until('the teacher knows who is in', () => statuses().filter((status) => status === 'JOINED').length === 3);
  expect(statuses()).toEqual(['CONNECTED', 'JOINED', 'JOINED', 'JOINED']);
  const counts = await playFourRounds(teacher, players);
  expect(counts.every(({ accepted }) => accepted > 0)).toBe(true);
  expect(players.every(({ gaps }) => gaps === 0)).toBe(true);
  expect(players.some(({ game: { orders } }) => orders.some(({ delivered }) => delivered))).toBe(true);
  await expectResults(school, game, players);
});

async function expectResults(
  school: Awaited<ReturnType<typeof aSchool>>,
  game: string,
  players: readonly SocketClient[],
) {
  const [first] = school.students;
  const [anna] = players;
  if (first === undefined || anna === undefined) throw new Error('nobody played');
  const summary = (await first.get(`game/get/?id=${game}`)).payload;
  const students = anna.game.players.filter(({ type }) => type === 'STUDENT');
  const own = students.find(({ id }) => id === anna.user);
  if (own === undefined) throw new Error('the player is not in the game');
  expect(summary).toMatchObject({ state: 'FINISHED', round: 4, score: anna.game.score, ledger: anna.game.ledger });
  expect(summary.money * 1).toBeCloseTo(
    summary.players.reduce(
      (sum: number, player: { money: number; type: string }) => sum + (player.type === 'STUDENT' ? player.money : 0),
      0,
    ),
    2,
  );
  expect(summary.place).toBe(1 + students.filter((student) => isAbove(student, own)).length);
  const rankings = (await first.get('game/rankings/')).payload;
  expect(rankings.groups).toMatchObject([{ name: 'Spedycja 3B', score: anna.game.score, size: 3 }]);
  expect(rankings.players.map(({ score, place }: Ranked) => ({ score, place }))).toEqual(
    students
      .map((student) => ({
        score: student.score,
        place: 1 + students.filter((other) => isAbove(other, student)).length,
      }))
      .toSorted((one, other) => other.score - one.score),
  );
  expect((await school.teacher.get('group/get/')).payload[0].num_games).toBe(1);
  const list = (await first.get('game/get-list/')).payload;
  expect(list[0]).toMatchObject({ id: game, state: 'FINISHED', score: anna.game.score });
  expect(await first.post('server/connect/', { game })).toMatchObject({
    status: 409,
    message: { code: 'GAME_FINISHED' },
  });
}

type Ranked = { readonly score: number; readonly place: number };

type Result = { readonly hasDelivered: boolean; readonly score: number };

/** Players who delivered come before those who did not; then the higher score first. (PTS-9) */
function isAbove(one: Result, other: Result): boolean {
  return one.hasDelivered === other.hasDelivered ? one.score > other.score : one.hasDelivered;
}

/** Situations of every kind often, so that there is much to keep secret. */
const EVENTFUL = { ...FAST, critical_per_round: 3, random_per_round: 3, change_per_round: 2 };

test('[PRV-8] over four rounds no frame of a student’s socket has the seed, coming orders, judgements, addresses or the records of others', async () => {
  const school = await aSchool(await aServer(), 3, EVENTFUL);
  const game = await school.newGame({ seed: 'tajne-ziarno' });
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(
    school.students.map((student, index) =>
      join(student, game, 'HTTP', [undefined, packedCodecRequest(), 'fracht-1'][index]),
    ),
  );
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await playFourRounds(teacher, players);
  expect(players.map(({ isSmall }) => isSmall)).toEqual([false, true, true]);
  for (const player of players) {
    const told = JSON.stringify(player.heard);
    expect(told).not.toContain('tajne-ziarno');
    expect(told).not.toContain('@szkola.test');
    expect(player.heard.flatMap((message) => secretKeysIn(message, isLast(message)))).toEqual([]);
    expect(player.heard.flatMap(comingIn)).toEqual([]);
    const others = players.filter(({ user }) => user !== player.user).map(({ user }) => user);
    expect(player.game.messages.some(({ player: to }) => to !== null && others.includes(to))).toBe(false);
    expect(roundsIn(player)).toEqual([1, 2, 3, 4]);
    expect(player.heard.some(isLast)).toBe(true);
    expect(told).toContain('"release":');
  }
  expect(players.some(({ game: { orders } }) => orders.some(({ emergencies }) => emergencies.length > 0))).toBe(true);
  const [one] = school.students;
  expect((await one?.get(`game/get/?id=${game}`))?.payload.seed).toBeUndefined();
  expect((await school.teacher.get(`game/get/?id=${game}`)).payload.seed).toBe('tajne-ziarno');
});

test('bites: an order told before it is offered, and a judgement, are found in a frame', () => {
  const early = { id: 'POZ/1126/0580', release: 60 };
  expect(comingIn({ state: { now: 59, orders: [early] } })).toEqual([early.id]);
  expect(comingIn({ state: { now: 60, orders: [early] } })).toEqual([]);
  expect(secretKeysIn({ state: { node: { text: '', answers: [{ text: '', points: 5 }] } } }, false)).not.toEqual([]);
});

/** The orders of a message that were not offered yet when it was sent. */
function comingIn({ state }: Heard): readonly string[] {
  const { now, orders } = TOLD.parse(state ?? {});
  return orders
    .filter(({ release }) => release !== undefined && now !== undefined && release > now)
    .map(({ id }) => id);
}

function isLast({ state }: Heard): boolean {
  return TOLD.parse(state ?? {}).state === 'FINISHED';
}

/** The rounds that a student was told about. */
function roundsIn({ heard }: SocketClient): readonly number[] {
  const rounds = heard.map(({ state }) => TOLD.parse(state ?? {}).round);
  return [...new Set(rounds.filter((round) => round !== undefined && round > 0))]
    .map(Number)
    .toSorted((one, other) => one - other);
}

/** What a frame says about the game: all of it, or what has changed. */
const TOLD = z.object({
  now: z.number().optional(),
  round: z.number().optional(),
  state: z.string().optional(),
  orders: z.array(z.object({ id: z.string(), release: z.number().optional() })).default([]),
});

test('[LVG-5] with auto-advance the next round begins by itself', async () => {
  const school = await aSchool(await aServer(), 1, { unit_ms: 1, round_break_s: 15 });
  const game = await school.newGame({ auto_advance: 'true' });
  const teacher = await join(school.teacher, game);
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const player = await join(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('the break has begun', () => player.game.state === 'PAUSED');
  expect(player.game.breakEndsAt).toBeGreaterThan(Date.now());
  await until('the next round runs', () => player.game.round === 2);
});
