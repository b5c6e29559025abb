import { expect, test } from 'vitest';
import { RANKS, type Passwords } from '../accounts/passwords.ts';
import type { Turn } from '../accounts/turns.ts';
import type { AppContext } from '../context.ts';
import type { AppError } from '../errors.ts';
import { aUser } from '../../test/support/a-user.ts';
import { PASSWORD, testApp, type TestApp } from '../../test/support/test-app.ts';
import { forgetFailures, LATE_CODES_ALLOWED, loginAccount, PINS_ALLOWED } from './count-attempt.ts';
import { logIn } from './log-in.ts';

const HERE = '10.0.0.1';
const HOUR = 3_600_000;
const ANNA = 'anna@szkola.test';

type School = TestApp & { readonly watched: AppContext; readonly turns: Turn[] };

/** A school that records in which order passwords were checked; doubtful ones are held back until `release`. */
async function aSchool(): Promise<School & { readonly release: () => void }> {
  const app = await testApp();
  await app.person({ email: ANNA });
  const turns: Turn[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const passwords: Passwords = {
    ...app.context.passwords,
    async verify(stored, password, turn) {
      turns.push(turn);
      if (turn.rank === RANKS.doubtful) await held;
      return app.context.passwords.verify(stored, password, turn);
    },
    behindDoubtful: () => held,
  };
  return { ...app, turns, release, watched: { ...app.context, passwords } };
}

const attempt = ({ watched }: School, email: string, password = PASSWORD, address = HERE) =>
  logIn(watched, { email, password, rememberMe: false }, address);

test('[LGN-4] three hundred names of nobody hold up no account of the same address', async () => {
  const school = await aSchool();
  const wrong = Array.from({ length: 300 }, (_, index) => attempt(school, `nikt${index}@szkola.test`));
  expect((await attempt(school, ANNA)).bearer).toHaveLength(43);
  school.release();
  expect((await Promise.allSettled(wrong)).every(({ status }) => status === 'rejected')).toBe(true);
});

test('[LGN-4] an account waits behind others only where it has failed and never logged in', async () => {
  const school = await aSchool();
  school.release();
  for (let count = 0; count < 4; count += 1) await attempt(school, ANNA, 'zle').catch(() => null);
  expect(school.turns.map(({ rank }) => rank)).toEqual([1, 1, 1, 2]);
  await attempt(school, ANNA);
  for (let count = 0; count < 4; count += 1) await attempt(school, ANNA, 'zle').catch(() => null);
  expect(school.turns.slice(-4).map(({ rank }) => rank)).toEqual([0, 0, 0, 0]);
  await attempt(school, ANNA, PASSWORD, '10.0.0.2');
  expect(school.turns.at(-1)).toEqual({ rank: 1, lane: '10.0.0.2' });
});

test('[LGN-2] a wrong password of somebody is answered no earlier than the name of nobody', async () => {
  const school = await aSchool();
  const answered: string[] = [];
  const told = async (email: string): Promise<void> => {
    await attempt(school, email, 'zle').catch(() => null);
    answered.push(email);
  };
  const both = [told(ANNA), told('nikt@szkola.test')];
  await attempt(school, ANNA);
  expect(answered).toEqual([]);
  school.release();
  await Promise.all(both);
  expect(answered).toHaveLength(2);
});

test('[LGN-3] failures of one account leave the others of its address their own', async () => {
  const school = await aSchool();
  school.release();
  for (let person = 0; person < 15; person += 1)
    for (let count = 0; count < 10; count += 1)
      await attempt(school, `nikt${person}@szkola.test`, 'zle').catch(() => null);
  await expect(attempt(school, 'nikt0@szkola.test')).rejects.toMatchObject({ code: 'TOO_MANY' });
  expect((await attempt(school, ANNA)).bearer).toHaveLength(43);
});

test('[LGN-4] where too many doubtful logins wait, only who has logged in here before is looked at', async () => {
  const school = await aSchool();
  await attempt(school, ANNA);
  await school.person({ email: 'jan@szkola.test' });
  const full = {
    ...school,
    watched: { ...school.watched, passwords: { ...school.watched.passwords, isFull: () => true } },
  };
  await expect(attempt(full, 'jan@szkola.test')).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 5 });
  expect((await attempt(full, ANNA)).bearer).toHaveLength(43);
});

