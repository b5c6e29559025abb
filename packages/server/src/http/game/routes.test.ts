import { expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { leftLesson } from '../../../test/support/left-lesson.ts';
import { school, type School, sharedSchool } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

const withId = z.object({ id: z.string() });
const ids = z.array(withId).transform((games) => games.map((game) => game.id));

test('[GMS-1] [GMS-2] a game of a group is FRESH, numbered one past the games played, with its members and snapshots', async () => {
  const app = await testApp();
  const { logins, group } = await school(app);
  const { payload } = await app.call(
    'POST',
    'game/add/',
    { group, seed: 'ziarno-1', auto_advance: 'on' },
    logins.TEACHER,
  );
  expect(payload).toMatchObject({
    group,
    groupName: 'Spedycja 3B',
    randos: false,
    number: 3,
    state: 'FRESH',
    round: 0,
    time: 0,
    seed: 'ziarno-1',
    unitMs: DEFAULT_SETTINGS.unit_ms,
    autoAdvance: true,
    date: '2026-11-21',
    money: 0,
    players: [{ status: null }, { status: null }],
  });
  await app.call('PATCH', 'game/update-settings/', { settings: [{ key: 'unit_ms', value: 50 }] }, logins.TEACHER);
  const stored = await app.context.storage.games.find(withId.parse(payload).id);
  expect(stored?.settings).toEqual(DEFAULT_SETTINGS);
  expect(stored?.stages).toHaveLength(5);
});

test('[GMS-1] [GME-1] drawn players are as many as asked, numbered one past the most games any of them played', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { payload } = await app.call('POST', 'game/add/', { randos: 'true', players: '3' }, logins.TEACHER);
  expect(payload).toMatchObject({ group: null, randos: true, number: 1 });
  expect(z.object({ players: z.array(z.unknown()) }).parse(payload).players).toHaveLength(3);
});

test.each([
  [{ group: 'cudza' }, { group: ['Nie ma takiej grupy.'] }],
  [{}, { group: ['Wybierz grupę albo losowanie graczy.'] }],
  [{ randos: true }, { players: ['Wypełnij to pole.'] }],
  [{ randos: true, players: 4 }, { players: ['Masz za mało studentów: do losowania jest ich\u00a03.'] }],
])('[GME-1] a wrong game %j is refused', async (body, fields) => {
  const app = shared();
  const { logins } = app;
  expect(await app.call('POST', 'game/add/', body, logins.TEACHER)).toMatchObject({ status: 422, payload: fields });
});

/** Gives both students of the group the same name. */
async function nameAlike({ call }: TestApp, { students, logins }: School): Promise<void> {
  for (const id of students.slice(0, 2))
    await call('PATCH', 'user/edit/', { id, first_name: 'Zofia', last_name: 'Wąs' }, logins.TEACHER);
}

test('[GMS-3] [GME-3] [ACC-5] games come newest first, a student sees own games without the seed; namesakes with their e-mails only who leads them', async () => {
  const app = await testApp();
  const all = await school(app);
  const first = await gameOf(app, all);
  app.pass(1000);
  const second = await gameOf(app, all);
  const { payload } = await app.call('GET', 'game/get-list/', undefined, all.logins.STUDENT);
  expect(ids.parse(payload)).toEqual([second, first]);
  expect(JSON.stringify(payload)).not.toContain('seed');
  await nameAlike(app, all);
  const asSeen = async (login: Login) =>
    JSON.stringify((await app.call('GET', 'game/get-list/', undefined, login)).payload);
  const told = await asSeen(all.logins.TEACHER);
  expect(['zofia', 'lucja'].map((who) => told.includes(`${who}@szkola.test`))).toEqual([true, true]);
  expect(await asSeen(all.logins.STUDENT)).not.toContain('@');
  expect((await app.call('GET', 'game/get-list/', undefined, all.logins.OTHER)).payload).toEqual([]);
});

