import { schoolDay } from '@fracht/content';
import { binPayload, codesPayload } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aHomework, anAttempt } from '../../../test/support/a-homework.ts';
import { finish, gameOf } from '../../../test/support/finished-game.ts';
import { school } from '../../../test/support/school.ts';
import { type Login, PASSWORD, testApp } from '../../../test/support/test-app.ts';
import { erasedIn } from '../../backups/erased-list.ts';
import { sweepBin } from '../../commands/list-erased.ts';

test('[BIN-3] of a removed attempt at homework whose student has begun another it is told why it stays away', async () => {
  const app = await testApp();
  const made = await school(app);
  const { storage } = app.context;
  const { payload } = await app.call('GET', 'user/data/', undefined, made.logins.TEACHER);
  const teacher = z.object({ id: z.string() }).parse(payload).id;
  const homework = await aHomework(storage, { teacher, group: made.group });
  const removed = await anAttempt(storage, homework, made.students[0]);
  await storage.games.remove(removed, app.context.now());
  await anAttempt(storage, homework, made.students[0]);
  const restore = () => app.call('POST', 'bin/restore/', { id: removed }, made.logins.TEACHER);
  expect(await restore()).toMatchObject({ status: 409, message: { code: 'ATTEMPT_OPEN' } });
});

test('[BIN-4] [BIN-6] a removed assignment is restored by its teacher or an admin; one whose end has passed is over', async () => {
  const app = await testApp();
  const made = await school(app);
  const { TEACHER, OTHER, STUDENT } = made.logins;
  const id = await aHomework(app.context.storage, { teacher: made.teacher, group: made.group });
  const remove = () => app.call('DELETE', `homework/remove/${id}`, undefined, TEACHER);
  const restore = (login: Login) => app.call('POST', 'bin/restore/', { id }, login);
  const begin = async (login: Login) => (await app.call('POST', 'homework/begin/', { id }, login)).message?.code;
  expect((await remove()).status).toBe(200);
  expect([(await remove()).status, await begin(STUDENT)]).toEqual([404, 'NOT_FOUND']);
  expect((await restore(OTHER)).status).toBe(403);
  expect(await restore(TEACHER)).toMatchObject({ status: 200, payload: [] });
  expect((await remove()).status).toBe(200);
  app.pass(30 * 86_400_000);
  const lines = await app.context.storage.audit.search({ kind: 'HOMEWORK' });
  const removed = lines.lines.find(({ action }) => action === 'REMOVED');
  const back = await app.call('POST', 'audit/undo/', { seq: removed?.seq }, await app.logIn('admin@szkola.test'));
  expect(back).toMatchObject({ status: 200, message: { code: 'CHANGE_UNDONE' } });
  expect(await begin(await app.logIn('lucja@szkola.test'))).toBe('HOMEWORK_OVER');
});

test('[BIN-4] each sees what may be restored: situations all, groups and games their lecturer and an admin', async () => {
  const app = await testApp();
  const made = await school(app);
  const { TEACHER, OTHER, ADMIN, STUDENT } = made.logins;
  const namesFor = async (login: Login) =>
    binPayload.parse((await app.call('GET', 'bin/get-list/', undefined, login)).payload).map(({ name }) => name);
  const [first] = await app.context.storage.library.all('ACCIDENT');
  const game = await gameOf(app, made);
  await finish(app, game, made.students.slice(0, 2));
  await app.call('DELETE', `game/remove-event/${first?.item.id ?? ''}`, undefined, OTHER);
  app.pass(1000);
  await app.call('DELETE', `game/remove/${game}`, undefined, TEACHER);
  app.pass(1000);
  await app.call('DELETE', `group/delete/${made.group}`, undefined, TEACHER);
  const own = ['Spedycja 3B', 'Spedycja 3B (3)', first?.item.name];
  expect(await namesFor(TEACHER)).toEqual(own);
  expect(await namesFor(ADMIN)).toEqual(own);
  expect(await namesFor(OTHER)).toEqual([first?.item.name]);
  const restore = (id: string, login: Login) => app.call('POST', 'bin/restore/', { id }, login);
  expect((await restore(game, OTHER)).status).toBe(403);
  expect((await restore(game, STUDENT)).status).toBe(403);
  expect(await restore(game, TEACHER)).toMatchObject({ status: 200, message: { code: 'RESTORED_FROM_BIN' } });
  expect((await restore(game, TEACHER)).status).toBe(404);
  expect((await app.call('GET', 'game/rankings/')).payload).toMatchObject({ groups: [{ name: 'Spedycja 3B' }] });
  const left = await restore(made.group, ADMIN);
  expect(left.payload).toMatchObject([{ kind: 'SCENARIO', name: first?.item.name, teacher: null, days: 30 }]);
  expect((await restore(first?.item.id ?? '', OTHER)).status).toBe(200);
  expect((await app.context.storage.library.all('ACCIDENT'))[0]).toEqual(first);
});

