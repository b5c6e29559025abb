import { schoolDay } from '@fracht/content';
import { expect, test } from 'vitest';
import { codesPayload, exportPayload, retentionPayload } from '@fracht/protocol';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { PASSWORD, testApp, type TestApp } from '../../../test/support/test-app.ts';
import { sweepAccounts } from '../../commands/retention.ts';

const shared = sharedSchool();

const DAY = 86_400_000;

test('[PRV-1] [AUD-4] my data: the account, own results and answers, nothing of others', async () => {
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
    letters: [{ subject: 'Zmiana hasła w\u00a0grze Fracht' }],
    changes: [{ action: 'ADDED', before: null, after: { email: 'zofia@szkola.test', first_name: 'Zofia' } }],
  });
  expect(JSON.stringify(payload)).not.toMatch(/Łucja|Żak|argon|token/u);
});

test('[PRV-2] who erases the own account proves the password; results stay without the name', async () => {
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

test('[LGN-3] guessing the password of one who is logged in is stopped', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  for (let guess = 0; guess < 10; guess += 1)
    await app.call('POST', 'user/erase-me/', { password: `${guess}` }, logins.STUDENT);
  expect((await app.call('POST', 'user/erase-me/', { password: PASSWORD }, logins.STUDENT)).status).toBe(429);
});

test('[PRV-4] a lecturer who is deleted leaves the students free to follow whoever invites them', async () => {
  const app = await testApp();
  const all = await school(app);
  const removal = await app.call('DELETE', `user/delete/${all.teacher}`, undefined, all.logins.ADMIN);
  expect(removal).toMatchObject({ status: 200, message: { code: 'USER_DELETED' } });
  expect((await app.call('GET', 'group/get/', undefined, all.logins.STUDENT)).payload).toEqual([]);
  const adopted = { email: 'zofia@szkola.test', first_name: 'Zofia', last_name: 'Wąs' };
  expect((await app.call('POST', 'user/add/', adopted, all.logins.OTHER)).payload).toMatchObject({
    id: all.students[0],
    invited: true,
  });
  const answer = { id: all.other, accept: true };
  expect((await app.call('PATCH', 'user/answer-invitation/', answer, all.logins.STUDENT)).status).toBe(200);
  expect((await app.context.storage.users.find(all.students[0]))?.teacher).toBe(all.other);
});

test('[PRV-4] a lecturer who has students without an e-mail is not deleted, by nobody, until they have one or are gone', async () => {
  const app = await testApp();
  const all = await school(app);
  const students = [{ first_name: 'Łucja', last_name: 'Bąk' }];
  const { payload } = await app.call('POST', 'user/add-class/', { students }, all.logins.TEACHER);
  const [card] = codesPayload.parse(payload);
  const refused = { status: 409, message: { code: 'STUDENTS_LEFT' } };
  const removal = () => app.call('DELETE', `user/delete/${all.teacher}?heir=NOBODY`, undefined, all.logins.ADMIN);
  const own = { password: PASSWORD, heir: 'NOBODY' };
  expect(await removal()).toMatchObject(refused);
  expect(await app.call('POST', 'user/erase-me/', own, all.logins.TEACHER)).toMatchObject(refused);
  expect(await app.context.storage.users.find(card?.id ?? '')).toMatchObject({ teacher: all.teacher });
  const edit = { id: card?.id, email: 'lucja.bak@szkola.test' };
  expect((await app.call('PATCH', 'user/edit/', edit, all.logins.TEACHER)).status).toBe(200);
  expect((await removal()).status).toBe(200);
});

test('[PRV-4] an admin who deletes a lecturer says who takes over: students, codes, groups, games and surveys go on with that lecturer', async () => {
  const app = await testApp();
  const all = await school(app);
  const { ADMIN, OTHER, TEACHER } = all.logins;
  const students = [{ first_name: 'Łucja', last_name: 'Bąk' }];
  const added = await app.call('POST', 'user/add-class/', { students, group: all.group }, TEACHER);
  const [card] = codesPayload.parse(added.payload);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 2));
  expect((await app.call('PUT', 'survey/init/', { game }, TEACHER)).status).toBe(200);
  const next = await gameOf(app, all);
  const removal = (heir: string, login = ADMIN, id = all.teacher) =>
    app.call('DELETE', `user/delete/${id}?heir=${heir}`, undefined, login);
  const waiting = await app.person({ email: 'czeka@szkola.test', type: 'TEACHER', approved: false });
  for (const wrong of [all.teacher, all.students[0], waiting, 'nikt'])
    expect(await removal(wrong)).toMatchObject({ status: 422, payload: { heir: [expect.any(String)] } });
  expect((await removal(all.other, ADMIN, all.students[0])).status).toBe(422);
  expect((await removal(all.other, TEACHER, all.students[0])).status).toBe(422);
  expect(await removal(all.other)).toMatchObject({ status: 200, message: { code: 'LECTURER_REPLACED' } });
  expect(app.live.expelled).toEqual([all.teacher]);
  const told = async (path: string) => JSON.stringify((await app.call('GET', path, undefined, OTHER)).payload);
  for (const id of [...all.students, card?.id ?? '']) expect(await told('user/get-list/')).toContain(id);
  for (const id of [game, next]) expect(await told('game/get-list/')).toContain(id);
  expect(await told('group/get/')).toContain(all.group);
  expect(await told('survey/all/')).toContain(game);
  expect((await app.call('POST', 'user/codes/', { users: [card?.id] }, OTHER)).status).toBe(200);
  expect((await app.call('GET', 'user/data/', undefined, TEACHER)).status).toBe(401);
});

