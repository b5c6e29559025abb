import { expect, test } from 'vitest';
import { z } from 'zod';
import { GuessPace } from '../accounts/guess-pace.ts';
import type { AppError } from '../errors.ts';
import { PASSWORD, testApp } from '../../test/support/test-app.ts';
import { UNPACED } from './count-attempt.ts';
import { logIn } from './log-in.ts';

const ANNA = 'anna@szkola.test';
const WRONG = 'zle-haslo-do-testu';

async function withAnna() {
  const app = await testApp();
  await app.person({ email: ANNA });
  const paced: string[] = [];
  const pace = new GuessPace({ gap: 1, waiting: 3 });
  const guessPace = {
    turn: (account: string) => {
      paced.push(account);
      return pace.turn(account);
    },
  };
  const context = { ...app.context, guessPace: Object.assign(new GuessPace(), guessPace) };
  const typed = (password: string, address: string, email = ANNA) =>
    logIn(context, { email, password, rememberMe: false }, address).then(
      () => 'in',
      (error: AppError) => error.code,
    );
  return { ...app, typed, paced };
}

test('[LGN-21] beyond fifty wrong passwords of an account, from however many addresses, guesses come one after another; its owner comes in', async () => {
  const { typed, paced } = await withAnna();
  expect(await typed(PASSWORD, '10.9.9.9')).toBe('in');
  for (let guess = 0; guess < UNPACED; guess += 1) await typed(WRONG, `10.0.0.${String(guess)}`);
  expect(paced).toEqual([]);
  const many = await Promise.all(Array.from({ length: 10 }, (_, guess) => typed(WRONG, `10.0.1.${String(guess)}`)));
  expect(many.filter((code) => code === 'CREDENTIALS_WRONG').length).toBeGreaterThan(0);
  expect(many.filter((code) => code === 'TOO_MANY').length).toBeGreaterThan(0);
  expect(await typed(PASSWORD, '10.0.2.1')).toBe('in');
  const before = paced.length;
  expect([await typed(PASSWORD, '10.9.9.9'), paced.length]).toEqual(['in', before]);
});

test('[LGN-21] [LGN-2] guesses at a name of nobody come as late', async () => {
  const { typed, paced } = await withAnna();
  const nobody = 'nikt@szkola.test';
  for (let guess = 0; guess <= UNPACED; guess += 1) await typed(WRONG, `10.0.0.${String(guess)}`, nobody);
  expect(paced).toHaveLength(1);
});

test('[LGN-3] the addresses of one IPv6 network are one: ten guesses from all of them, and another network is not held up', async () => {
  const app = await testApp();
  await app.person({ email: ANNA });
  const ask = async (remoteAddress: string, password = WRONG) => {
    const payload = JSON.stringify({ email: ANNA, password });
    const headers = { 'content-type': 'application/json' };
    return (await app.app.inject({ method: 'POST', url: '/api/auth/', headers, payload, remoteAddress })).statusCode;
  };
  const answers: number[] = [];
  for (let guess = 0; guess < 30; guess += 1) answers.push(await ask(`2001:db8:1:2::${guess.toString(16)}`));
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
  expect(await ask('2001:db8:1:3::1', PASSWORD)).toBe(200);
});

test('[LGN-22] [ACC-13] ten wrong passwords at the school’s address shut out nobody in a browser of their own, and are told', async () => {
  const app = await testApp();
  await app.person({ email: ANNA, type: 'TEACHER' });
  await app.person({ email: 'piotr@szkola.test' });
  const ask = (password: string, { email = ANNA, devices = '' } = {}) =>
    app.call('POST', 'auth/', { email, password, devices });
  const deviceOf = (payload: unknown) =>
    z.object({ device: z.object({ value: z.string() }).optional() }).parse(payload).device?.value;
  const own = deviceOf((await ask(PASSWORD)).payload) ?? '';
  const both = deviceOf((await ask(PASSWORD, { email: 'piotr@szkola.test', devices: own })).payload) ?? '';
  const [others = '', kept] = both.split(',');
  expect(kept).toBe(own);
  expect(own).toMatch(/^.{16}[.].{43}$/u);
  for (let guess = 0; guess < 10; guess += 1) expect((await ask(WRONG)).status).toBe(401);
  expect((await ask(PASSWORD)).status).toBe(429);
  // Neither another account's token nor a made-up one is Anna's.
  for (const token of [others, `${own.slice(0, 16)}.${others.slice(17)}`, 'x', own.slice(0, 20)])
    expect((await ask(PASSWORD, { devices: token })).status).toBe(429);
  const back = await ask(PASSWORD, { devices: both });
  expect(back).toMatchObject({ status: 200, message: { code: 'PASSWORD_GUESSED' } });
  expect(deviceOf(back.payload)).toBeUndefined();
  // Failures in the known browser are counted for that browser, up to ten as well.
  for (let guess = 0; guess < 10; guess += 1) expect((await ask(WRONG, { devices: own })).status).toBe(401);
  expect((await ask(PASSWORD, { devices: own })).status).toBe(429);
  app.pass(16 * 60_000);
  expect((await ask(PASSWORD, { devices: 'x'.repeat(5000) })).message).toBeUndefined();
  const user = await app.context.storage.users.findByEmail(ANNA);
  await app.context.storage.users.setPassword(
    user?.id ?? '',
    await app.context.passwords.hash('Inne-haslo-do-testu'),
    null,
  );
  for (let guess = 0; guess < 10; guess += 1) await ask(WRONG);
  expect((await ask('Inne-haslo-do-testu', { devices: own })).status).toBe(429);
});