test('[BIN-8] [PRV-2] a deleted student is an erased one to everybody, and comes back with one press as before', async () => {
  const app = await testApp();
  const made = await school(app);
  const { TEACHER, OTHER, STUDENT, ADMIN } = made.logins;
  const [id] = made.students;
  const game = await gameOf(app, made);
  await finish(app, game, made.students.slice(0, 2));
  const removed = await app.call('DELETE', `user/delete/${id}`, undefined, TEACHER);
  expect(removed).toMatchObject({ status: 200, message: { code: 'USER_PUT_ASIDE' } });
  expect(app.live.expelled).toEqual([id]);
  expect((await app.call('GET', 'user/data/', undefined, STUDENT)).status).toBe(401);
  expect((await app.call('POST', 'auth/', { email: 'zofia@szkola.test', password: PASSWORD })).status).toBe(401);
  expect(JSON.stringify((await app.call('GET', 'user/get-list/', undefined, TEACHER)).payload)).not.toContain('Zofia');
  expect(JSON.stringify((await app.call('GET', 'game/rankings/')).payload)).toContain('Gracz usunięty');
  expect((await app.call('DELETE', `user/delete/${id}`, undefined, TEACHER)).status).toBe(404);
  const bin = async (login: Login) =>
    binPayload.parse((await app.call('GET', 'bin/get-list/', undefined, login)).payload);
  expect(await bin(TEACHER)).toMatchObject([{ kind: 'USER', id, name: 'Zofia Wąs', days: 7 }]);
  expect([(await bin(OTHER)).length, (await bin(ADMIN)).length]).toEqual([0, 1]);
  const restore = (login: Login) => app.call('POST', 'bin/restore/', { id }, login);
  expect((await restore(OTHER)).status).toBe(403);
  expect(await restore(TEACHER)).toMatchObject({ status: 200, payload: [] });
  const back = await app.logIn('zofia@szkola.test');
  expect((await app.call('GET', 'user/data/', undefined, back)).payload).toMatchObject({
    group: made.group,
    games_played: 1,
  });
});

test('[BIN-8] [VAL-6] two deleted students of one name are told apart by their accounts', async () => {
  const app = await testApp();
  const made = await school(app);
  const { TEACHER } = made.logins;
  for (const id of ['kot-1', 'kot-2']) {
    const named = { first_name: 'Adam', last_name: 'Kot', email: `${id}@szkola.test` };
    await app.person({ id, ...named, teacher: made.teacher });
    await app.call('DELETE', `user/delete/${id}`, undefined, TEACHER);
  }
  const list = binPayload.parse((await app.call('GET', 'bin/get-list/', undefined, TEACHER)).payload);
  expect(list.map(({ name }) => name).toSorted()).toEqual([
    'Adam Kot (1, kot-1@szkola.test)',
    'Adam Kot (2, kot-2@szkola.test)',
  ]);
});

