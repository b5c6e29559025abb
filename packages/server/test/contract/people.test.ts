import { beforeAll, expect, test } from 'vitest';
import { type SentFields, done } from '@fracht/testing/school/api-client.ts';
import { sit } from './socket.ts';
import { PASSWORD, type TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 2);
});

const polish = [expect.stringMatching(/^\p{Lu}\p{L}*\s.*\.$/u)];
const student = {
  email: 'ola@szkola.test',
  first_name: 'Ola',
  last_name: 'Śliwa',
  type: 'STUDENT',
  password: PASSWORD,
};
const person = (fields: SentFields) => ({ ...student, ...fields });

test('[ACC-3] GET user/data/ gives id, email, names, type, group and games played; no hash, no secret', async () => {
  const { payload } = await at(school.students, 0).get('user/data/');
  expect(payload).toMatchObject({
    id: at(school.ids, 0),
    email: 'gracz1@szkola.test',
    first_name: 'Gracz1',
    last_name: 'Żak',
    type: 'STUDENT',
    games_played: 0,
  });
  expect(JSON.stringify(payload)).not.toMatch(/hash|argon|token/iu);
  const teacher = (await school.teacher.get('user/data/')).payload;
  expect(teacher).toMatchObject({ type: 'TEACHER', group: null });
  expect(teacher).not.toHaveProperty('games_played');
  expect((await school.admin.get('user/data/')).payload).toMatchObject({ type: 'ADMIN' });
});

test('[VAL-5] initials and short name', async () => {
  const { payload } = await school.teacher.get('user/get-list/');
  expect(payload[0]).toMatchObject({ initials: 'GŻ', short_name: 'Gracz1 Ż.' });
});

test('[RGT-4] [ACC-1] GET user/get-list/: a teacher sees own students, an admin all lecturers and students, a student nobody', async () => {
  const { payload } = await school.teacher.get('user/get-list/');
  expect(payload.map((user: { id: string }) => user.id)).toEqual(school.ids);
  expect(payload[0]).toMatchObject({
    email: 'gracz1@szkola.test',
    type: 'STUDENT',
    group: school.group,
    games_played: 0,
  });
  const all = (await school.admin.get('user/get-list')).payload;
  expect(all.map((user: { type: string }) => user.type)).toEqual(expect.arrayContaining(['STUDENT', 'TEACHER']));
  for (const path of ['user/get-list/students/true', 'user/get-list/students/true/']) {
    const students = (await school.admin.get(path)).payload;
    expect(students.every((user: { type: string }) => user.type === 'STUDENT')).toBe(true);
    expect((await school.teacher.get(path)).payload).toHaveLength(2);
  }
  expect(await at(school.students, 0).get('user/get-list/')).toMatchObject({ status: 403, payload: null });
});

test('[PPL-1] lists of users are sorted by first, then last name, as Poles sort', async () => {
  for (const [index, [first_name, last_name]] of [
    ['Zofia', 'A'],
    ['Łukasz', 'B'],
    ['Lena', 'C'],
    ['Lena', 'Ąb'],
  ].entries()) {
    await done(school.teacher.post('user/add/', person({ email: `sort${index}@szkola.test`, first_name, last_name })));
  }
  const { payload } = await school.teacher.get('user/get-list/');
  const names = payload.map(
    (user: { first_name: string; last_name: string }) => `${user.first_name} ${user.last_name}`,
  );
  expect(names).toEqual(['Gracz1 Żak', 'Gracz2 Żak', 'Lena Ąb', 'Lena C', 'Łukasz B', 'Zofia A']);
});

test('[PPL-2] POST user/add/ answers the user; faults stand under their fields in Polish', async () => {
  const { teacher } = school;
  expect((await teacher.post('user/add/', {})).payload).toEqual({
    email: polish,
    first_name: polish,
    last_name: polish,
  });
  expect(await teacher.post('user/add/', person({ email: 'bez-malpy' }))).toMatchObject({
    status: 422,
    payload: { email: polish },
  });
  expect(await teacher.post('user/add/', person({ password: 'krotkie' }))).toMatchObject({
    status: 422,
    payload: { password: polish },
  });
  expect(await teacher.post('user/add/', person({ first_name: 'x'.repeat(500) }))).toMatchObject({
    status: 422,
    payload: { first_name: polish },
  });
  expect(await teacher.post('user/add/', person({ first_name: '   ' }))).toMatchObject({
    status: 422,
    payload: { first_name: polish },
  });
  expect(await teacher.post('user/add/', person({ group: 'nie-ma' }))).toMatchObject({
    status: 422,
    payload: { group: polish },
  });
  const added = await teacher.post('user/add/', person({ group: school.group }));
  expect(added).toMatchObject({
    status: 200,
    payload: { id: expect.any(String), email: 'ola@szkola.test', first_name: 'Ola', group: school.group },
  });
  const twice = await teacher.post('user/add/', person({ email: 'OLA@szkola.test' }));
  expect([409, 422]).toContain(twice.status);
  expect(twice.payload).toEqual({ email: polish });
});