/** Lets the server run for this many more days, with a sweep on each. */
async function live({ context, pass }: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    pass(DAY);
    await context.storage.days.see(schoolDay(context.now()), context.now());
    await sweepAccounts(context);
  }
}

test('[PRV-5] accounts of students are kept as long as the admin says, counted in days that the server has seen since the last login', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const asked = await app.call('GET', 'user/retention/', undefined, logins.ADMIN);
  expect(asked.payload).toEqual({ months: 24, leaving: [] });
  const saved = await app.call('PATCH', 'user/retention/', { months: '1' }, logins.ADMIN);
  expect(saved).toMatchObject({ status: 200, payload: { months: 1 } });
  app.pass(1000 * DAY);
  expect(await sweepAccounts(app.context)).toEqual({ noticed: 0, aside: 0, erased: 0 });
  await live(app, 10);
  await app.logIn('adam@szkola.test');
  await live(app, 23);
  const list = async () => {
    const admin = await app.logIn('admin@szkola.test');
    return retentionPayload.parse((await app.call('GET', 'user/retention/', undefined, admin)).payload);
  };
  // In a small school one a day: a school must not become empty overnight.
  expect((await list()).leaving.map(({ days, isAside }) => [days, isAside])).toEqual([
    [12, false],
    [13, false],
  ]);
  const letters = (await app.context.storage.mail.all()).filter(({ subject }) => subject.includes('skasowania'));
  expect(letters).toHaveLength(2);
  expect(letters[0]?.text).toContain('http://gra.test/panel/admin/lecturers');
  await live(app, 11);
  expect((await list()).leaving).toMatchObject([
    { isAside: true, days: 1 },
    { isAside: true, days: 2 },
    { isAside: false },
  ]);
  const [first, second, adam] = (await list()).leaving.map(({ id }) => id);
  const kept = await app.call('POST', 'user/keep/', { users: [second, 'nikt'] }, await app.logIn('admin@szkola.test'));
  expect(kept).toMatchObject({ status: 200, payload: { leaving: [{ id: first }, { id: adam }] } });
  await app.logIn('adam@szkola.test');
  await live(app, 1);
  const left = await app.context.storage.users.everybody();
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([second, adam]));
  expect([left.some(({ id }) => id === first), students.includes(first ?? '')]).toEqual([false, true]);
  expect((await app.call('GET', 'user/retention/', undefined, await app.logIn('admin@szkola.test'))).payload).toEqual({
    months: 1,
    leaving: [],
  });
});

test('[PRV-5] who is put aside is logged out everywhere, and comes back by logging in', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.call('PATCH', 'user/retention/', { months: 1 }, logins.ADMIN);
  await live(app, 31);
  const [listed] = await app.context.storage.leaving.all();
  const { id = '', email = '' } = listed?.user ?? {};
  const open = await app.logIn(email ?? '');
  expect(await app.context.storage.leaving.all()).toEqual([]);
  await app.context.storage.leaving.notice([id], 31, []);
  await app.context.storage.leaving.putAside([id], 38);
  expect((await app.call('GET', 'user/data/', undefined, open)).status).toBe(401);
  expect((await app.call('GET', 'user/data/', undefined, await app.logIn(email ?? ''))).status).toBe(200);
  expect(await app.context.storage.leaving.all()).toEqual([]);
});