test('[BIN-8] [BKP-6] a deleted account whose e-mail another has by now stays in the bin, and after seven days it is erased', async () => {
  const app = await testApp();
  const made = await school(app);
  const [id] = made.students;
  const { storage } = app.context;
  await storage.days.see(schoolDay(app.context.now()), app.context.now());
  await app.call('DELETE', `user/delete/${id}`, undefined, made.logins.TEACHER);
  const other = await app.person({ email: 'zofia@szkola.test', teacher: made.other });
  const restore = () => app.call('POST', 'bin/restore/', { id }, made.logins.TEACHER);
  expect(await restore()).toMatchObject({ status: 409, message: { code: 'ACCOUNT_TAKEN' } });
  expect(await storage.users.erasedIds()).toEqual([]);
  for (let day = 0; day < 7; day += 1) {
    app.pass(86_400_000);
    await storage.days.see(schoolDay(app.context.now()), app.context.now());
    await sweepBin(app.context);
  }
  expect(await storage.bin.all()).toHaveLength(1);
  expect(JSON.stringify(await erasedIn(app.context.backups.folder))).not.toContain(id);
  app.pass(86_400_000);
  await storage.days.see(schoolDay(app.context.now()), app.context.now());
  await sweepBin(app.context);
  expect(await storage.bin.all()).toEqual([]);
  expect(await storage.users.erasedIds()).toEqual([id]);
  expect(await erasedIn(app.context.backups.folder)).toEqual({ is: 'READ', ids: [id] });
  expect((await storage.users.find(other))?.email).toBe('zofia@szkola.test');
});

test('[BIN-9] an account in the bin is erased at once against the own password of whoever could restore it', async () => {
  const app = await testApp();
  const made = await school(app);
  const { TEACHER, OTHER, ADMIN } = made.logins;
  const [id] = made.students;
  const { storage } = app.context;
  const erase = (login: Login, password: string) => app.call('POST', 'bin/erase/', { id, password }, login);
  expect((await erase(TEACHER, PASSWORD)).status).toBe(404);
  await app.call('DELETE', `user/delete/${id}`, undefined, TEACHER);
  expect((await erase(OTHER, PASSWORD)).status).toBe(403);
  expect(await erase(TEACHER, 'nie to')).toMatchObject({
    status: 422,
    payload: { password: [expect.stringContaining('hasło')] },
  });
  expect(await storage.users.erasedIds()).toEqual([]);
  expect(await erase(TEACHER, PASSWORD)).toMatchObject({ status: 200, payload: [], message: { code: 'USER_DELETED' } });
  expect(await storage.users.erasedIds()).toEqual([id]);
  expect((await app.call('POST', 'bin/restore/', { id }, ADMIN)).status).toBe(404);
  const { lines } = await storage.audit.search({ kind: 'USER' });
  const left = { actor: made.teacher, object: id, action: 'REMOVED', label: '' };
  expect(lines.filter(({ call }) => call === 'eraseBin')).toMatchObject([left]);
});

test('[BIN-9] something else in the bin than an account is not erased before its days are over', async () => {
  const app = await testApp();
  const made = await school(app);
  await app.call('DELETE', `group/delete/${made.group}`, undefined, made.logins.TEACHER);
  const body = { id: made.group, password: PASSWORD };
  expect((await app.call('POST', 'bin/erase/', body, made.logins.TEACHER)).status).toBe(404);
  expect(await app.context.storage.bin.all()).toHaveLength(1);
});

test('[BIN-8] [PRV-2] who has only a card deletes the own account with its code, and the lecturer gets a letter', async () => {
  const app = await testApp();
  const made = await school(app);
  const students = [{ first_name: 'Łucja', last_name: 'Bąk' }];
  const { payload } = await app.call('POST', 'user/add-class/', { students }, made.logins.TEACHER);
  const [card] = codesPayload.parse(payload);
  const entered = await app.call('POST', 'auth/', { email: card?.login, password: card?.code });
  const bearer = z.object({ auth: z.object({ value: z.string() }) }).parse(entered.payload).auth.value;
  const login = { bearer, csrf: entered.csrf ?? { key: '', token: '' } };
  const leave = (password: string) => app.call('POST', 'user/erase-me/', { password }, login);
  expect(await leave('')).toMatchObject({ status: 422, payload: { password: [expect.stringContaining('kartki')] } });
  expect((await leave('AAAA-BBBB')).status).toBe(422);
  expect(await leave(card?.code ?? '')).toMatchObject({ status: 200, message: { code: 'ERASED' } });
  const [letter] = await app.context.storage.mail.all();
  expect(letter).toMatchObject({ recipient: 'lektor@szkola.test', text: expect.stringContaining('Łucja Bąk') });
  const restored = await app.call('POST', 'bin/restore/', { id: card?.id }, made.logins.TEACHER);
  expect(restored).toMatchObject({ status: 200 });
  expect(await app.context.storage.users.findByLogin(card?.login ?? '')).toMatchObject({ id: card?.id, erased: false });
});
