import { expect, test } from 'vitest';
import { z } from 'zod';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { PASSWORD, testApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

const names = z.array(z.object({ first_name: z.string() })).transform((users) => users.map((user) => user.first_name));
const added = z.object({ id: z.string() });
const remember = z.object({ remember: z.object({ value: z.string() }) });

test('[PPL-1] a teacher sees own students by first then last name, the Polish way', async () => {
  const app = shared();
  const { logins } = app;
  const { payload } = await app.call('GET', 'user/get-list/students/true', undefined, logins.TEACHER);
  expect(names.parse(payload)).toEqual(['Adam', 'Łucja', 'Zofia']);
  expect((await app.call('GET', 'user/get-list/', undefined, logins.OTHER)).payload).toEqual([]);
});

test('[RGT-4] an admin sees everybody, or the students alone', async () => {
  const app = shared();
  const { logins } = app;
  expect((await app.call('GET', 'user/get-list/', undefined, logins.ADMIN)).payload).toHaveLength(6);
  expect((await app.call('GET', 'user/get-list/students/true', undefined, logins.ADMIN)).payload).toHaveLength(3);
});

test('[PPL-2] a student added without a password gets a link, with one can log in at once', async () => {
  const app = await testApp();
  const { logins, group } = await school(app);
  const invited = { email: 'ewa@szkola.test', first_name: 'Ewa', last_name: 'Sowa', type: 'STUDENT', group };
  const answer = await app.call('POST', 'user/add/', invited, logins.TEACHER);
  expect(answer).toMatchObject({
    status: 200,
    payload: { group, active: false, games_played: 0 },
    message: { type: 'other' },
  });
  expect(await app.context.storage.mail.all()).toMatchObject([{ recipient: 'ewa@szkola.test' }]);
  const ready = { ...invited, email: 'iga@szkola.test', password: PASSWORD };
  await app.call('POST', 'user/add/', ready, logins.TEACHER);
  expect((await app.call('POST', 'auth/', { email: 'iga@szkola.test', password: PASSWORD })).status).toBe(200);
});

test('[ACC-2] a password that a lecturer gives is none of the commonest either', async () => {
  const app = shared();
  const { logins } = app;
  const addition = { email: 'iga@szkola.test', first_name: 'Iga', last_name: 'Sowa', password: '1234567890' };
  const { status, payload } = await app.call('POST', 'user/add/', addition, logins.TEACHER);
  expect(status).toBe(422);
  expect(payload).toEqual({ password: ['To hasło należy do najczęściej używanych. Wybierz inne.'] });
});

test('[ENV-6] wrong fields are named in Polish', async () => {
  const app = shared();
  const { logins } = app;
  const wrong = { email: 'nie-adres', first_name: '', group: 'cudza' };
  const { status, payload, message } = await app.call('POST', 'user/add/', wrong, logins.TEACHER);
  expect(status).toBe(422);
  expect(message?.code).toBe('VALIDATION');
  expect(payload).toEqual({
    email: ['W\u00a0adresie e-mail brakuje znaku\u00a0@.'],
    first_name: ['Wypełnij to pole.'],
    last_name: ['Wypełnij to pole.'],
  });
});

test('[PPL-2] [PPL-4] an e-mail is one account; a student who registered alone is asked by a teacher', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const alone = await app.person({ email: 'sama@szkola.test' });
  const addition = { email: 'sama@szkola.test', first_name: 'Sama', last_name: 'Jedna' };
  expect((await app.call('POST', 'user/add/', addition, logins.TEACHER)).payload).toMatchObject({
    id: alone,
    invited: true,
  });
  expect((await app.context.storage.users.find(alone))?.teacher).toBeNull();
  const known = { ...addition, email: 'zofia@szkola.test' };
  const own = await app.call('POST', 'user/add/', known, logins.TEACHER);
  expect(own.payload).toEqual({ email: ['Konto z\u00a0tym adresem e-mail już istnieje.'] });
  const elsewhere = await app.call('POST', 'user/add/', known, logins.OTHER);
  expect(elsewhere.payload).toEqual({
    email: ['To konto należy już do kogoś innego. Tę osobę dodasz bez e-maila, z\u00a0kodem.'],
  });
});

