import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hashToken } from '../../ids.ts';
import { type Login, PASSWORD, testApp, type TestApp } from '../../../test/support/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = 'calkiem-nowe-haslo';

const remembered = z.object({ remember: z.object({ value: z.string() }) });
const bothTokens = remembered.extend({ auth: z.object({ value: z.string() }) });
const checked = z.object({ value: z.string(), remember: z.object({ value: z.string() }) });

const credentials = (password = PASSWORD) => ({ email: 'anna@szkola.test', password, rememberMe: 'true' });

async function withAnna(): Promise<TestApp> {
  const app = await testApp();
  await app.person({ email: 'anna@szkola.test' });
  return app;
}

/** The token in the newest letter. */
async function letterToken({ context }: TestApp): Promise<string> {
  const [letter] = await context.storage.mail.all();
  return /#token=(?<token>[\w-]+)/u.exec(letter?.text ?? '')?.groups?.token ?? '';
}

test('[LGN-1] a login gives a bearer, a remember token and a CSRF pair', async () => {
  const { call } = await withAnna();
  const { status, csrf, payload } = await call('POST', 'auth/', credentials());
  expect(status).toBe(200);
  expect(csrf?.key).toBeTypeOf('string');
  expect(remembered.parse(payload).remember.value).toHaveLength(43);
});

test('[LGN-2] a wrong password and an unknown e-mail answer the same', async () => {
  const { call } = await withAnna();
  const wrong = await call('POST', 'auth/', credentials('zle-haslo-zle-haslo'));
  const unknown = await call('POST', 'auth/', { ...credentials(), email: 'nikt@szkola.test' });
  expect(wrong.status).toBe(401);
  expect({ ...wrong, headers: {} }).toEqual({ ...unknown, headers: {} });
});

test('[LGN-3] ten failures from one address lock the account there for 15 minutes', async () => {
  const { call, pass } = await withAnna();
  for (let attempt = 0; attempt < 10; attempt += 1) await call('POST', 'auth/', credentials('zle'));
  const locked = await call('POST', 'auth/', credentials());
  expect(locked.status).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBe(900);
  pass(15 * MINUTE);
  expect((await call('POST', 'auth/', credentials())).status).toBe(200);
});

