import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { totpAt } from '../../accounts/totp.ts';
import { countSecondCode, SECOND_CODES_ALLOWED } from '../../commands/count-attempt.ts';
import { logIn as logInFrom } from '../../commands/log-in.ts';
import { beginSecondFactor } from '../../commands/set-second-factor.ts';
import type { AppContext } from '../../context.ts';
import { hashToken, newId } from '../../ids.ts';
import { switchOn, wrongCode } from '../../../test/support/second-factor.ts';
import { type Login, PASSWORD, testApp, type TestApp } from '../../../test/support/test-app.ts';

const STEP = 30_000;
const QUARTER = 15 * 60_000;
const NEW_PASSWORD = 'calkiem-nowe-haslo';
const tokens = z.object({ auth: z.object({ value: z.string() }), remember: z.object({ value: z.string() }) });

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  await app.person({ email: 'szefowa@szkola.test', type: 'ADMIN' });
});

/** A lecturer for this test alone. */
async function lecturer(): Promise<{ readonly id: string; readonly email: string }> {
  const email = `${newId()}@szkola.test`;
  return { id: await app.person({ email, type: 'TEACHER' }), email };
}

const logIn = (email: string, code?: string, more = {}) =>
  app.call('POST', 'auth/', {
    email,
    password: PASSWORD,
    rememberMe: true,
    ...more,
    ...(code === undefined ? {} : { code }),
  });
const codeOf = (secret: string, ahead = 0) => totpAt(secret, app.context.now() + ahead);
const lettersTo = async (email: string) =>
  (await app.context.storage.mail.all()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
/** The audit entries about the account that this call made. */
const changeBy = async (call: string, id: string) =>
  (await app.context.storage.audit.about(id)).find((entry) => entry.call === call);
const isIn = async (login: Login) => (await app.call('GET', 'user/data/', undefined, login)).status === 200;

test('[TFA-1] [TFA-6] a second factor is switched on by password, secret and a code of it, and ends all other logins', async () => {
  const { id, email } = await lecturer();
  const [here, elsewhere] = [await app.logIn(email), tokens.parse((await logIn(email)).payload)];
  const begin = (password: string, login = here) => app.call('POST', 'auth/second-factor/begin/', { password }, login);
  const confirm = (code: string, login = here) => app.call('POST', 'auth/second-factor/confirm/', { code }, login);
  expect((await app.call('GET', 'auth/second-factor/', undefined, here)).payload).toBeNull();
  expect(await confirm('123456')).toMatchObject({ status: 409, message: { code: 'SECOND_FACTOR_CHANGED' } });
  expect(await begin('nie to')).toMatchObject({ status: 422, payload: { password: [expect.any(String)] } });
  const { secret, uri } = z.object({ secret: z.string(), uri: z.string() }).parse((await begin(PASSWORD)).payload);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
  expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
  expect(uri).toContain(`secret=${secret}`);
  expect(await confirm(wrongCode(secret, app.context.now()))).toMatchObject({
    status: 422,
    payload: { code: [expect.stringContaining('nie pasuje')] },
  });
  // A setup belongs to the session that began it.
  const other = await app.logIn(email);
  expect(await confirm(codeOf(secret), other)).toMatchObject({ status: 409 });
  expect((await app.call('GET', 'auth/second-factor/', undefined, here)).payload).toBeNull();
  const { codes } = z.object({ codes: z.array(z.string()) }).parse((await confirm(codeOf(secret))).payload);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/u);
  expect((await app.call('GET', 'auth/second-factor/', undefined, here)).payload).toEqual({
    since: app.context.now(),
    recoveryCodes: 10,
  });
  expect([await isIn(here), await isIn(other)]).toEqual([true, false]);
  expect((await app.call('POST', 'auth/check/', { rememberMeToken: elsewhere.remember.value })).status).toBe(401);
  expect(await begin(PASSWORD)).toMatchObject({ status: 409, message: { code: 'SECOND_FACTOR_CHANGED' } });
  expect(await lettersTo(email)).toEqual([expect.stringContaining('jest włączona')]);
  expect(await changeBy('confirmSecondFactor', id)).toMatchObject({
    actor: id,
    fields: ['second_factor', 'recovery_codes'],
    after: { second_factor: true },
  });
});