test('[PPL-3] [RGT-3] a teacher changes and moves an own student, never a foreign one', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const edit = { id: students[0], last_name: 'Nowa', group: '' };
  expect((await app.call('PATCH', 'user/edit/', edit, logins.TEACHER)).payload).toMatchObject({
    last_name: 'Nowa',
    group: null,
  });
  expect((await app.call('PATCH', 'user/edit/', edit, logins.OTHER)).status).toBe(403);
  expect((await app.call('PATCH', 'user/edit/', { id: 'nikt' }, logins.TEACHER)).status).toBe(404);
});

test('[PPL-3] only an admin adds lecturers and approves', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  const lecturer = {
    email: 'nowy@szkola.test',
    first_name: 'Nowy',
    last_name: 'Lektor',
    type: 'TEACHER',
    password: PASSWORD,
  };
  expect((await app.call('POST', 'user/add/', lecturer, logins.TEACHER)).status).toBe(403);
  const answer = await app.call('POST', 'user/add/', lecturer, logins.ADMIN);
  expect(answer.payload).toMatchObject({ type: 'TEACHER' });
  expect(answer.payload).not.toHaveProperty('games_played');
  expect((await app.call('PATCH', 'user/edit/', { id: students[0], approved: true }, logins.TEACHER)).status).toBe(403);
});

test('[PPL-3] a lecturer whose approval is withdrawn is logged out, with all that is open, and stays out when approved again', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const ended: string[] = [];
  app.context.live.endOver = async (id) => void ended.push(id);
  const data = async () => (await app.call('GET', 'user/data/', undefined, logins.TEACHER)).status;
  const { payload } = await app.call('GET', 'user/data/', undefined, logins.TEACHER);
  const { id } = added.parse(payload);
  const approve = (approved: boolean) => app.call('PATCH', 'user/edit/', { id, approved }, logins.ADMIN);
  expect([(await approve(true)).status, await data(), ended]).toEqual([200, 200, []]);
  expect([(await approve(false)).status, await data(), ended]).toEqual([200, 401, [id]]);
  expect([(await approve(true)).status, await data()]).toEqual([200, 401]);
});

test('[PRV-2] a deleted student is erased, logged out and out of every list; the e-mail is free again', async () => {
  const app = await testApp();
  const { logins, students } = await school(app);
  expect((await app.call('DELETE', `user/delete/${students[0]}`, undefined, logins.TEACHER)).status).toBe(200);
  expect(await app.context.storage.users.find(students[0])).toMatchObject({
    email: null,
    first_name: '',
    last_name: '',
    erased: true,
  });
  expect((await app.call('GET', 'user/data/', undefined, logins.STUDENT)).status).toBe(401);
  expect((await app.call('GET', 'user/get-list/', undefined, logins.TEACHER)).payload).toHaveLength(2);
  expect((await app.call('DELETE', `user/delete/${students[0]}`, undefined, logins.TEACHER)).status).toBe(404);
  const again = { email: 'zofia@szkola.test', first_name: 'Zofia', last_name: 'Wąs', password: PASSWORD };
  const { payload } = await app.call('POST', 'user/add/', again, logins.TEACHER);
  expect(added.parse(payload).id).not.toBe(students[0]);
});

test('[LET-1] [LET-9] [ACC-8] the outbox is for admins; the token of a link stands behind #', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  await app.call('POST', 'auth/recover-password/', { lostEmail: 'zofia@szkola.test' });
  const { payload } = await app.call('GET', 'user/outbox/', undefined, logins.ADMIN);
  expect(payload).toMatchObject([
    { recipient: 'zofia@szkola.test', text: expect.stringContaining('http://gra.test/reset-password#token=') },
  ]);
});