test('[LGN-3] wrong logins of one account at once are as few as one after another', async () => {
  const { call } = await withAnna();
  const many = await Promise.all(Array.from({ length: 30 }, () => call('POST', 'auth/', credentials('zle'))));
  expect(many.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(many.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('[LGN-3] passwords that somebody logged in proves are counted before they are looked at, many at once too', async () => {
  const { call, logIn } = await withAnna();
  const login = await logIn('anna@szkola.test');
  const change = { old_password: 'zle', new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
  const guesses = Array.from({ length: 40 }, () => call('PATCH', 'auth/settings', change, login));
  expect((await Promise.all(guesses)).filter(({ status }) => status === 422)).toHaveLength(10);
  const erasure = await call('POST', 'user/erase-me/', { password: 'zle' }, login);
  expect(erasure).toMatchObject({ status: 429, message: { code: 'TOO_MANY' } });
});

test('[LGN-1] a bearer is good for 12 hours', async () => {
  const { call, pass, logIn } = await withAnna();
  const login = await logIn('anna@szkola.test');
  pass(12 * HOUR - 1);
  expect((await call('GET', 'auth/verify/', undefined, login)).status).toBe(200);
  pass(1);
  expect((await call('GET', 'auth/verify/', undefined, login)).status).toBe(401);
});

test('[LGN-16] a login never takes over the bearer that comes with it: it has a new one, and the other stays what it was', async () => {
  const app = await withAnna();
  const boss = { email: 'szef@szkola.test', password: PASSWORD, rememberMe: true };
  await app.person({ email: boss.email, type: 'ADMIN' });
  const withBearer = (bearer: string): Login => ({ bearer, csrf: { key: '', token: '' } });
  const whoIs = async (bearer: string) => {
    const { status, payload } = await app.call('GET', 'user/data/', undefined, withBearer(bearer));
    return status === 200 ? z.object({ email: z.string() }).parse(payload).email : status;
  };
  const expired = await app.logIn(boss.email);
  app.pass(12 * HOUR);
  const [foreign, own, ended] = [
    await app.logIn('anna@szkola.test'),
    await app.logIn(boss.email),
    await app.logIn(boss.email),
  ];
  await app.call('POST', 'auth/logout/', {}, ended);
  const rows = [
    [foreign.bearer, 'anna@szkola.test'],
    [own.bearer, boss.email],
    [expired.bearer, 401],
    [ended.bearer, 401],
    ['x'.repeat(43), 401],
  ] as const;
  for (const [sent, was] of rows) {
    expect(await whoIs(sent)).toBe(was);
    const { payload, csrf } = await app.call('POST', 'auth/', boss, withBearer(sent));
    const { auth, remember } = bothTokens.parse(payload);
    const again = await app.call('POST', 'auth/check/', { rememberMeToken: remember.value }, withBearer(sent));
    const checkedAs = checked.parse(again.payload).value;
    expect(new Set([...rows.map(([bearer]) => bearer), auth.value, checkedAs]).size).toBe(rows.length + 2);
    expect([await whoIs(sent), await whoIs(auth.value), await whoIs(checkedAs)]).toEqual([was, boss.email, boss.email]);
    // The new session's pair differs from the one that was sent.
    const change = await app.call('POST', 'auth/logout/', {}, { bearer: sent, csrf: csrf ?? { key: '', token: '' } });
    expect(change.status).toBe(was === 401 ? 401 : 403);
    expect(
      (await app.call('POST', 'auth/logout/', {}, { bearer: auth.value, csrf: csrf ?? { key: '', token: '' } })).status,
    ).toBe(200);
    expect([await whoIs(auth.value), await whoIs(sent)]).toEqual([401, was]);
  }
});

test('[LGN-6] verification gives the user and a fresh pair, and the earlier one still works in another tab', async () => {
  const { call, logIn } = await withAnna();
  const login = await logIn('anna@szkola.test');
  const { csrf, payload } = await call('GET', 'auth/verify', undefined, login);
  expect(payload).toMatchObject({
    valid: true,
    user: { email: 'anna@szkola.test', type: 'STUDENT', initials: 'AL', short_name: 'Anna L.' },
  });
  expect(csrf).not.toEqual(login.csrf);
  expect((await call('POST', 'auth/logout/', {}, login)).status).toBe(200);
});

test('[LGN-5] a remember token works once and rotates; one whose successor was used ends its whole family', async () => {
  const { call } = await withAnna();
  const first = remembered.parse((await call('POST', 'auth/', credentials())).payload).remember.value;
  const second = checked.parse((await call('POST', 'auth/check/', { rememberMeToken: first })).payload);
  const login = { bearer: second.value, csrf: { key: '', token: '' } };
  expect((await call('GET', 'user/data/', undefined, login)).status).toBe(200);
  const third = checked.parse((await call('POST', 'auth/check/', { rememberMeToken: second.remember.value })).payload);
  const reused = await call('POST', 'auth/check/', { rememberMeToken: first });
  expect(reused).toMatchObject({ status: 401, message: { code: 'REMEMBER_INVALID', type: 'none' } });
  expect((await call('POST', 'auth/check/', { rememberMeToken: third.remember.value })).status).toBe(401);
  expect((await call('GET', 'user/data/', undefined, login)).status).toBe(401);
});

test('[LGN-5] shown in two tabs at once a remember token gives both the same next one, and a session each', async () => {
  const { call } = await withAnna();
  const first = remembered.parse((await call('POST', 'auth/', credentials())).payload).remember.value;
  const tabs = await Promise.all([0, 1].map(() => call('POST', 'auth/check/', { rememberMeToken: first })));
  const [one, other] = tabs.map(({ payload }) => checked.parse(payload));
  expect(other?.remember.value).toBe(one?.remember.value);
  expect(other?.value).not.toBe(one?.value);
  for (const bearer of [one?.value ?? '', other?.value ?? '']) {
    expect((await call('GET', 'user/data/', undefined, { bearer, csrf: { key: '', token: '' } })).status).toBe(200);
  }
  expect((await call('POST', 'auth/check/', { rememberMeToken: one?.remember.value })).status).toBe(200);
});

test('[LGN-7] logging out ends the session and the remembered login', async () => {
  const { call } = await withAnna();
  const { csrf, payload } = await call('POST', 'auth/', credentials());
  const bearer = z.object({ auth: z.object({ value: z.string() }) }).parse(payload).auth.value;
  await call('POST', 'auth/logout/', {}, { bearer, csrf: csrf ?? { key: '', token: '' } });
  expect((await call('GET', 'user/data/', undefined, { bearer, csrf: { key: '', token: '' } })).status).toBe(401);
  expect(
    (await call('POST', 'auth/check/', { rememberMeToken: remembered.parse(payload).remember.value })).status,
  ).toBe(401);
});

/** Why the session of this login has ended, as its bearer is told. */
async function endOf({ call }: TestApp, login: Login): Promise<unknown> {
  const { status, payload, message } = await call('GET', 'user/data/', undefined, login);
  expect([status, message?.code]).toEqual([401, 'UNAUTHORIZED']);
  return payload;
}

test('[LGN-24] [ACC-22] whoever has the bearer of an ended session is told why it has ended, as long as it would have lasted, and nobody else', async () => {
  const app = await withAnna();
  const { call, logIn, context, pass } = app;
  const logins = await Promise.all([0, 1].map(() => logIn('anna@szkola.test')));
  const [changing, other] = logins;
  if (changing === undefined || other === undefined) throw new Error('no login');
  const change = { old_password: PASSWORD, new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
  await call('PATCH', 'auth/settings', change, changing);
  const told = await call('GET', 'user/data/', undefined, other);
  expect(told).toMatchObject({ payload: { ended: 'PASSWORD_CHANGED' }, message: { type: 'warning' } });
  expect(told.message?.text).toMatch(/^Hasło lub PIN tego konta zmieniono/u);
  await call('POST', 'auth/logout/', {}, changing);
  expect(await endOf(app, changing)).toEqual({ ended: 'LOGGED_OUT' });
  expect(await endOf(app, { ...other, bearer: 'nikogo' })).toBeNull();

  const last = await call('POST', 'auth/', credentials(NEW_PASSWORD));
  const bearer = bothTokens.parse(last.payload).auth.value;
  const anna = await context.storage.users.findByEmail('anna@szkola.test');
  await context.storage.users.erase(anna?.id ?? '', 0, null);
  expect(await endOf(app, { ...other, bearer })).toEqual({ ended: 'ACCOUNT_REMOVED' });
  pass(13 * HOUR);
  await context.storage.sessions.sweep({ past: context.steady(), latest: context.steady() });
  expect(await endOf(app, { ...other, bearer })).toBeNull();
});

test('[LGN-24] however many sessions an account has, as whoever renews the login all day, all end, and of each it is told why', async () => {
  const app = await withAnna();
  const { context } = app;
  const anna = (await context.storage.users.findByEmail('anna@szkola.test'))?.id ?? '';
  const file = new Database(join(context.config.dataDir, 'fracht.sqlite'));
  // Three values of each are more than a statement of SQLite takes.
  const bearers = Array.from({ length: 11_000 }, (_, index) => `bearer-${index}`);
  const row = file.prepare(
    'insert into sessions (id, token_hash, user, created_at, expires_at) values (?, ?, ?, 0, ?)',
  );
  const expires = context.steady() + HOUR;
  file.transaction(() => bearers.forEach((bearer) => row.run(bearer, hashToken(bearer), anna, expires)))();
  file.close();
  await context.storage.users.erase(anna, 0, null);
  const csrf = { key: '', token: '' };
  for (const bearer of ['bearer-0', 'bearer-10999'])
    expect(await endOf(app, { bearer, csrf })).toEqual({ ended: 'ACCOUNT_REMOVED' });
});

test('[ACC-22] that the time is over, and that a remember token was shown twice, is told too', async () => {
  const app = await withAnna();
  const { call, pass } = app;
  const first = bothTokens.parse((await call('POST', 'auth/', credentials())).payload);
  const second = checked.parse((await call('POST', 'auth/check/', { rememberMeToken: first.remember.value })).payload);
  await call('POST', 'auth/check/', { rememberMeToken: second.remember.value });
  await call('POST', 'auth/check/', { rememberMeToken: first.remember.value });
  const csrf = { key: '', token: '' };
  expect(await endOf(app, { bearer: second.value, csrf })).toEqual({ ended: 'REMEMBERED_TWICE' });
  const late = bothTokens.parse((await call('POST', 'auth/', credentials())).payload);
  pass(12 * HOUR);
  expect(await endOf(app, { bearer: late.auth.value, csrf })).toEqual({ ended: 'EXPIRED' });
});

test('[LGN-25] [ACC-23] on shared computers a remember token says so and lasts 12 hours, those of before too', async () => {
  const { call, person, logIn, pass } = await withAnna();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  const own = bothTokens.parse((await call('POST', 'auth/', credentials())).payload);
  const saved = await call('PATCH', 'auth/shared-computers/', { shared: 'true' }, admin);
  expect(saved).toMatchObject({ status: 200, payload: { shared: true } });
  const { payload } = await call('POST', 'auth/', credentials());
  expect(payload).toMatchObject({ remember: { shared: true } });
  const renewed = await call('POST', 'auth/check/', { rememberMeToken: remembered.parse(payload).remember.value });
  expect(renewed.payload).toMatchObject({ remember: { shared: true } });
  pass(12 * HOUR);
  for (const rememberMeToken of [own.remember.value, checked.parse(renewed.payload).remember.value])
    expect((await call('POST', 'auth/check/', { rememberMeToken })).status).toBe(401);
});

test('[ENV-9] a state-changing call without the CSRF pair, or with a wrong one, is refused', async () => {
  const { call, logIn } = await withAnna();
  const login = await logIn('anna@szkola.test');
  const wrong = { ...login, csrf: { ...login.csrf, token: 'zmyslony' } };
  expect(await call('POST', 'auth/logout/', {}, wrong)).toMatchObject({ status: 403, message: { code: 'CSRF' } });
});

test('[ENV-9] in a session calls that guests may make need the pair too, but for those that log in', async () => {
  const { call, logIn } = await withAnna();
  const login = { ...(await logIn('anna@szkola.test')), csrf: { key: '', token: '' } };
  const letter = { name: 'Jan', email: 'jan@dom.test', message: 'Dzień dobry' };
  const registration = { new_email: 'nowa@szkola.test', first_name: 'Ewa', last_name: 'Sowa' };
  const calls = [
    call('POST', 'content/contact/', letter, login),
    call('POST', 'user/register/', registration, login),
    call('POST', 'auth/recover-password/', { lostEmail: 'anna@szkola.test' }, login),
  ];
  expect((await Promise.all(calls)).map(({ message }) => message?.code)).toEqual(['CSRF', 'CSRF', 'CSRF']);
  expect((await call('POST', 'auth/', credentials(), login)).status).toBe(200);
  expect((await call('POST', 'content/contact/', letter, { ...login, bearer: 'wygasly' })).status).toBe(200);
});

test('[ENV-9] the CSRF pair is taken from the body of a form', async () => {
  const { app, logIn } = await withAnna();
  const { bearer, csrf } = await logIn('anna@szkola.test');
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/logout/',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ csrf_key: csrf.key, csrf_token: csrf.token }).toString(),
  });
  expect(response.statusCode).toBe(200);
});

test('[LGN-8] changing the password asks for the old one and ends the other sessions', async () => {
  const { call, logIn } = await withAnna();
  const [here, elsewhere] = [await logIn('anna@szkola.test'), await logIn('anna@szkola.test')];
  const change = { old_password: PASSWORD, new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
  const wrong = await call('PATCH', 'auth/settings', { ...change, old_password: 'inne' }, here);
  expect(wrong).toMatchObject({ status: 422, payload: { old_password: ['Obecne hasło jest nieprawidłowe.'] } });
  expect((await call('PATCH', 'auth/settings', change, here)).status).toBe(200);
  expect((await call('GET', 'user/data/', undefined, here)).status).toBe(200);
  expect((await call('GET', 'user/data/', undefined, elsewhere)).status).toBe(401);
  expect((await call('POST', 'auth/', credentials(NEW_PASSWORD))).status).toBe(200);
});

test('[LGN-8] of two who change a password at once one is told that the old one is not right any more', async () => {
  const { call, logIn } = await withAnna();
  const [here, elsewhere] = [await logIn('anna@szkola.test'), await logIn('anna@szkola.test')];
  const change = (to: string, login: typeof here) =>
    call('PATCH', 'auth/settings', { old_password: PASSWORD, new_password: to, new_password_repeat: to }, login);
  const others = `${NEW_PASSWORD} drugie`;
  const answers = await Promise.all([change(NEW_PASSWORD, here), change(others, elsewhere)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(answers).toContainEqual(
    expect.objectContaining({ payload: { old_password: ['Obecne hasło jest nieprawidłowe.'] } }),
  );
  const chosen = answers[0]?.status === 200 ? NEW_PASSWORD : others;
  expect((await call('POST', 'auth/', credentials(chosen))).status).toBe(200);
  expect((await call('GET', 'user/data/', undefined, chosen === others ? elsewhere : here)).status).toBe(200);
});

test('[LGN-8] changing the password keeps the remembered login it is changed in, and no other', async () => {
  const { call } = await withAnna();
  const [here, elsewhere] = [await call('POST', 'auth/', credentials()), await call('POST', 'auth/', credentials())];
  const bearer = z.object({ auth: z.object({ value: z.string() }) }).parse(here.payload).auth.value;
  const change = { old_password: PASSWORD, new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
  const login = { bearer, csrf: here.csrf ?? { key: '', token: '' } };
  expect((await call('PATCH', 'auth/settings', change, login)).status).toBe(200);
  const check = async ({ payload }: typeof here): Promise<number> =>
    (await call('POST', 'auth/check/', { rememberMeToken: remembered.parse(payload).remember.value })).status;
  expect([await check(here), await check(elsewhere)]).toEqual([200, 401]);
});

test.each([
  ['krotkie', 'Wpisz co najmniej 10\u00a0znaków.'],
  ['Qwerty12345', 'To hasło należy do najczęściej używanych. Wybierz inne.'],
  ['x'.repeat(129), 'Tu mieści się najwyżej 128\u00a0znaków.'],
])('[ACC-2] a new password "%s" is refused with its reason', async (password, text) => {
  const { call, logIn } = await withAnna();
  const change = { old_password: PASSWORD, new_password: password, new_password_repeat: password };
  const { status, payload } = await call('PATCH', 'auth/settings', change, await logIn('anna@szkola.test'));
  expect(status).toBe(422);
  expect(payload).toMatchObject({ new_password: [text] });
});

test('[LGN-9] recovery answers the same for everybody and mails a link that works once, for an hour', async () => {
  const app = await withAnna();
  const known = await app.call('POST', 'auth/recover-password/', { lostEmail: 'ANNA@szkola.test' });
  const unknown = await app.call('POST', 'auth/recover-password/', { lostEmail: 'nikt@szkola.test' });
  expect({ ...known, headers: {} }).toEqual({ ...unknown, headers: {} });
  expect(await app.context.storage.mail.all()).toHaveLength(1);
  const token = await letterToken(app);
  const reset = () => app.call('POST', 'auth/reset-password/', { token, password: NEW_PASSWORD });
  expect((await reset()).status).toBe(200);
  expect(await reset()).toMatchObject({
    status: 422,
    payload: { token: ['Ten link wygasł albo został już użyty. Poproś o\u00a0nowy.'] },
    message: { text: 'Hasło nie zostało zmienione, bo ten link już nie działa.' },
  });
  expect((await app.call('POST', 'auth/', credentials(NEW_PASSWORD))).status).toBe(200);
  await app.call('POST', 'auth/recover-password/', { lostEmail: 'anna@szkola.test' });
  const late = await letterToken(app);
  app.pass(HOUR);
  expect((await app.call('POST', 'auth/reset-password/', { token: late, password: NEW_PASSWORD })).status).toBe(422);
});

test('[LGN-15] a password set by a mailed link lets in at once where the account was shut out', async () => {
  const app = await withAnna();
  const login = await app.logIn('anna@szkola.test');
  const change = { old_password: 'zle', new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await app.call('POST', 'auth/', credentials('zle'));
    await app.call('PATCH', 'auth/settings', change, login);
  }
  expect((await app.call('POST', 'auth/', credentials())).status).toBe(429);
  await app.call('POST', 'auth/recover-password/', { lostEmail: 'anna@szkola.test' });
  await app.call('POST', 'auth/reset-password/', { token: await letterToken(app), password: PASSWORD });
  const again = await app.logIn('anna@szkola.test');
  expect((await app.call('PATCH', 'auth/settings', { ...change, old_password: PASSWORD }, again)).status).toBe(200);
});

test('[LGN-10] a registered student sets a password by the mailed link and logs in', async () => {
  const app = await testApp();
  const registration = { new_email: 'nowa@szkola.test', first_name: 'Ewa', last_name: 'Sowa', teacher: 'false' };
  expect((await app.call('POST', 'user/register/', registration)).status).toBe(200);
  await app.call('POST', 'auth/reset-password/', { token: await letterToken(app), password: PASSWORD });
  expect((await app.call('POST', 'auth/', { email: 'nowa@szkola.test', password: PASSWORD })).status).toBe(200);
});

test('[LGN-10] registering a known e-mail answers the same and only writes to its owner', async () => {
  const app = await withAnna();
  const registration = { new_email: 'anna@szkola.test', first_name: 'Obca', last_name: 'Osoba', teacher: '0' };
  expect((await app.call('POST', 'user/register/', registration)).status).toBe(200);
  expect((await app.context.storage.users.findByEmail('anna@szkola.test'))?.first_name).toBe('Anna');
  expect(await app.context.storage.mail.all()).toMatchObject([{ subject: 'Masz już konto w\u00a0grze Fracht' }]);
});

test('[LGN-10] a lecturer who registered waits for an admin', async () => {
  const app = await testApp();
  await app.person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const registration = { new_email: 'lektor@szkola.test', first_name: 'Jan', last_name: 'Kos', teacher: true };
  await app.call('POST', 'user/register/', registration);
  await app.call('POST', 'auth/reset-password/', { token: await letterToken(app), password: PASSWORD });
  const waiting = await app.call('POST', 'auth/', { email: 'lektor@szkola.test', password: PASSWORD });
  expect(waiting).toMatchObject({ status: 403, message: { code: 'ACCOUNT_WAITING' } });
  const user = await app.context.storage.users.findByEmail('lektor@szkola.test');
  const approval = { id: user?.id, approved: true };
  const admin = await app.logIn('admin@szkola.test');
  expect((await app.call('PATCH', 'user/edit/', approval, admin)).status).toBe(200);
  expect((await app.call('PATCH', 'user/edit/', approval, admin)).status).toBe(200);
  const told = (await app.context.storage.mail.all()).filter(({ subject }) => subject.includes('jest gotowe'));
  expect(told).toMatchObject([{ recipient: 'lektor@szkola.test', text: expect.stringContaining('http://gra.test') }]);
  expect((await app.call('POST', 'auth/', { email: 'lektor@szkola.test', password: PASSWORD })).status).toBe(200);
});

test('[ACC-2] the own e-mail is no password, set by a link or in the settings; the link stays good for another', async () => {
  const app = await testApp();
  const email = 'anna.kowalska@szkola.test';
  await app.person({ email });
  const login = await app.logIn(email);
  const settings = { old_password: PASSWORD, new_password: email, new_password_repeat: email };
  const own = { status: 422, payload: { new_password: [expect.stringContaining('adres e-mail')] } };
  expect(await app.call('PATCH', 'auth/settings', settings, login)).toMatchObject(own);
  await app.call('POST', 'auth/recover-password/', { lostEmail: email });
  const token = await letterToken(app);
  const set = async (password: string) => (await app.call('POST', 'auth/reset-password/', { token, password })).status;
  expect([await set('anna.kowalska'), await set('Calkiem-inne-haslo')]).toEqual([422, 200]);
});

const OPEN = { students_open: true, students_domains: [], lecturers_open: true, lecturers_domains: [] };

test('[LGN-23] [ACC-14] everybody may register until an admin closes it or binds it to domains', async () => {
  const { call, person, logIn, context } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  const register = (new_email: string, teacher = false) =>
    call('POST', 'user/register/', { new_email, first_name: 'Ola', last_name: 'Nowa', teacher });
  const anybody = { open: true, domains: [] };
  expect((await call('GET', 'user/registration/')).payload).toEqual({ students: anybody, lecturers: anybody });
  expect((await register('obca@gdzies.test')).status).toBe(200);
  const rules = { ...OPEN, students_domains: '@Uczen.Szkola.test', lecturers_open: false };
  expect(await call('PATCH', 'user/registration/', rules, admin)).toMatchObject({
    status: 200,
    payload: { students: { open: true, domains: ['uczen.szkola.test'] }, lecturers: { open: false, domains: [] } },
    message: { code: 'REGISTRATION_SAVED' },
  });
  for (const address of ['inna@gdzies.test', 'inna@szkola.test', 'inna@zly.uczen.szkola.test', 'obca@gdzies.test'])
    expect(await register(address)).toMatchObject({ status: 422, payload: { new_email: [expect.any(String)] } });
  expect((await register('Ola@UCZEN.szkola.test')).status).toBe(200);
  expect(await register('pani@uczen.szkola.test', true)).toMatchObject({
    status: 403,
    message: { code: 'REGISTRATION_CLOSED' },
  });
  expect(await context.storage.users.findByEmail('ola@uczen.szkola.test')).not.toBeNull();
  expect(await context.storage.users.findByEmail('pani@uczen.szkola.test')).toBeNull();
  expect(await context.storage.users.findByEmail('inna@szkola.test')).toBeNull();
});

test('[ACC-14] what no e-mail can end with is refused, and nothing is changed', async () => {
  const { call, person, logIn } = await testApp();
  await person({ email: 'admin@szkola.test', type: 'ADMIN' });
  const admin = await logIn('admin@szkola.test');
  for (const domain of ['szkola', 'ola@szkola.test', 'szkoła test', '*.szkola.test']) {
    const saved = await call('PATCH', 'user/registration/', { ...OPEN, lecturers_domains: [domain] }, admin);
    expect(saved).toMatchObject({ status: 422, payload: { lecturers_domains: [expect.stringContaining('domeny')] } });
  }
  const anybody = { open: true, domains: [] };
  expect((await call('GET', 'user/registration/')).payload).toEqual({ students: anybody, lecturers: anybody });
});
