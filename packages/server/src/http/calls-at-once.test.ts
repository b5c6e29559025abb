import { expect, test, vi } from 'vitest';
import { testApp } from '../../test/support/test-app.ts';
import { CallsAtOnce } from './calls-at-once.ts';

const AT_ONCE = 3;

/** Two students, and a call that the test holds up. */
async function aHeldCall() {
  const app = await testApp();
  const { survey } = app.context.storage;
  const held: (() => void)[] = [];
  vi.spyOn(survey, 'filledBy').mockImplementation(async () => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return [];
  });
  const logins = [];
  for (const email of ['anna@szkola.test', 'jan@szkola.test']) {
    await app.person({ email });
    logins.push(await app.logIn(email));
  }
  const [anna, jan] = logins;
  if (anna === undefined || jan === undefined) throw new Error('nobody');
  return { call: app.call, held, anna, jan };
}

test('[BND-2] whoever asks for much at once waits for the own calls, and nobody else does', async () => {
  const { call, held, anna, jan } = await aHeldCall();
  const asked = Array.from({ length: 20 }, () => call('GET', 'user/export/', undefined, anna));
  await vi.waitFor(() => expect(held).toHaveLength(AT_ONCE), 60_000);
  // This call was sent last, so that all others have arrived by now.
  expect((await call('GET', 'user/data/', undefined, jan)).status).toBe(200);
  expect(held).toHaveLength(AT_ONCE);
  for (let done = 0; done < asked.length; done += 1) {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(done), 60_000);
    held[done]?.();
  }
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
});

test('[BND-2] a call that fails gives its place back', async () => {
  const { call, anna } = await aHeldCall();
  for (let count = 0; count < AT_ONCE * 2; count += 1)
    expect((await call('GET', 'game/get/?id=nie-ma', undefined, anna)).status).toBe(404);
});

test('[BND-2] so many may wait; beyond, they are told to come back', async () => {
  const calls = new CallsAtOnce();
  const begun = Array.from({ length: AT_ONCE + 200 }, () => calls.begin('anna'));
  await expect(calls.begin('anna')).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 1 });
  await expect(calls.begin('jan')).resolves.toBeTypeOf('function');
  for (const one of begun) {
    const end = await one;
    end();
    end();
  }
  const again = await Promise.all(Array.from({ length: AT_ONCE }, () => calls.begin('anna')));
  expect(again).toHaveLength(AT_ONCE);
});
