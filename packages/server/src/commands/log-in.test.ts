import { expect, test } from 'vitest';
import { RANKS, type Passwords } from '../accounts/passwords.ts';
import type { Turn } from '../accounts/turns.ts';
import type { AppContext } from '../context.ts';
import { PASSWORD, testApp, type TestApp } from '../../test/support/test-app.ts';
import { logIn } from './log-in.ts';

const HERE = '10.0.0.1';
const ANNA = 'anna@szkola.test';

type School = TestApp & { readonly watched: AppContext; readonly turns: Turn[] };

/** A school that records the turn in which each password was checked; doubtful ones are held back until `release`. */
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