test('[GMS-3] a game in memory is listed as it stands there', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  const stored = await app.context.storage.games.find(game);
  app.live.progress = () =>
    stored === null ? null : { ...stored, state: 'IN_PROGRESS', round: 2, time: 317, money: 1_000_050 };
  const { payload } = await app.call('GET', 'game/get-list/', undefined, all.logins.TEACHER);
  expect(payload).toMatchObject([{ state: 'IN_PROGRESS', round: 2, time: 317, money: 10_000.5 }]);
});

test('[GMS-4] a removed game is gone from memory, lists and rankings; only its teacher removes it', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 2));
  expect((await app.call('DELETE', `game/remove/${game}`, undefined, all.logins.OTHER)).status).toBe(403);
  expect((await app.call('DELETE', `game/remove/${game}`, undefined, all.logins.TEACHER)).status).toBe(200);
  expect(app.live.forgotten).toEqual([game, game]);
  expect((await app.call('GET', 'game/get-list/', undefined, all.logins.TEACHER)).payload).toEqual([]);
  expect((await app.call('GET', 'game/rankings/')).payload).toEqual({ groups: [], players: [] });
  expect((await app.call('DELETE', `game/remove/${game}`, undefined, all.logins.TEACHER)).status).toBe(404);
});

test('[GME-10] [PRV-7] [GME-4] [VAL-5] rankings are public, best first, with initials until the lecturer allows names; an erased player stays without a name', async () => {
  const app = await testApp();
  const all = await school(app);
  await finish(app, await gameOf(app, all), all.students.slice(0, 2));
  await app.call('DELETE', `user/delete/${all.students[1]}`, undefined, all.logins.TEACHER);
  const rankingsWith = (player: string) => ({
    groups: [
      { name: 'Spedycja 3B', players: [player, 'Gracz usunięty'], score: 500, place: 1, date: '2026-11-21', size: 2 },
    ],
    players: [
      { name: player, initials: 'ZW', team: 'Spedycja 3B', score: 300, place: 1, date: '2026-11-21' },
      { name: 'Gracz usunięty', initials: 'GU', team: 'Spedycja 3B', score: 200, place: 2, date: '2026-11-21' },
    ],
  });
  expect((await app.call('GET', 'game/rankings')).payload).toEqual(rankingsWith('Z.\u00a0W.'));
  const allowed = await app.call('PATCH', 'user/settings/', { public_names: true }, all.logins.TEACHER);
  expect(allowed).toMatchObject({ status: 200, payload: { public_names: true } });
  expect((await app.call('GET', 'game/rankings')).payload).toEqual(rankingsWith('Zofia W.'));
});

test('[GMS-5] a game is finished once: games played grow by one for the group and for who played', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 2));
  await finish(app, game, all.students.slice(0, 2));
  expect((await app.context.storage.users.find(all.students[0]))?.games_played).toBe(1);
  expect((await app.context.storage.users.find(all.students[2]))?.games_played).toBe(0);
  expect((await app.context.storage.groups.find(all.group))?.num_games).toBe(3);
  expect(await app.context.storage.games.rankings()).toHaveLength(3);
});

test('[GMS-7] [GME-12] a lesson left three days ago tells its teacher alone since when; one left yesterday does not', async () => {
  const app = await testApp();
  const made = await school(app);
  const [old, recent] = [await gameOf(app, made), await gameOf(app, made)];
  await leftLesson(app, made, old, '2026-11-18');
  await leftLesson(app, made, recent, '2026-11-20');
  const stopped = z.array(z.object({ id: z.string(), stoppedOn: z.string().optional() }));
  const seenBy = async (login: Login) =>
    new Map(
      stopped
        .parse((await app.call('GET', 'game/get-list/', undefined, login)).payload)
        .map(({ id, stoppedOn }) => [id, stoppedOn]),
    );
  const teachers = await seenBy(made.logins.TEACHER);
  expect([teachers.get(old), teachers.get(recent)]).toEqual(['2026-11-18', undefined]);
  const students = await seenBy(made.logins.STUDENT);
  expect([students.has(old), students.get(old)]).toEqual([true, undefined]);
});
