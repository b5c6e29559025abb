import { beforeAll, expect, test } from 'vitest';
import { schoolDay } from '@fracht/content';
import { z } from 'zod';
import { aHomework, anAttempt } from '../../../test/support/a-homework.ts';
import { gameOf } from '../../../test/support/finished-game.ts';
import { school, type School } from '../../../test/support/school.ts';
import { testApp, type TestApp } from '../../../test/support/test-app.ts';

const DAY_MS = 86_400_000;
const listed = z.array(z.object({ id: z.string(), lecturer: z.object({ short_name: z.string() }).optional() }));

let app: TestApp;
let made: School;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  made = await school(app);
});

const day = (days: number): string => schoolDay(app.context.now() + days * DAY_MS);
const add = (more: object, login = made.logins.TEACHER) =>
  app.call('POST', 'group/add-lecturer/', { group: made.group, lecturer: made.other, ...more }, login);

test('[PPL-21] [RGT-13] [PRV-1] who leads a group beside its owner has it in all lists, marked, and what is made there is the owner’s', async () => {
  const { logins, group, teacher, students } = made;
  const { storage } = app.context;
  expect(await add({ until: day(0) })).toMatchObject({ status: 200, message: { code: 'GROUP_LECTURER_SAVED' } });
  const { payload } = await app.call('GET', 'group/get/', undefined, logins.OTHER);
  expect(payload).toMatchObject([
    { id: group, lecturer: { short_name: 'Jan K.' }, shared: { until: day(0) }, co_lecturers: [{ id: made.other }] },
  ]);
  const people = await app.call('GET', 'user/get-list/students/true', undefined, logins.OTHER);
  expect(
    z
      .array(z.object({ id: z.string() }))
      .parse(people.payload)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([students[0], students[1]].toSorted());
  const game = await app.call('POST', 'game/add/', { group }, logins.OTHER);
  const { id } = z.object({ id: z.string() }).parse(game.payload);
  expect(await storage.games.find(id)).toMatchObject({ teacher, group });
  const homework = await aHomework(storage, { teacher, group });
  for (const path of ['game/get-list/', 'homework/get-list/']) {
    const all = listed.parse((await app.call('GET', path, undefined, logins.OTHER)).payload);
    expect(all.map((one) => one.id)).toContain(path.startsWith('game') ? id : homework);
    expect(all.map(({ lecturer }) => lecturer?.short_name)).toEqual(all.map(() => 'Jan K.'));
    const own = listed.parse((await app.call('GET', path, undefined, logins.TEACHER)).payload);
    expect(own.map(({ lecturer }) => lecturer)).toEqual(own.map(() => undefined));
  }
  const added = await app.call(
    'POST',
    'user/add-class/',
    { students: [{ first_name: 'Ola', last_name: 'Lis' }], group },
    logins.OTHER,
  );
  const [card] = z.array(z.object({ id: z.string() })).parse(added.payload);
  expect(await storage.users.find(card?.id ?? '')).toMatchObject({ teacher, group });
  const { payload: kept } = await app.call('GET', 'user/export/', undefined, logins.OTHER);
  expect(kept).toMatchObject({ led: [{ groupName: 'Spedycja 3B', until: day(0) }] });
});

test('[PPL-21] who did not lead the group gets one letter; a past day, the owner and whoever is no lecturer are refused', async () => {
  const { logins, teacher, students } = made;
  const letters = async () => (await app.context.storage.mail.about(made.other)).map(({ subject }) => subject);
  const before = (await letters()).length;
  const ewa = await app.person({ email: 'ewa@szkola.test', type: 'TEACHER' });
  expect(await add({ lecturer: ewa, until: day(3) }, logins.ADMIN)).toMatchObject({ status: 200 });
  expect(await add({ lecturer: ewa })).toMatchObject({ status: 200 });
  expect((await app.context.storage.mail.about(ewa)).map(({ subject }) => subject)).toEqual([
    'Prowadzisz grupę w\u00a0grze Fracht',
  ]);
  expect((await letters()).length).toBe(before);
  expect(await add({ until: day(-1) })).toMatchObject({ status: 422, payload: { until: ['Ten dzień już minął.'] } });
  for (const lecturer of [teacher, students[0], 'nikt'])
    expect(await add({ lecturer })).toMatchObject({ status: 422, payload: { lecturer: [expect.any(String)] } });
});

test('[ACC-20] colleagues are told by name alone, and students are not told who leads their group besides', async () => {
  const { payload } = await app.call('GET', 'user/colleagues/', undefined, made.logins.TEACHER);
  const [one] = z.array(z.looseObject({ id: z.string() })).parse(payload);
  expect(Object.keys(one ?? {}).toSorted()).toEqual(['first_name', 'id', 'initials', 'last_name', 'short_name']);
  const own = await app.call('GET', 'group/get/', undefined, made.logins.STUDENT);
  expect(JSON.stringify(own.payload)).not.toContain('co_lecturers');
});

test('[PPL-21] a student is moved between groups of the own lecturer alone', async () => {
  const { storage } = app.context;
  const { logins, students, other } = made;
  await storage.groups.add({ id: 'innego', name: 'Innego', teacher: other, num_games: 0, createdAt: 0 }, []);
  const move = { users: [students[0]], group: 'innego' };
  expect(await app.call('PATCH', 'user/move/', move, logins.OTHER)).toMatchObject({ status: 422 });
  const edit = { id: students[0], group: 'innego' };
  expect(await app.call('PATCH', 'user/edit/', edit, logins.OTHER)).toMatchObject({ status: 422 });
  expect((await storage.users.find(students[0]))?.group).toBe(made.group);
});

test('[PPL-22] a group is handed over with all that is its own, and handed back it is as before', async () => {
  const { storage } = app.context;
  const { logins, group, teacher, other, students } = made;
  const game = await gameOf(app, made);
  const homework = await aHomework(storage, { teacher, group });
  const attempt = await anAttempt(storage, await aHomework(storage, { teacher, group }), students[0]);
  const whose = async () => [
    (await storage.groups.find(group))?.teacher,
    (await storage.users.find(students[0]))?.teacher,
    (await storage.games.find(game))?.teacher,
    (await storage.homework.find(homework))?.teacher,
    (await storage.games.find(attempt))?.teacher,
  ];
  const to = (lecturer: string) => app.call('POST', 'group/hand-over/', { group, lecturer }, logins.ADMIN);
  expect(await to(other)).toMatchObject({ status: 200, message: { code: 'GROUP_HANDED_OVER' } });
  expect(await whose()).toEqual(Array.from({ length: 5 }, () => other));
  expect((await storage.users.find(students[2]))?.teacher).toBe(teacher);
  expect((await storage.groupLecturers.of([group])).map(({ lecturer }) => lecturer)).not.toContain(other);
  expect(await app.call('GET', 'game/get/', undefined, logins.TEACHER).then(({ status }) => status)).not.toBe(500);
  expect((await app.call('DELETE', `group/delete/${group}`, undefined, logins.TEACHER)).status).toBe(403);
  expect(await to(teacher)).toMatchObject({ status: 200 });
  expect(await whose()).toEqual(Array.from({ length: 5 }, () => teacher));
});

test('[PRV-2] of a lecturer who is erased no letter tells the name any more: invitations, and of groups', async () => {
  const alone = await testApp();
  const { logins, teacher, other, group } = await school(alone);
  await alone.person({ email: 'wolny@szkola.test' });
  const invited = { email: 'wolny@szkola.test', first_name: 'Jan', last_name: 'Gil' };
  expect((await alone.call('POST', 'user/add/', invited, logins.TEACHER)).message?.code).toBe('USER_INVITED');
  await alone.call('POST', 'group/add-lecturer/', { group, lecturer: other, until: null }, logins.TEACHER);
  const { users, mail } = alone.context.storage;
  const lecturer = await users.find(teacher);
  const named = async () => (await mail.all()).filter(({ text }) => text.includes(lecturer?.last_name ?? '-'));
  expect(await named()).toHaveLength(2);
  await users.erase(teacher, 0, other);
  expect(await named()).toEqual([]);
});

test('[PRV-4] who is deleted leads no group of others any more', async () => {
  const { storage } = app.context;
  const gone = await app.person({ email: 'gone@szkola.test', type: 'TEACHER' });
  expect(await add({ lecturer: gone })).toMatchObject({ status: 200 });
  expect((await app.call('DELETE', `user/delete/${gone}`, undefined, made.logins.ADMIN)).status).toBe(200);
  expect((await storage.groupLecturers.of([made.group])).map(({ lecturer }) => lecturer)).not.toContain(gone);
});