test('[LGN-20] a link that went to a mistyped e-mail sets no password any more when the e-mail is corrected, and the right one gets its own', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const person = { email: 'ewa.kso@szkola.test', first_name: 'Ewa', last_name: 'Kos' };
  const { id } = added.parse((await app.call('POST', 'user/add/', person, logins.TEACHER)).payload);
  const email = 'ewa.kos@szkola.test';
  await app.call('POST', 'auth/recover-password/', { lostEmail: person.email });
  app.pass(1);
  expect((await app.call('PATCH', 'user/edit/', { id, email }, logins.TEACHER)).status).toBe(200);
  const letters = await app.context.storage.mail.all();
  const tokens = letters.map(({ recipient, text }) => [recipient, /#token=(?<token>[\w-]+)/u.exec(text)?.[1] ?? '']);
  expect(tokens.map(([recipient]) => recipient)).toEqual([email, person.email, person.email]);
  const set = async ([, token]: readonly string[]) =>
    (await app.call('POST', 'auth/reset-password/', { token, password: PASSWORD })).status;
  expect([await set(tokens[1] ?? []), await set(tokens[2] ?? []), await set(tokens[0] ?? [])]).toEqual([422, 422, 200]);
});

test('[LGN-20] whoever got in with a letter to a mistyped e-mail is out when the e-mail is corrected, and the right person gets a link', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const person = { email: 'ewa.kso@szkola.test', first_name: 'Ewa', last_name: 'Kos' };
  const { id } = added.parse((await app.call('POST', 'user/add/', person, logins.TEACHER)).payload);
  const linkTo = async (email: string) => {
    const letter = (await app.context.storage.mail.all()).find(({ recipient }) => recipient === email);
    return /#token=(?<token>[\w-]+)/u.exec(letter?.text ?? '')?.groups?.['token'];
  };
  const set = async (token: string | undefined, password: string) =>
    (await app.call('POST', 'auth/reset-password/', { token, password })).status;
  const logIn = async (email: string, password: string) => app.call('POST', 'auth/', { email, password });
  expect(await set(await linkTo(person.email), PASSWORD)).toBe(200);
  const stranger = await app.logIn(person.email);
  const remembered = await app.call('POST', 'auth/', { email: person.email, password: PASSWORD, rememberMe: true });
  const rememberMeToken = remember.parse(remembered.payload).remember.value;
  const edit = (email: string) => app.call('PATCH', 'user/edit/', { id, email, last_name: 'Kos' }, logins.TEACHER);
  expect((await edit(person.email)).status).toBe(200);
  expect((await app.call('GET', 'user/data/', undefined, stranger)).status).toBe(200);
  const email = 'ewa.kos@szkola.test';
  expect((await edit(email)).status).toBe(200);
  expect((await app.call('GET', 'user/data/', undefined, stranger)).status).toBe(401);
  expect((await app.call('POST', 'auth/check/', { rememberMeToken })).status).toBe(401);
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect(await set(await linkTo(email), 'inne dlugie haslo')).toBe(200);
  expect((await logIn(email, 'inne dlugie haslo')).status).toBe(200);
});

test('[PPL-3] [RGT-4] admins make one another, change each other and delete each other, but nobody their own account', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const wanted = {
    email: 'druga@szkola.test',
    first_name: 'Ewa',
    last_name: 'Sowa',
    type: 'ADMIN',
    password: PASSWORD,
  };
  expect((await app.call('POST', 'user/add/', wanted, logins.TEACHER)).status).toBe(403);
  const { payload } = await app.call('POST', 'user/add/', wanted, logins.ADMIN);
  const { id } = added.parse(payload);
  const second = await app.logIn('druga@szkola.test');
  const first = (await app.context.storage.users.findByEmail('admin@szkola.test'))?.id ?? '';
  expect((await app.call('PATCH', 'user/edit/', { id: first, last_name: 'Nowa' }, second)).status).toBe(200);
  expect((await app.call('PATCH', 'user/edit/', { id: first, approved: false }, second)).status).toBe(403);
  expect((await app.call('DELETE', `user/delete/${id}`, undefined, second)).status).toBe(403);
  expect((await app.call('DELETE', `user/delete/${first}`, undefined, second)).status).toBe(200);
  expect((await app.call('GET', 'user/data/', undefined, logins.ADMIN)).status).toBe(401);
  expect((await app.call('GET', 'user/get-list/', undefined, second)).payload).toHaveLength(6);
});
