import { beforeAll, expect, test } from 'vitest';
import { exportPayload, duelOffer, openDuel, ownHomework, wholeGamePayload } from '@fracht/protocol';
import { ghostCurve, replay } from '@fracht/engine';
import { z } from 'zod';
import { aBotGame, type BotGame, store } from '../../../test/support/replayed-game.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';
import { MOST_DUELS_A_DAY } from '../../commands/begin-duel.ts';
import { setupOf } from '../../games/read-game.ts';

const DAY_MS = 86_400_000;
const STUDENTS = ['anna', 'piotr'];
const begun = z.object({ game: z.string() });

let app: TestApp;
let logins: Record<'ewa' | 'anna' | 'piotr' | 'olga', Login>;
let lesson: BotGame;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  await app.person({ id: 'ewa', email: 'ewa@szkola.test', type: 'TEACHER' });
  for (const id of [...STUDENTS, 'olga']) {
    await app.person({ id, email: `${id}@szkola.test`, teacher: 'ewa', first_name: id, last_name: 'Testowa' });
  }
  lesson = await aBotGame(app, { id: 'lekcja', seed: 'pojedynek', students: STUDENTS, rounds: 2 });
  await store(app, lesson, lesson.entries, lesson.end);
});

/** After the day of earlier tests, so that their duels no longer count and are over; everybody logs in again. */
async function nextDay(): Promise<void> {
  app.pass(DAY_MS + 1);
  const { homework } = app.context.storage;
  for (const game of await homework.overdue(app.context.now())) await end(game);
  const of = (id: string) => app.logIn(`${id}@szkola.test`);
  logins = { ewa: await of('ewa'), anna: await of('anna'), piotr: await of('piotr'), olga: await of('olga') };
}

/** Ends a duel as if the student had given up. */
async function end(game: string): Promise<void> {
  const { games } = app.context.storage;
  const found = await games.find(game);
  if (found === null) throw new Error('no such game');
  await games.finish(game, { ...found, state: 'FINISHED', round: 1 }, [], []);
}

const begin = (who: keyof typeof logins, ghost: 'OWN' | 'BEST' = 'OWN', game = 'lekcja') =>
  app.call('POST', 'duel/begin/', { game, ghost }, logins[who]);
const offer = async (who: keyof typeof logins) =>
  duelOffer.parse((await app.call('GET', 'duel/offer/lekcja', undefined, logins[who])).payload);
const gameOf = async (asked: ReturnType<typeof begin>): Promise<string> => begun.parse((await asked).payload).game;

/** The scores of a student in the first round, read from the stored end of the lesson. */
function curveOf(id: string): readonly number[] {
  const player = lesson.end.players.find((one) => one.id === id);
  return (player && ghostCurve(lesson.end, player)) ?? [];
}

/** The students in order of their first round, best first. */
function byScore(): readonly string[] {
  return STUDENTS.toSorted((one, other) => (curveOf(other).at(-1) ?? 0) - (curveOf(one).at(-1) ?? 0));
}

test('[DUL-1] [DUS-2] after a lesson a student is offered the own result, and the best of the class where that is better', async () => {
  await nextDay();
  const [best = '', other = ''] = byScore();
  const own = (id: string) => ({ kind: 'OWN', name: null, score: curveOf(id).at(-1) });
  expect(await offer(best === 'anna' ? 'anna' : 'piotr')).toEqual({ ghosts: [own(best)], open: null, left: 5 });
  expect((await offer(other === 'anna' ? 'anna' : 'piotr')).ghosts).toEqual([
    own(other),
    { kind: 'BEST', name: `${best} Testowa`, score: curveOf(best).at(-1) },
  ]);
});

test('[DUL-1] [VAL-6] the best of the class who has the caller’s own name is told apart from the caller', async () => {
  await nextDay();
  const [best = '', other = ''] = byScore();
  const { users } = app.context.storage;
  const rename = (id: string, first_name: string) => users.change(id, { first_name });
  await rename(best, other);
  expect((await offer(other === 'anna' ? 'anna' : 'piotr')).ghosts[1]?.name).toMatch(
    new RegExp(`^${other} Testowa \\(\\d\\)$`, 'u'),
  );
  await rename(best, best);
});

test('[DUS-1] [DUL-2] [RPT-1] a duel is the lesson’s first round: what made the lesson, its orders, and one student who leads', async () => {
  await nextDay();
  const id = await gameOf(begin('anna'));
  const { storage } = app.context;
  const game = await storage.games.find(id);
  if (game === null) throw new Error('no such game');
  const { seed, settings, library, number, rulesVersion } = lesson.game;
  const seat = STUDENTS.indexOf('anna') + 1;
  expect(game).toMatchObject({ seed, settings, library, number, rulesVersion, rounds: 1, group: null });
  expect(game.repeats).toEqual({ rounds: 2, students: 2, seat });
  const setup = setupOf(game, await storage.library.frozen(game.library));
  expect(setup.leader).toBe('anna');
  const steps = [
    { player: null, action: { action: 'RUN' } },
    {
      player: null,
      action: { action: 'CONNECT', user: { id: 'anna', first_name: '', last_name: '', num_games: 0 }, type: 'STUDENT' },
    },
    { player: 'anna', action: { action: 'USER_JOIN' } },
    { player: 'anna', action: { action: 'START' } },
  ] as const;
  const entries = steps.map((step, index) => ({
    ...step,
    seq: index + 1,
    at: 0,
    type: 'STUDENT' as const,
    day: '2026-11-21',
    id: null,
  }));
  const own = replay(setup, entries);
  const told = ({ id: order, path, release }: (typeof own.orders)[number]) => ({ order, path, release });
  expect(own.orders.map(told)).toEqual(lesson.end.orders.map(told));
  expect(own.players).toHaveLength(1);
});

