import { expect, test } from 'vitest';
import { z } from 'zod';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { testApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

const groups = z.array(
  z.object({ name: z.string(), users: z.array(z.object({ first_name: z.string(), email: z.string().optional() })) }),
);

test('[PPL-1] [ACC-6] a teacher sees own groups by name, with members and their e-mails', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.call('POST', 'group/add/', { name: 'Łódź 1' }, logins.TEACHER);
  await app.call('POST', 'group/add/', { name: 'Ekipa' }, logins.TEACHER);
  const { payload } = await app.call('GET', 'group/get/', undefined, logins.TEACHER);
  const list = groups.parse(payload);
  expect(list.map((group) => group.name)).toEqual(['Ekipa', 'Łódź 1', 'Spedycja 3B']);
  expect(list[2]?.users.map((user) => user.first_name)).toEqual(['Łucja', 'Zofia']);
  expect(list[2]?.users[0]?.email).toBe('lucja@szkola.test');
});

test('[ACC-5] a student sees the own group without e-mails', async () => {
  const app = shared();
  const { logins } = app;
  const { payload } = await app.call('GET', 'group/get/', undefined, logins.STUDENT);
  expect(payload).toMatchObject([{ name: 'Spedycja 3B', num_games: 2, games_played: 2 }]);
  expect(groups.parse(payload)[0]?.users.every((user) => user.email === undefined)).toBe(true);
});

test('[ACC-6] a student learns who leads the group, by name and nothing else', async () => {
  const app = shared();
  const { logins } = app;
  const { payload } = await app.call('GET', 'group/get/', undefined, logins.STUDENT);
  const [own] = z.array(z.object({ lecturer: z.unknown() })).parse(payload);
  expect(own?.lecturer).toEqual({ first_name: 'Jan', last_name: 'Kos', initials: 'JK', short_name: 'Jan K.' });
});

test.each([
  ['a list', (ids: readonly string[]) => ids],
  ['JSON text', (ids: readonly string[]) => JSON.stringify(ids)],
])('[FLD-4] [PPL-5] members may come as %s; a student leaves the group before', async (_form, written) => {
  const app = await testApp();
  const { logins, students, group } = await school(app);
  const users = written([students[0], students[2]]);
  const made = await app.call('POST', 'group/add/', { name: 'Nowa', users }, logins.TEACHER);
  expect(made.payload).toMatchObject({ users: [{ first_name: 'Adam' }, { first_name: 'Zofia' }] });
  expect(await app.context.storage.groups.members([group])).toEqual({ [group]: [students[1]] });
});

test('[PPL-5] members are replaced, or stay when none are given', async () => {
  const app = await testApp();
  const { logins, students, group } = await school(app);
  const renamed = await app.call('PATCH', 'group/edit/', { id: group, name: 'Inna' }, logins.TEACHER);
  expect(renamed.payload).toMatchObject({ name: 'Inna', users: [{ first_name: 'Łucja' }, { first_name: 'Zofia' }] });
  const changed = await app.call('PATCH', 'group/edit/', { id: group, users: [students[2]] }, logins.TEACHER);
  expect(changed.payload).toMatchObject({ name: 'Inna', users: [{ first_name: 'Adam' }] });
});

test('[RGT-3] a foreign student or a foreign group is refused', async () => {
  const app = shared();
  const { logins, students, group } = app;
  const foreign = await app.call('POST', 'group/add/', { name: 'X', users: [students[0]] }, logins.OTHER);
  expect(foreign).toMatchObject({ status: 422, payload: { users: ['Nie ma takiego studenta.'] } });
  expect((await app.call('PATCH', 'group/edit/', { id: group, name: 'X' }, logins.OTHER)).status).toBe(403);
  expect((await app.call('DELETE', `group/delete/${group}`, undefined, logins.OTHER)).status).toBe(403);
});

test('[PPL-5] a deleted group leaves its students without one', async () => {
  const app = await testApp();
  const { logins, students, group } = await school(app);
  await app.call('DELETE', `group/delete/${group}/`, undefined, logins.TEACHER);
  expect((await app.context.storage.users.find(students[0]))?.group).toBeNull();
  expect((await app.call('GET', 'group/get/', undefined, logins.STUDENT)).payload).toEqual([]);
});