test.each([
  ['password', ANNA, PASSWORD],
  ['code', 'anna', 'MBJZ-PJVX'],
])('[LGN-8] [LGN-13] a %s that is replaced while it is checked opens nothing', async (_what, name, typed) => {
  const { context, person } = await testApp();
  const { storage, passwords } = context;
  const id = await person({ email: ANNA });
  await storage.users.change(id, { login: 'anna' });
  const [code, another] = [await passwords.hash('MBJZPJVX'), await passwords.hash('another one')];
  await storage.sessions.putLoginCode(id, code, context.steady() + 1000);
  const verify: Passwords['verify'] = async (...asked) => {
    const isRight = await passwords.verify(...asked);
    if (name === ANNA) await storage.users.setPassword(id, another, null);
    else await storage.sessions.putLoginCode(id, another, context.steady() + 1000);
    return isRight;
  };
  const slow = { ...context, passwords: { ...passwords, verify } };
  const credentials = { email: name, password: typed, rememberMe: true };
  await expect(logIn(slow, credentials, HERE)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  expect(context.knownPlaces.has(id, HERE)).toBe(false);
});

const LOGIN = 'zofia.was';
const RIGHT = 'MBJZ-PJVX';

/** A school in which a student has a login name and a code. */
async function withCode() {
  const school = await aSchool();
  school.release();
  const { storage, passwords, steady } = school.context;
  const id = await school.person({ email: 'zofia@szkola.test' });
  await storage.users.change(id, { login: LOGIN });
  const putCode = async () => storage.sessions.putLoginCode(id, await passwords.hash('MBJZPJVX'), steady() + HOUR);
  await putCode();
  const guess = async (address = HERE) =>
    attempt(school, LOGIN, 'AAAA-AAAA', address).then(
      () => 'in',
      (error: AppError) => error.code,
    );
  return { ...school, id, putCode, guess };
}

test('[LGN-3] a code beyond the ten is looked at behind all others, even where its student has logged in before', async () => {
  const school = await withCode();
  await attempt(school, LOGIN, RIGHT);
  await school.putCode();
  for (let count = 0; count < 10; count += 1) expect(await school.guess()).toBe('CREDENTIALS_WRONG');
  expect(school.turns.at(-1)?.rank).toBe(RANKS.known);
  expect(await school.guess()).toBe('TOO_MANY');
  expect(school.turns.at(-1)).toEqual({ rank: RANKS.doubtful, lane: HERE });
  const full = {
    ...school,
    watched: { ...school.watched, passwords: { ...school.watched.passwords, isFull: () => true } },
  };
  await expect(attempt(full, LOGIN, RIGHT)).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 5 });
  expect((await attempt(school, LOGIN, RIGHT)).bearer).toHaveLength(43);
});

test('[LGN-3] a password beyond the ten is not looked at', async () => {
  const school = await aSchool();
  school.release();
  for (let count = 0; count < 10; count += 1) await attempt(school, ANNA, 'zle').catch(() => null);
  await expect(attempt(school, ANNA)).rejects.toMatchObject({ code: 'TOO_MANY' });
  expect(school.turns).toHaveLength(10);
});

test('[LGN-3] [LGN-15] of one account a thousand codes in 15 minutes are looked at beyond the ten of each address, of whatever addresses', async () => {
  const school = await withCode();
  const { storage, steady } = school.context;
  for (const address of [HERE, '10.0.0.2']) for (let count = 0; count < 10; count += 1) await school.guess(address);
  const late = { account: loginAccount(LOGIN), address: '' };
  const bounds = { at: steady(), within: 1, most: LATE_CODES_ALLOWED };
  await school.guess();
  await school.guess('10.0.0.2');
  expect(await storage.sessions.countAttempt(late, bounds)).toHaveLength(2);
  await Promise.all(Array.from({ length: 997 }, () => storage.sessions.countAttempt(late, bounds)));
  const looked = school.turns.length;
  for (const address of [HERE, '10.0.0.2'])
    await expect(attempt(school, LOGIN, RIGHT, address)).rejects.toMatchObject({ code: 'TOO_MANY' });
  expect(school.turns).toHaveLength(looked);
  await forgetFailures(school.context, { id: school.id, email: null, login: LOGIN });
  expect((await attempt(school, LOGIN, RIGHT)).bearer).toHaveLength(43);
});

test('[LGN-2] [LGN-3] beyond the ten, a name of nobody is looked at and refused as that of a student is', async () => {
  const school = await withCode();
  const answers: unknown[] = [];
  for (let count = 0; count < 11; count += 1) {
    await school.guess();
    answers.push(await attempt(school, 'nikt', 'AAAA-AAAA').catch((error: AppError) => error.code));
  }
  expect(answers.slice(-2)).toEqual(['CREDENTIALS_WRONG', 'TOO_MANY']);
  expect(school.turns).toHaveLength(22);
  expect(school.turns.slice(-2)).toEqual([1, 2].map(() => ({ rank: RANKS.doubtful, lane: HERE })));
});

const PIN = '483917';
const WRONG_PIN = '483918';

/** A school in which a student without an e-mail has a PIN, and a code that was used; `typed` gives the answer to what was typed. */
async function withPin() {
  const app = await testApp();
  const { storage, passwords, steady } = app.context;
  const id = 'zofia';
  await storage.users.add(aUser({ id, email: null, login: LOGIN, passwordHash: await passwords.hash(PIN) }));
  const typed = async (password: string, { login = LOGIN, address = HERE } = {}) => {
    const credentials = { email: login, password, rememberMe: false };
    return logIn(app.context, credentials, address).then(
      () => 'in',
      (error: AppError) => error.code,
    );
  };
  /** Guesses from so many addresses that no single address reaches its limit. */
  const guess = async (count: number, login = LOGIN): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      app.pass(1);
      expect(await typed(WRONG_PIN, { login, address: `10.1.0.${String(Math.floor(index / 9))}` })).toBe(
        'CREDENTIALS_WRONG',
      );
    }
  };
  const putCode = async () => storage.sessions.putLoginCode(id, await passwords.hash('MBJZPJVX'), steady() + HOUR);
  return { ...app, id, typed, guess, putCode };
}

