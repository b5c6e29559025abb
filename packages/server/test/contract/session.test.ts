import { beforeAll, expect, test } from 'vitest';
import { WAYS } from '@fracht/testing/school/api-client.ts';
import { PASSWORD, type TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import type { AnyJson } from './socket.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 3);
});

const NEW_PASSWORD = 'zupelnie nowe haslo';
const pair = (password: string) => ({ new_password: password, new_password_repeat: password });
const logIn = (email: string, password: string) => school.guest().post('auth/', { email, password, rememberMe: true });

test('[LGN-1] [LGN-11] POST auth/ gives csrf, a bearer of 256 bits, and the remember token where asked', async () => {
  const answer = await logIn('gracz1@szkola.test', PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.csrf).toEqual({ key: expect.any(String), token: expect.any(String) });
  const { auth, remember } = answer.payload;
  for (const { value } of [auth, remember]) expect(value.length).toBeGreaterThanOrEqual(43);
  const without = await school.guest().post('auth/', { email: 'gracz1@szkola.test', password: PASSWORD });
  expect(without).toMatchObject({ status: 200, payload: { auth: { value: expect.any(String) } } });
  expect(without.payload.remember?.value).toBeUndefined();
  const no = await school.guest().post('auth/', { email: 'gracz1@szkola.test', password: PASSWORD, rememberMe: false });
  expect(no.payload.remember?.value).toBeUndefined();
  const blanks = await logIn('  GRACZ1@szkola.TEST ', PASSWORD);
  expect(blanks.status).toBe(200);
});

test('[LGN-2] a wrong password and an unknown e-mail are one answer', async () => {
  const wrong = await logIn('gracz2@szkola.test', 'nie to haslo');
  const unknown = await logIn('nikt@szkola.test', 'nie to haslo');
  expect(wrong).toMatchObject({ status: 401, payload: null, message: { type: 'danger' } });
  expect(wrong.text).toBe(unknown.text);
  expect(wrong.csrf).toBeUndefined();
});

test('[ENV-6] an empty login form says what is missing, in Polish, per field', async () => {
  const { status, payload } = await school.guest().post('auth/', {});
  expect(status).toBe(422);
  expect(payload).toEqual({ email: [expect.stringMatching(/\p{L}/u)], password: [expect.stringMatching(/\p{L}/u)] });
});