test('[DUL-4] a student is told the own duel until it is over, and nobody else of it', async () => {
  await nextDay();
  const open = async (who: keyof typeof logins) =>
    openDuel.parse((await app.call('GET', 'duel/open/', undefined, logins[who])).payload);
  expect(await open('anna')).toBeNull();
  const [best = ''] = byScore();
  const against = best === 'anna' ? 'OWN' : 'BEST';
  const game = await gameOf(begin('anna', against));
  expect(await open('anna')).toEqual({
    game,
    title: `Pojedynek: ${lesson.game.groupName}`,
    name: against === 'OWN' ? null : 'piotr Testowa',
    score: curveOf(best).at(-1),
    closesAt: app.context.now() + DAY_MS,
  });
  expect(await open('piotr')).toBeNull();
  await end(game);
  expect(await open('anna')).toBeNull();
});

test('[DUL-3] who plays a duel gets the ghost with the game, and nothing that the lesson was drawn from', async () => {
  await nextDay();
  const id = await gameOf(begin('anna'));
  const { payload } = await app.call('GET', `game/get/?id=${id}`, undefined, logins.anna);
  const { duel, seed } = wholeGamePayload.parse(payload);
  expect(duel).toEqual({
    name: null,
    lesson: 'lekcja',
    curve: curveOf('anna'),
    closesAt: app.context.now() + DAY_MS,
  });
  expect(seed).toBeUndefined();
  expect(JSON.stringify(payload)).not.toContain(lesson.game.seed);
  expect((await app.call('GET', `game/get/?id=${id}`, undefined, logins.piotr)).status).toBe(403);
});

test('[DUS-3] one duel is open at a time, and at most five are begun within a day', async () => {
  await nextDay();
  const first = await gameOf(begin('anna'));
  expect(await begin('anna')).toMatchObject({ status: 409, message: { code: 'HOMEWORK_OPEN' } });
  expect(await offer('anna')).toMatchObject({ open: first, left: MOST_DUELS_A_DAY - 1 });
  await gameOf(begin('piotr'));
  await end(first);
  for (let count = 2; count <= MOST_DUELS_A_DAY; count += 1) await end(await gameOf(begin('anna')));
  expect(await offer('anna')).toMatchObject({ open: null, left: 0 });
  expect(await begin('anna')).toMatchObject({ status: 409, message: { code: 'HOMEWORK_NO_ATTEMPTS' } });
  await nextDay();
  expect(await offer('anna')).toMatchObject({ open: null, left: MOST_DUELS_A_DAY });
  expect((await begin('anna')).status).toBe(200);
});

test('[DUS-2] [DUS-4] only who came to a finished lesson begins one, and of a duel there is no other duel', async () => {
  await nextDay();
  expect(await begin('olga')).toMatchObject({ status: 403 });
  const own = await gameOf(begin('anna'));
  expect(await begin('anna', 'OWN', own)).toMatchObject({ status: 403 });
  const [best = ''] = byScore();
  await end(own);
  const asked = await begin(best === 'anna' ? 'anna' : 'piotr', 'BEST');
  expect(asked).toMatchObject({ status: 422, payload: { ghost: [expect.any(String)] } });
});

test('[DUS-4] [PRV-1] a duel stands in no list of lessons or homework, no ranking and no count; who played it takes it away', async () => {
  await nextDay();
  const { storage } = app.context;
  const [before, told] = [await storage.users.find('anna'), await storage.games.rankings()];
  const id = await gameOf(begin('anna'));
  await end(id);
  const read = async (path: string, who: keyof typeof logins) =>
    JSON.stringify((await app.call('GET', path, undefined, logins[who])).payload);
  for (const path of ['game/get-list/', 'homework/get-list/']) expect(await read(path, 'ewa')).not.toContain(id);
  for (const path of ['game/get-list/', 'course/term/']) expect(await read(path, 'anna')).not.toContain(id);
  const own = await app.call('GET', 'homework/get-own/', undefined, logins.anna);
  expect(z.array(ownHomework).parse(own.payload)).toEqual([]);
  const duel = await storage.duels.ofGame(id);
  expect(await storage.homework.find(duel?.id ?? '')).toBeNull();
  expect(await storage.games.rankings()).toEqual(told);
  expect((await storage.users.find('anna'))?.games_played).toBe(before?.games_played);
  await storage.observations.save({ game: id, player: 'anna', date: '2026-11-21', body: '[]' });
  expect(await storage.observations.ofPlayer('anna', '')).toMatchObject([{ game: id, isRepeated: true }]);
  const taken = exportPayload.parse((await app.call('GET', 'user/export/', undefined, logins.anna)).payload);
  expect(taken.games.map((game) => game.id)).toContain(id);
});

test('[DUS-5] a duel that is not played through within a day is over', async () => {
  await nextDay();
  const id = await gameOf(begin('anna'));
  const { homework } = app.context.storage;
  expect(await homework.overdue(app.context.now() + DAY_MS - 1)).toEqual([]);
  expect(await homework.overdue(app.context.now() + DAY_MS)).toContain(id);
});