test('[LGN-17] a PIN opens its account by the login name, and is counted as a password is: after ten wrong ones a right one is not looked at', async () => {
  const { typed } = await withPin();
  expect(await typed(PIN)).toBe('in');
  for (let count = 0; count < 10; count += 1) expect(await typed(WRONG_PIN)).toBe('CREDENTIALS_WRONG');
  expect([await typed(PIN), await typed(PIN, { address: '10.0.0.2' })]).toEqual(['TOO_MANY', 'in']);
});

test('[LGN-17] a hundred wrong guesses at one PIN, from wherever and over however long, and it opens nothing until another is set', async () => {
  const { typed, guess, pass, context, id, putCode } = await withPin();
  await guess(PINS_ALLOWED - 1);
  // Guesses do not expire, and a right one only removes itself from the count.
  pass(24 * HOUR);
  await context.storage.sessions.sweep({ past: context.steady(), latest: context.steady() });
  expect([await typed(PIN), await typed(WRONG_PIN)]).toEqual(['in', 'CREDENTIALS_WRONG']);
  pass(1);
  expect([await typed(PIN), await typed(PIN, { address: '10.0.0.9' })]).toEqual([
    'CREDENTIALS_WRONG',
    'CREDENTIALS_WRONG',
  ]);
  await putCode();
  expect(await typed(RIGHT)).toBe('in');
  const user = await context.storage.users.find(id);
  if (user === null) throw new Error('The student is gone');
  await context.storage.users.setPassword(id, await context.passwords.hash(PIN), null);
  await forgetFailures(context, user);
  expect(await typed(PIN)).toBe('in');
});

test('[LGN-2] [LGN-17] guesses at the PIN of nobody are answered, counted and hashed as those at a PIN', async () => {
  const { guess, typed, context, id } = await withPin();
  const nobody = 'nikt.taki';
  await guess(PINS_ALLOWED + 2);
  await guess(PINS_ALLOWED + 2, nobody);
  const bounds = { at: context.steady(), within: HOUR, most: PINS_ALLOWED };
  const counted = async (account: string) =>
    (await context.storage.sessions.countAttempt({ account, address: '' }, bounds)).length;
  expect([await counted(`pin:${id}`), await counted(`none:${loginAccount(nobody)}`)]).toEqual([
    PINS_ALLOWED,
    PINS_ALLOWED,
  ]);
  expect(await typed(PIN, { login: nobody, address: '10.0.0.8' })).toBe('CREDENTIALS_WRONG');
});

test('[LGN-18] the right code that was used is told as used, before a PIN is set and after; to a wrong code and a name of nobody nothing is told', async () => {
  const { typed, putCode, context, id } = await withPin();
  await putCode();
  expect([await typed(RIGHT), await typed('mbjz pjvx'), await typed('AAAA-AAAA')]).toEqual([
    'in',
    'CODE_USED',
    'CREDENTIALS_WRONG',
  ]);
  expect(await typed(RIGHT, { login: 'nikt.taki' })).toBe('CREDENTIALS_WRONG');
  await context.storage.users.setPassword(id, await context.passwords.hash(PIN), null);
  expect([await typed(RIGHT), await typed(PIN)]).toEqual(['CODE_USED', 'in']);
  await putCode();
  expect([await typed(PIN), await typed(RIGHT), await typed(RIGHT)]).toEqual(['CREDENTIALS_WRONG', 'in', 'CODE_USED']);
});

test('[LGN-17] eight digits are looked at as a code and as a PIN, in one time whoever is named', async () => {
  const { typed, context, id, putCode } = await withPin();
  const both = '23947586';
  const verified: (string | null)[] = [];
  const { passwords } = context;
  const watched = {
    ...context,
    passwords: {
      ...passwords,
      verify: (...asked: Parameters<Passwords['verify']>) => {
        verified.push(asked[1]);
        return passwords.verify(...asked);
      },
    },
  };
  const answers: unknown[] = [];
  for (const email of [LOGIN, 'nikt.taki'])
    answers.push(
      await logIn(watched, { email, password: both, rememberMe: false }, HERE).catch((error: AppError) => error.code),
    );
  expect([answers, verified]).toEqual([
    ['CREDENTIALS_WRONG', 'CREDENTIALS_WRONG'],
    [both, both, both, both],
  ]);
  await context.storage.users.setPassword(id, await passwords.hash(both), null);
  expect(await typed(both)).toBe('in');
  await putCode();
  await context.storage.sessions.putLoginCode(id, await passwords.hash(both), context.steady() + HOUR);
  expect(await typed(both)).toBe('in');
});