test('[PPL-3] a teacher adds students only, a student nobody, an admin lecturers too', async () => {
  const lecturer = person({ email: 'jan@szkola.test', type: 'TEACHER' });
  expect((await school.teacher.post('user/add/', lecturer)).status).toBe(403);
  expect((await at(school.students, 0).post('user/add/', person({ email: 'y@szkola.test' }))).status).toBe(403);
  expect((await school.admin.post('user/add/', lecturer)).status).toBe(200);
  expect((await school.teacher.post('user/add/', person({ email: 'z@szkola.test', type: 'KROL' }))).payload).toEqual({
    type: polish,
  });
});

test('[PPL-14] [ACC-4] a student gets more time to answer by the own lecturer, and no member of the group is told', async () => {
  const { teacher } = school;
  const { id } = (await done(teacher.post('user/add/', person({ email: 'dluzej@szkola.test', group: school.group }))))
    .payload;
  expect((await teacher.patch('user/edit/', { id, answer_time: 150 })).payload).toMatchObject({ id, answer_time: 150 });
  expect((await teacher.patch('user/edit/', { id, answer_time: '200' }, { way: 'urlencoded' })).payload).toMatchObject({
    answer_time: 200,
  });
  expect((await teacher.patch('user/edit/', { id, answer_time: 120 })).payload).toEqual({ answer_time: polish });
  expect((await teacher.patch('user/edit/', { id, last_name: 'Lis' })).payload).toMatchObject({ answer_time: 200 });
  const seen = await at(school.students, 0).get('group/get-list/');
  expect(JSON.stringify(seen.payload)).not.toContain('answer_time');
});

test('[PPL-3] PATCH user/edit/ changes what is given; a stranger’s student is out of reach', async () => {
  const { teacher } = school;
  const { id } = (await done(teacher.post('user/add/', person({ email: 'ed@szkola.test' })))).payload;
  expect(await teacher.patch('user/edit/', { id, first_name: 'Edyta' })).toMatchObject({
    status: 200,
    payload: { id, first_name: 'Edyta', last_name: 'Śliwa', email: 'ed@szkola.test' },
  });
  expect((await teacher.patch('user/edit/', { id, group: school.group })).payload).toMatchObject({
    group: school.group,
  });
  expect((await teacher.patch('user/edit/', { id, group: null })).payload).toMatchObject({ group: null });
  expect((await teacher.patch('user/edit/', { id, group: school.group }, { way: 'urlencoded' })).payload).toMatchObject(
    { group: school.group },
  );
  expect((await teacher.patch('user/edit/', { id, group: '' }, { way: 'urlencoded' })).payload).toMatchObject({
    group: null,
  });
  expect(await teacher.patch('user/edit/', { id, email: 'zly' })).toMatchObject({
    status: 422,
    payload: { email: polish },
  });
  expect((await teacher.patch('user/edit/', { id: 'nie-ma', first_name: 'X' })).status).toBe(404);
  await done(school.admin.post('user/add/', person({ email: 'obca@szkola.test', type: 'TEACHER' })));
  const stranger = await school.guest().logIn('obca@szkola.test', PASSWORD);
  expect([403, 404]).toContain((await stranger.patch('user/edit/', { id, first_name: 'X' })).status);
  expect([403, 404]).toContain((await stranger.delete(`user/delete/${id}`)).status);
  expect((await stranger.get('user/get-list/')).payload).toEqual([]);
});