test('[TFA-2] [ACC-19] after the right password nothing is opened before the code, which works once and in its time alone', async () => {
  const { id, email } = await lecturer();
  const { secret } = await switchOn(app, email);
  const needed = await logIn(email);
  expect(needed).toMatchObject({ status: 401, payload: null, message: { code: 'SECOND_FACTOR_NEEDED', type: 'info' } });
  expect(needed.csrf).toBeUndefined();
  expect(await logIn(email, '')).toMatchObject({ status: 401, message: { code: 'SECOND_FACTOR_NEEDED' } });
  expect(await logIn(email, wrongCode(secret, app.context.now()))).toMatchObject({
    status: 401,
    payload: null,
    message: { code: 'SECOND_FACTOR_WRONG' },
  });
  for (const password of ['nie to haslo', '']) {
    const wrong = await logIn(email, codeOf(secret), { password });
    expect(wrong.message?.code).toBe(password === '' ? 'VALIDATION' : 'CREDENTIALS_WRONG');
  }
  const elsewhere = logInFrom(app.context, { email, password: PASSWORD, rememberMe: true }, '10.0.0.9');
  await expect(elsewhere).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  expect(app.context.knownPlaces.has(id, '10.0.0.9')).toBe(false);
  expect(await logIn(email, codeOf(secret, -2 * STEP))).toMatchObject({ message: { code: 'SECOND_FACTOR_WRONG' } });
  expect(await logIn(email, codeOf(secret, 2 * STEP))).toMatchObject({ message: { code: 'SECOND_FACTOR_WRONG' } });
  const digits = codeOf(secret);
  const opened = await logIn(email, `${digits.slice(0, 3)} ${digits.slice(3)}`);
  const { auth } = tokens.parse(opened.payload);
  expect(await isIn({ bearer: auth.value, csrf: { key: '', token: '' } })).toBe(true);
  expect(await logIn(email, digits)).toMatchObject({ message: { code: 'SECOND_FACTOR_WRONG' } });
  // The neighbouring time steps have other codes, each valid once.
  expect((await logIn(email, codeOf(secret, -STEP))).status).toBe(200);
  expect((await logIn(email, codeOf(secret, STEP))).status).toBe(200);
  app.pass(STEP);
  expect((await logIn(email, codeOf(secret))).status).toBe(401);
  app.pass(2 * STEP);
  expect((await logIn(email, codeOf(secret))).status).toBe(200);
  // A clock that was ahead for a while does not invalidate later codes.
  app.pass(10 * STEP);
  expect((await logIn(email, codeOf(secret))).status).toBe(200);
  app.pass(-5 * STEP);
  expect((await logIn(email, codeOf(secret))).status).toBe(200);
  app.pass(5 * STEP);
});