test('[PRV-5] no months: nobody is on the list, and whoever was is taken off', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.call('PATCH', 'user/retention/', { months: 1 }, logins.ADMIN);
  await live(app, 35);
  expect(await app.context.storage.leaving.all()).toHaveLength(3);
  await app.call('PATCH', 'user/retention/', { months: 0 }, await app.logIn('admin@szkola.test'));
  await live(app, 100);
  expect(await app.context.storage.leaving.all()).toEqual([]);
  expect((await app.context.storage.users.everybody()).filter(({ type }) => type === 'STUDENT')).toHaveLength(3);
});

test.each([-1, 121, 'długo'])('[PRV-5] %s months are refused', async (months) => {
  const app = shared();
  const { logins } = app;
  expect((await app.call('PATCH', 'user/retention/', { months }, logins.ADMIN)).status).toBe(422);
});

test('[PRV-11] whoever manages a person takes out what is kept of that one, but not the sentences after games', async () => {
  const app = await testApp();
  const all = await school(app);
  const game = await gameOf(app, all);
  await finish(app, game, all.students.slice(0, 2));
  const save = { game, text: 'Zacznę od czytania zleceń.' };
  expect((await app.call('POST', 'game/sentences/save', save, all.logins.STUDENT)).status).toBe(200);
  const [id] = all.students;
  const own = exportPayload.parse((await app.call('GET', 'user/export/', undefined, all.logins.STUDENT)).payload);
  expect(own.sentences).toHaveLength(1);
  for (const login of [all.logins.TEACHER, all.logins.ADMIN]) {
    const { payload } = await app.call('POST', `user/export-one/${id}`, {}, login);
    expect(exportPayload.parse(payload)).toMatchObject({
      account: { email: 'zofia@szkola.test' },
      games: [{ id: game }],
    });
    expect(exportPayload.parse(payload).sentences).toEqual([]);
  }
  expect((await app.call('POST', `user/export-one/${id}`, {}, all.logins.OTHER)).status).toBe(403);
});

test('[AUD-8] who took the data of a person out stands in the audit, and the person reads it', async () => {
  const app = await testApp();
  const all = await school(app);
  const [id] = all.students;
  expect((await app.call('POST', `user/export-one/${id}`, {}, all.logins.TEACHER)).status).toBe(200);
  expect((await app.call('POST', `user/export-one/${id}`, {}, all.logins.OTHER)).status).toBe(403);
  const { lines } = await app.context.storage.audit.search({ kind: 'USER', person: id });
  const taken = { call: 'exportUser', object: id, action: 'TAKEN', fields: [] };
  expect(lines.filter(({ call }) => call === 'exportUser')).toMatchObject([{ ...taken, actor: all.teacher }]);
  const own = exportPayload.parse((await app.call('GET', 'user/export/', undefined, all.logins.STUDENT)).payload);
  expect(own.changes.filter(({ action }) => action === 'TAKEN')).toMatchObject([{ before: null, after: null }]);
});

test('[PRV-4] a lecturer who deletes the own account is told what is left, and has to say who takes over', async () => {
  const app = await testApp();
  const all = await school(app);
  const { TEACHER, OTHER } = all.logins;
  const held = await app.call('GET', 'user/own-holdings/', undefined, TEACHER);
  expect(held.payload).toEqual({ students: 3, withoutEmail: 0, groups: 1, games: 0 });
  const leave = (sent: object) => app.call('POST', 'user/erase-me/', sent, TEACHER);
  expect(await leave({ password: PASSWORD })).toMatchObject({ status: 422, payload: { heir: ['Wypełnij to pole.'] } });
  expect((await leave({ password: PASSWORD, heir: all.teacher })).status).toBe(422);
  expect(await leave({ password: 'nie to', heir: all.other })).toMatchObject({
    payload: { password: [expect.any(String)] },
  });
  expect((await app.context.storage.users.find(all.teacher))?.erased).toBe(false);
  expect(await leave({ password: PASSWORD, heir: all.other })).toMatchObject({ message: { code: 'ERASED' } });
  expect(JSON.stringify((await app.call('GET', 'group/get/', undefined, OTHER)).payload)).toContain(all.group);
  expect((await app.context.storage.users.find(all.students[0]))?.teacher).toBe(all.other);
});

test('[PRV-4] an admin is told what a lecturer would leave behind', async () => {
  const app = await testApp();
  const all = await school(app);
  await gameOf(app, all);
  const students = [{ first_name: 'Łucja', last_name: 'Bąk' }];
  await app.call('POST', 'user/add-class/', { students }, all.logins.TEACHER);
  const { payload } = await app.call('GET', `user/holdings/${all.teacher}`, undefined, all.logins.ADMIN);
  expect(payload).toEqual({ students: 4, withoutEmail: 1, groups: 1, games: 1 });
});
