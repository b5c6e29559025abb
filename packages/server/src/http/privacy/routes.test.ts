import { expect, test } from 'vitest';
import { exportPayload } from '@fracht/protocol';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { school } from '../../../test/support/school.ts';
import { PASSWORD, testApp } from '../../../test/support/test-app.ts';
import { eraseUnseen } from '../../commands/retention.ts';

const DAY = 86_400_000;

test('my data: the account, own results and answers, nothing of others', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 2));
  const { payload: survey } = await app.call('PUT', 'survey/init/', { game }, all.logins.TEACHER);
  expect(survey).toMatchObject({ game });
  await app.call('POST', 'auth/recover-password/', { lostEmail: 'zofia@szkola.test' });
  const { status, payload } = await app.call('GET', 'user/export/', undefined, all.logins.STUDENT);
  expect(status).toBe(200);
  expect(exportPayload.parse(payload)).toMatchObject({
    account: { email: 'zofia@szkola.test', first_name: 'Zofia', lastLogin: app.context.now() },
    groupName: 'Spedycja 3B',
    games: [{ id: game, result: { score: 300, user: { first_name: 'Zofia' } } }],
    surveys: [],
    letters: [{ subject: 'Zmiana hasła w grze Fracht' }],
  });
  expect(JSON.stringify(payload)).not.toMatch(/Łucja|Żak|argon|token/u);
});

test('who erases the own account proves the password; results stay without the name', async () => {
  const app = await testApp();
  const all = await school(app);
  await finish(app, await gameOf(app, all), all.students.slice(0, 2));
  const wrong = await app.call('POST', 'user/erase-me/', { password: 'nie to' }, all.logins.STUDENT);
  expect(wrong).toMatchObject({ status: 422, payload: { password: ['Obecne hasło jest nieprawidłowe.'] } });
  const erased = await app.call('POST', 'user/erase-me/', { password: PASSWORD }, all.logins.STUDENT);
  expect(erased).toMatchObject({ status: 200, message: { code: 'ERASED' } });
  expect(app.live.expelled).toEqual([all.students[0]]);
  expect((await app.call('GET', 'user/data/', undefined, all.logins.STUDENT)).status).toBe(401);
  const { payload } = await app.call('GET', 'game/rankings/');
  expect(payload).toMatchObject({ players: [{ name: 'Gracz usunięty', score: 300 }, { score: 200 }] });
  expect(JSON.stringify(await app.context.storage.users.find(all.students[0]))).not.toMatch(/Zofia|Wąs|zofia/u);
});

test('guessing the password of one who is logged in is stopped', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  for (let guess = 0; guess < 10; guess += 1)
    await app.call('POST', 'user/erase-me/', { password: `${guess}` }, logins.STUDENT);
  expect((await app.call('POST', 'user/erase-me/', { password: PASSWORD }, logins.STUDENT)).status).toBe(429);
});

test('a lecturer who is deleted leaves the students to whoever takes them in', async () => {
  const app = await testApp();
  const all = await school(app);
  expect((await app.call('DELETE', `user/delete/${all.teacher}`, undefined, all.logins.ADMIN)).status).toBe(200);
  expect((await app.call('GET', 'group/get/', undefined, all.logins.STUDENT)).payload).toEqual([]);
  const adopted = { email: 'zofia@szkola.test', first_name: 'Zofia', last_name: 'Wąs' };
  expect((await app.call('POST', 'user/add/', adopted, all.logins.OTHER)).payload).toMatchObject({
    id: all.students[0],
  });
});

test('accounts of students are kept as long as the admin says, counted from the last login', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const { payload } = await app.call('GET', 'user/retention/', undefined, logins.ADMIN);
  expect(payload).toEqual({ months: 24 });
  const saved = await app.call('PATCH', 'user/retention/', { months: '3' }, logins.ADMIN);
  expect(saved).toMatchObject({ status: 200, payload: { months: 3 } });
  app.pass(60 * DAY);
  await app.logIn('adam@szkola.test');
  app.pass(40 * DAY);
  expect(await eraseUnseen(app.context)).toBe(2);
  const left = await app.context.storage.users.everybody();
  expect(left.map(({ email }) => email).filter((email) => email?.startsWith('adam'))).toHaveLength(1);
  expect(left.some(({ id }) => id === students[0])).toBe(false);
  expect(left.filter(({ type }) => type === 'TEACHER')).toHaveLength(2);
  await app.call('PATCH', 'user/retention/', { months: 0 }, await app.logIn('admin@szkola.test'));
  app.pass(1000 * DAY);
  expect(await eraseUnseen(app.context)).toBe(0);
});

test.each([-1, 121, 'długo'])('%s months are refused', async (months) => {
  const app = await testApp();
  const { logins } = await school(app);
  expect((await app.call('PATCH', 'user/retention/', { months }, logins.ADMIN)).status).toBe(422);
});