test('[LGN-3] ten failures, then 429 with Retry-After, for this account alone', async () => {
  for (let failure = 0; failure < 10; failure += 1) {
    expect((await logIn('gracz3@szkola.test', 'zle haslo zle')).status).toBe(401);
  }
  const refused = await logIn('gracz3@szkola.test', PASSWORD);
  expect(refused).toMatchObject({ status: 429, message: { type: expect.any(String) } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
  expect((await logIn('gracz1@szkola.test', PASSWORD)).status).toBe(200);
});

test('[LGN-5] auth/check/ gives csrf, payload.value and the next remember token; the same browser has the same one again, and another one ends the family', async () => {
  const first = (await logIn('gracz1@szkola.test', PASSWORD)).payload.remember.value;
  const guest = school.guest();
  const checked = await guest.post('auth/check/', { rememberMeToken: first });
  expect(checked).toMatchObject({ status: 200, csrf: { key: expect.any(String), token: expect.any(String) } });
  const second = checked.payload.remember.value;
  expect(second).not.toBe(first);
  guest.bearer = checked.payload.value;
  expect((await guest.patch('auth/settings', {})).status).toBe(422);
  expect((await guest.get('user/data/')).payload).toMatchObject({ email: 'gracz1@szkola.test' });
  const repeated = await school.guest().post('auth/check/', { rememberMeToken: first });
  expect(repeated).toMatchObject({ status: 200, payload: { remember: { value: second } } });
  expect(repeated.payload.value).not.toBe(checked.payload.value);
  const thief = { headers: { 'user-agent': 'another browser' } };
  expect((await school.guest().post('auth/check/', { rememberMeToken: first }, thief)).status).toBe(401);
  expect((await school.guest().post('auth/check/', { rememberMeToken: second })).status).toBe(401);
  expect((await school.guest().post('auth/check/', {})).status).toBeGreaterThanOrEqual(400);
});

test('[LGN-6] auth/verify/ gives csrf and {valid, user}; without a valid bearer 401', async () => {
  const client = await school.guest().logIn('gracz1@szkola.test', PASSWORD);
  client.csrf = null;
  const verified = await client.get('auth/verify/');
  expect(verified).toMatchObject({
    status: 200,
    csrf: { key: expect.any(String), token: expect.any(String) },
    payload: { valid: true, user: { email: 'gracz1@szkola.test', type: 'STUDENT' } },
  });
  expect((await client.patch('auth/settings', {})).status).toBe(422);
  client.bearer = 'x'.repeat(43);
  expect((await client.get('auth/verify/')).status).toBe(401);
});

test.each(WAYS)('[ENV-9] the CSRF pair may travel in a body (%s) or in headers', async (way) => {
  const client = await school.guest().logIn('gracz1@szkola.test', PASSWORD);
  for (const csrfIn of ['body', 'headers'] as const) {
    expect((await client.patch('auth/settings', {}, { way, csrfIn })).status).toBe(422);
  }
  expect(await client.patch('auth/settings', {}, { way, csrfIn: 'nowhere' })).toMatchObject({
    status: 403,
    payload: null,
    message: { code: 'CSRF' },
  });
});

test('[ENV-9] a wrong CSRF pair or that of another session is refused; DELETE and POST ask for it too', async () => {
  const client = await school.guest().logIn('gracz1@szkola.test', PASSWORD);
  const other = await school.guest().logIn('gracz2@szkola.test', PASSWORD);
  const own = client.csrf;
  client.csrf = { key: own?.key ?? '', token: 'zly' };
  expect((await client.post('auth/logout/')).message?.code).toBe('CSRF');
  client.csrf = other.csrf;
  expect((await client.post('auth/logout/')).message?.code).toBe('CSRF');
  const { teacher, group } = school;
  expect((await teacher.delete(`group/delete/${group}`, { csrfIn: 'nowhere' })).message?.code).toBe('CSRF');
  expect((await teacher.send('DELETE', 'group/delete/nie-ma', {}, { csrfIn: 'body' })).status).toBe(404);
  expect((await client.get('user/data/')).status).toBe(200);
});

test('[ENV-9] a call that any login may make is made without a pair before login', async () => {
  expect((await school.guest().post('auth/recover-password/', { lostEmail: 'gracz1@szkola.test' })).status).toBe(200);
});

test('[LGN-7] POST auth/logout/ ends the session and what it remembered', async () => {
  const client = await school.guest().logIn('gracz1@szkola.test', PASSWORD);
  expect((await client.post('auth/logout/')).status).toBe(200);
  expect((await client.get('user/data/')).status).toBe(401);
  expect((await school.guest().post('auth/check/', { rememberMeToken: client.remember })).status).toBe(401);
});

test('[LGN-8] PATCH auth/settings changes the password, with the faults under their fields', async () => {
  const client = await school.guest().logIn('gracz2@szkola.test', PASSWORD);
  const change = (fields: object) => client.patch('auth/settings', { ...fields });
  expect((await change({})).payload).toEqual({
    old_password: [expect.any(String)],
    new_password: [expect.any(String)],
    new_password_repeat: [expect.any(String)],
  });
  expect(await change({ old_password: 'nie to', ...pair(NEW_PASSWORD) })).toMatchObject({
    status: 422,
    payload: { old_password: [expect.any(String)] },
  });
  for (const bad of ['krotkie', 'x'.repeat(129), '1234567890']) {
    expect(await change({ old_password: PASSWORD, ...pair(bad) })).toMatchObject({
      status: 422,
      payload: { new_password: [expect.any(String)] },
    });
  }
  expect(
    await change({ old_password: PASSWORD, new_password: NEW_PASSWORD, new_password_repeat: 'co innego tu' }),
  ).toMatchObject({
    status: 422,
    payload: { new_password_repeat: [expect.any(String)] },
  });
  expect(await change({ old_password: PASSWORD, ...pair(NEW_PASSWORD) })).toMatchObject({
    status: 200,
    message: { type: 'other', text: expect.any(String) },
  });
  expect((await logIn('gracz2@szkola.test', NEW_PASSWORD)).status).toBe(200);
  expect((await logIn('gracz2@szkola.test', PASSWORD)).status).toBe(401);
});

test('[LGN-9] [LGN-10] registration, recovery and reset answer as promised', async () => {
  const guest = school.guest();
  const known = await guest.post('auth/recover-password/', { lostEmail: 'gracz1@szkola.test' });
  const unknown = await guest.post('auth/recover-password/', { lostEmail: 'nikt@szkola.test' });
  expect(known.status).toBe(200);
  expect(known.text).toBe(unknown.text);
  expect(await guest.post('auth/recover-password/', { lostEmail: 'zly' })).toMatchObject({
    status: 422,
    payload: { lostEmail: [expect.any(String)] },
  });
  expect((await guest.post('user/register/', {})).payload).toMatchObject({
    new_email: [expect.any(String)],
    first_name: [expect.any(String)],
    last_name: [expect.any(String)],
  });
  const person = { new_email: 'nowa@szkola.test', first_name: 'Nowa', last_name: 'Osoba', teacher: false };
  const made = await guest.post('user/register/', person);
  const again = await guest.post('user/register/', person);
  expect(made.status).toBe(200);
  expect(again.text).toBe(made.text);
  expect(
    (await guest.post('user/register/', { ...person, new_email: 'wykladowca@szkola.test', teacher: true })).status,
  ).toBe(200);
  expect(
    (await guest.post('auth/reset-password/', { token: 'zly', password: NEW_PASSWORD })).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await guest.post('auth/reset-password/', {})).payload).toHaveProperty('token');
});

test('[LGN-1] the bearer scheme is read whatever its case; another scheme is no login', async () => {
  const { bearer } = at(school.students, 0);
  const ask = (authorization: string) => school.guest().raw('GET', '/api/user/data/', { headers: { authorization } });
  expect((await ask(`bearer ${bearer}`)).status).toBe(200);
  expect((await ask(`Basic ${bearer}`)).status).toBe(401);
  expect((await ask('Bearer')).status).toBe(401);
});

test('[ACC-10] who registers sends e-mail, names and whether a lecturer; who logs in an e-mail or a login name, and what proves it', async () => {
  const person = { new_email: 'kto@szkola.test', first_name: 'Kto', last_name: 'Nowy', teacher: true };
  for (const field of ['new_email', 'first_name', 'last_name'] as const) {
    const { [field]: _, ...rest } = person;
    expect(await school.guest().post('user/register/', rest)).toMatchObject({
      status: 422,
      payload: { [field]: [expect.any(String)] },
    });
  }
  expect((await school.guest().post('user/register/', person)).status).toBe(200);
  const listed: readonly AnyJson[] = (await school.admin.get('user/get-list/')).payload;
  expect(listed.find(({ email }) => email === person.new_email)).toMatchObject({
    first_name: 'Kto',
    last_name: 'Nowy',
    type: 'TEACHER',
    approved: false,
  });
  const file = 'Nazwisko i imię\nLis Ewa';
  const { login, code } = (await school.teacher.post('user/import/', { file })).payload.cards[0];
  expect(await logIn(login, code)).toMatchObject({
    status: 200,
    payload: { auth: { value: expect.any(String) }, remember: { value: expect.any(String) } },
  });
  const byMail = { email: 'gracz1@szkola.test', password: PASSWORD, rememberMe: false };
  const { status, payload } = await school.guest().post('auth/', byMail);
  expect([status, payload.auth.value, payload.remember]).toEqual([200, expect.any(String), undefined]);
});

test('[LGN-12] a ticket, a bearer and a remember token are no substitute for one another', async () => {
  const client = await school.guest().logIn('gracz1@szkola.test', PASSWORD);
  const { ticket } = (await client.post('server/connect/', { game: await school.newGame() })).payload;
  const guest = school.guest();
  for (const bearer of [ticket, client.remember, client.csrf?.token, client.csrf?.key]) {
    guest.bearer = bearer;
    expect((await guest.get('user/data/')).status).toBe(401);
  }
  for (const rememberMeToken of [client.bearer, ticket])
    expect((await school.guest().post('auth/check/', { rememberMeToken })).status).toBe(401);
});