test('[PRV-2] DELETE user/delete/{id} takes the login away', async () => {
  const { teacher } = school;
  const { id } = (await done(teacher.post('user/add/', person({ email: 'usun@szkola.test' })))).payload;
  const gone = await school.guest().logIn('usun@szkola.test', PASSWORD);
  expect((await teacher.delete(`user/delete/${id}/`)).status).toBe(200);
  expect((await gone.get('user/data/')).status).toBe(401);
  expect((await school.guest().post('auth/', { email: 'usun@szkola.test', password: PASSWORD })).status).toBe(401);
  expect((await teacher.delete(`user/delete/${id}`)).status).toBe(404);
  expect(JSON.stringify((await teacher.get('user/get-list/')).payload)).not.toContain('usun@');
  expect((await teacher.post('user/add/', person({ email: 'usun@szkola.test' }))).status).toBe(200);
});

test('[PPL-5] two groups may have one name, and are two', async () => {
  const { teacher } = school;
  const made = [];
  for (const name of ['Spedycja 1', ' Spedycja  1 ']) made.push(await done(teacher.post('group/add/', { name })));
  const [first, second] = made.map(({ payload }) => payload);
  expect([first.name, second.name]).toEqual(['Spedycja 1', 'Spedycja 1']);
  expect(first.id).not.toBe(second.id);
  for (const { id } of [first, second]) await done(teacher.delete(`group/delete/${id}`));
});

test('[PPL-5] [PPL-1] groups: add, list sorted by name, edit, delete', async () => {
  const { teacher, ids } = school;
  expect((await teacher.post('group/add/', {})).payload).toEqual({ name: polish });
  expect((await teacher.post('group/add/', { name: ' ' })).payload).toEqual({ name: polish });
  for (const name of ['Żeglarze', 'Łódź', 'Alfa']) await done(teacher.post('group/add/', { name }));
  const { payload } = await teacher.get('group/get/');
  expect(payload.map((group: { name: string }) => group.name)).toEqual(['Alfa', 'Łódź', 'Spedycja 3B', 'Żeglarze']);
  const mine = payload.find((group: { id: string }) => group.id === school.group);
  expect(mine).toMatchObject({
    num_games: 0,
    users: expect.arrayContaining([
      expect.objectContaining({
        id: at(ids, 0),
        first_name: 'Gracz1',
        email: 'gracz1@szkola.test',
        type: 'STUDENT',
        group: school.group,
        games_played: 0,
      }),
    ]),
  });
  const alfa = payload[0].id;
  const moved = await teacher.patch('group/edit/', { id: alfa, name: 'Beta', users: [at(ids, 1)] });
  expect(moved).toMatchObject({
    status: 200,
    payload: { id: alfa, name: 'Beta', users: [{ id: at(ids, 1), group: alfa }] },
  });
  expect((await teacher.patch('group/edit/', { id: alfa, users: ['nie-ma'] })).payload).toEqual({ users: polish });
  expect((await teacher.patch('group/edit/', { id: alfa, name: 'Gama' })).payload.users).toHaveLength(1);
  expect((await teacher.delete(`group/delete/${alfa}`)).status).toBe(200);
  expect((await teacher.delete(`group/delete/${alfa}`)).status).toBe(404);
  expect((await at(school.students, 1).get('user/data/')).payload.group ?? null).toBeNull();
  expect((await teacher.patch('group/edit/', { id: school.group, users: ids })).status).toBe(200);
});

test('[ACC-4] a list of students tells when each last came into a game', async () => {
  const game = await school.newGame();
  await sit(school.teacher, game);
  const before = Date.now();
  await sit(at(school.students, 1), game);
  const { payload } = await school.teacher.get('user/get-list/students/true');
  const seen = (id: string) => payload.find((user: { id: string }) => user.id === id)?.last_played;
  expect(seen(at(school.ids, 0))).toBeNull();
  const second = seen(at(school.ids, 1));
  expect(second).toBeGreaterThan(before - 60_000);
  expect(second).toBeLessThan(Date.now() + 60_000);
});

test('[ACC-5] a student reads the own group alone, and no e-mails of it; changing it is the teacher’s', async () => {
  const { payload, status, text } = await at(school.students, 0).get('group/get/');
  expect(status).toBe(200);
  expect(payload).toHaveLength(1);
  expect(payload[0]).toMatchObject({ id: school.group, name: 'Spedycja 3B' });
  expect(text.match(/[\w.]+@szkola\.test/gu) ?? []).not.toContain('gracz2@szkola.test');
  expect((await at(school.students, 0).post('group/add/', { name: 'X' })).status).toBe(403);
  expect((await at(school.students, 0).patch('group/edit/', { id: school.group, name: 'X' })).status).toBe(403);
  expect((await at(school.students, 0).delete(`group/delete/${school.group}`)).status).toBe(403);
});