test('[TFA-2] of two who send one code at once one comes in', async () => {
  const { email } = await lecturer();
  const { secret, codes } = await switchOn(app, email);
  for (const code of [codeOf(secret), codes[0] ?? '']) {
    const both = await Promise.all([logIn(email, code), logIn(email, code)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  }
});

test('[TFA-2] [ACC-19] an account without a second factor is answered as ever, whatever code comes with it', async () => {
  const { email } = await lecturer();
  for (const code of [undefined, '', '123456', 'MBJZ-PJVX-7RWA-E3KD']) {
    const { status, payload } = await logIn(email, code);
    expect({ status, keys: Object.keys(payload ?? {}).slice(0, 2) }).toEqual({
      status: 200,
      keys: ['auth', 'remember'],
    });
  }
  expect((await logIn(email, '123456', { password: 'nie to haslo' })).message?.code).toBe('CREDENTIALS_WRONG');
});

test('[TFA-3] [TFA-6] ten wrong codes from one address shut it, for codes alone, and their owner hears of it', async () => {
  const { email } = await lecturer();
  const { secret, codes } = await switchOn(app, email);
  const wrong = () => logIn(email, wrongCode(secret, app.context.now()));
  const known = await logIn(email, codes[1]);
  const devices = z.object({ device: z.object({ value: z.string() }) }).parse(known.payload).device.value;
  for (let count = 0; count < 9; count += 1) expect((await wrong()).message?.code).toBe('SECOND_FACTOR_WRONG');
  expect(await lettersTo(email)).toHaveLength(1);
  expect((await wrong()).message?.code).toBe('SECOND_FACTOR_WRONG');
  expect((await lettersTo(email))[0]).toContain('zna hasło');
  for (const code of [codeOf(secret), codes[0]]) {
    const shut = await logIn(email, code);
    expect(shut).toMatchObject({ status: 429, message: { code: 'TOO_MANY' } });
    expect(Number(shut.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await logIn(email)).message?.code).toBe('SECOND_FACTOR_NEEDED');
  expect((await logIn(email, codes[0], { devices })).status).toBe(200);
  app.pass(QUARTER);
  expect((await logIn(email, codeOf(secret))).status).toBe(200);
});

test('[TFA-3] after a hundred wrong codes altogether digits open nothing; a recovery code and a new password help', async () => {
  const { id, email } = await lecturer();
  const { secret, codes } = await switchOn(app, email);
  for (let count = 0; count < 97; count += 1) await countSecondCode(app.context, id);
  app.pass(QUARTER);
  for (let count = 97; count < SECOND_CODES_ALLOWED; count += 1)
    expect((await logIn(email, wrongCode(secret, app.context.now()))).message?.code).toBe('SECOND_FACTOR_WRONG');
  app.pass(90 * 24 * 3_600_000);
  await app.context.storage.sessions.sweep({ past: app.context.now(), latest: app.context.now() });
  expect((await logIn(email, codeOf(secret))).message?.code).toBe('SECOND_FACTOR_SPENT');
  const opened = await logIn(email, codes[0]);
  expect(opened).toMatchObject({ status: 200, message: { code: 'RECOVERY_CODE_USED' } });
  const login = { bearer: tokens.parse(opened.payload).auth.value, csrf: opened.csrf ?? { key: '', token: '' } };
  const off = await app.call('POST', 'auth/second-factor/off/', { password: PASSWORD, code: codeOf(secret) }, login);
  expect(off).toMatchObject({ status: 422, payload: { code: [expect.stringContaining('kod zapasowy')] } });
  const change = { old_password: PASSWORD, new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
  expect((await app.call('PATCH', 'auth/settings', change, login)).status).toBe(200);
  expect((await logIn(email, codeOf(secret), { password: NEW_PASSWORD })).status).toBe(200);
});

test('[TFA-4] each recovery code works once, however it is typed, and new ones end those of before', async () => {
  const { id, email } = await lecturer();
  const { secret, codes, login } = await switchOn(app, email);
  const [first = '', second = '', third = ''] = codes;
  expect((await logIn(email, first)).status).toBe(200);
  expect(await changeBy('login', id)).toMatchObject({ actor: null, fields: ['recovery_codes'], after: {} });
  expect((await logIn(email, first)).message?.code).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn(email, ` ${second.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
  const left = await app.call('GET', 'auth/second-factor/', undefined, login);
  expect(left.payload).toMatchObject({ recoveryCodes: 8 });
  const renew = (body: object) => app.call('POST', 'auth/second-factor/recovery-codes/', body, login);
  expect((await renew({ password: 'nie to', code: codeOf(secret) })).status).toBe(422);
  expect((await renew({ password: PASSWORD, code: first })).status).toBe(422);
  const made = await renew({ password: PASSWORD, code: codeOf(secret) });
  const fresh = z.object({ codes: z.array(z.string()) }).parse(made.payload).codes;
  expect(fresh).toHaveLength(10);
  expect((await logIn(email, third)).message?.code).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn(email, fresh[0])).status).toBe(200);
});

test('[TFA-5] it goes for password and code alone: no new password, link or e-mail switches it off or leads around it', async () => {
  const { id, email } = await lecturer();
  const { secret, login } = await switchOn(app, email);
  await app.call('POST', 'auth/recover-password/', { lostEmail: email });
  const [letter] = await app.context.storage.mail.all();
  const token = /#token=(?<token>[\w-]+)/u.exec(letter?.text ?? '')?.groups?.['token'];
  const reset = await app.call('POST', 'auth/reset-password/', { token, password: NEW_PASSWORD });
  expect(reset).toMatchObject({ status: 200, payload: null });
  expect(reset.csrf).toBeUndefined();
  expect(await isIn(login)).toBe(false);
  expect((await logIn(email, undefined, { password: NEW_PASSWORD })).message?.code).toBe('SECOND_FACTOR_NEEDED');
  const admin = await app.logIn('szefowa@szkola.test');
  const moved = `nowy-${email}`;
  await app.call('PATCH', 'user/edit/', { id, email: moved }, admin);
  const invitation = (await app.context.storage.mail.all()).find(({ recipient }) => recipient === moved);
  const link = /#token=(?<token>[\w-]+)/u.exec(invitation?.text ?? '')?.groups?.['token'];
  await app.call('POST', 'auth/reset-password/', { token: link, password: NEW_PASSWORD });
  const again = await logIn(moved, codeOf(secret), { password: NEW_PASSWORD });
  const session = { bearer: tokens.parse(again.payload).auth.value, csrf: again.csrf ?? { key: '', token: '' } };
  const off = (password: string, code: string) =>
    app.call('POST', 'auth/second-factor/off/', { password, code }, session);
  app.pass(STEP);
  expect((await off('nie to', codeOf(secret))).status).toBe(422);
  expect((await off(NEW_PASSWORD, wrongCode(secret, app.context.now()))).status).toBe(422);
  expect((await off(NEW_PASSWORD, codeOf(secret))).status).toBe(200);
  expect((await off(NEW_PASSWORD, codeOf(secret))).message?.code).toBe('SECOND_FACTOR_CHANGED');
  expect((await logIn(moved, undefined, { password: NEW_PASSWORD })).status).toBe(200);
  expect(await lettersTo(moved)).toContainEqual(expect.stringContaining('jest wyłączona'));
});

test('[TFA-7] an admin switches off the one of somebody else for the own password, never the own, and alone reads who has one', async () => {
  const { id, email } = await lecturer();
  const { secret } = await switchOn(app, email);
  const admin = await app.logIn('szefowa@szkola.test');
  const own = await app.context.storage.users.findByEmail('szefowa@szkola.test');
  const reset = (who: string, password = PASSWORD, by = admin) =>
    app.call('POST', `auth/second-factor/reset/${who}`, { password }, by);
  const listed = async () =>
    z
      .array(z.object({ id: z.string(), second_factor: z.literal(true).optional() }))
      .parse((await app.call('GET', 'user/get-list/', undefined, admin)).payload)
      .find((one) => one.id === id);
  expect(await listed()).toEqual({ id, second_factor: true });
  expect((await reset(id, 'nie to')).status).toBe(422);
  expect((await reset(own?.id ?? '')).status).toBe(403);
  const other = await lecturer();
  expect((await reset(id, PASSWORD, await app.logIn(other.email))).status).toBe(403);
  expect((await logIn(email)).message?.code).toBe('SECOND_FACTOR_NEEDED');
  expect(await reset(id)).toMatchObject({ status: 200, message: { code: 'SECOND_FACTOR_RESET' } });
  expect(await listed()).toEqual({ id });
  expect((await reset(id)).message?.code).toBe('SECOND_FACTOR_CHANGED');
  expect((await logIn(email, codeOf(secret))).status).toBe(200);
  expect((await lettersTo(email))[0]).toContain('Administrator wyłączył');
  expect(await changeBy('resetSecondFactor', id)).toMatchObject({
    actor: own?.id,
    fields: ['second_factor', 'recovery_codes'],
  });
});

test('[TFA-5] [TFA-6] the export tells of it and not what it is; who is deleted has none any more', async () => {
  const { id, email } = await lecturer();
  const { login, codes, secret } = await switchOn(app, email);
  const kept = JSON.stringify((await app.call('GET', 'user/export/', undefined, login)).payload);
  expect(kept).toContain('"second_factor":{"since":');
  for (const word of [secret, ...codes]) expect(kept).not.toContain(word);
  const admin = await app.logIn('szefowa@szkola.test');
  expect((await app.call('DELETE', `user/delete/${id}`, undefined, admin)).status).toBe(200);
  const { secondFactors } = app.context.storage;
  expect([await secondFactors.find(id), await secondFactors.recoveryCodes(id)]).toEqual([null, 0]);
});

test('[TFA-9] without the key of the school digits cannot be checked, which is said, and recovery codes go on', async () => {
  const { email } = await lecturer();
  const { secret, codes } = await switchOn(app, email);
  const file = join(app.context.config.dataDir, 'backup.key');
  rmSync(file);
  expect(await logIn(email, codeOf(secret))).toMatchObject({ status: 503, message: { code: 'SECOND_FACTOR_NO_KEY' } });
  expect((await logIn(email, codes[0])).status).toBe(200);
});

test('[TFA-9] several processes without a common key switch none on', async () => {
  const { email } = await lecturer();
  const { bearer } = await app.logIn(email);
  const { context } = app;
  const session = await context.storage.sessions.find(hashToken(bearer), context.now());
  if (session === null) throw new Error('no session');
  const begin = (config: Partial<AppContext['config']>) => {
    const several = { ...context, config: { ...context.config, natsUrl: 'nats://127.0.0.1:4222', ...config } };
    return beginSecondFactor(several, session, { password: PASSWORD, address: '10.0.0.1' });
  };
  await expect(begin({})).rejects.toMatchObject({ code: 'SECOND_FACTOR_NO_KEY' });
  expect((await begin({ backupKey: 'wspolny-klucz-szkoly' })).secret).toHaveLength(32);
});

test('[TFA-9] a key that is given later takes nothing from what the one of the data directory has encrypted', async () => {
  const { email } = await lecturer();
  const { secret } = await switchOn(app, email);
  const { context } = app;
  const logInWith = (config: Partial<AppContext['config']>, code: string) => {
    const changed = { ...context, config: { ...context.config, ...config } };
    return logInFrom(changed, { email, password: PASSWORD, rememberMe: false, code }, '10.0.0.1');
  };
  expect((await logInWith({ backupKey: 'klucz-podany-pozniej' }, codeOf(secret))).bearer).toHaveLength(43);
  await expect(logInWith({ backupKey: 'obcy', dataDir: 'nowhere' }, codeOf(secret, STEP))).rejects.toMatchObject({
    code: 'SECOND_FACTOR_NO_KEY',
  });
});
