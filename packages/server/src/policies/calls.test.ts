import { expect, test } from 'vitest';
import { CALLS as API_CALLS } from '@fracht/protocol';
import { school } from '../../test/support/school.ts';
import { testApp, type Login, type Method, type TestApp } from '../../test/support/test-app.ts';
import { CALLS, callName, needsCsrf } from './calls.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NO_PAIR = { key: '', token: '' };
/** Served beside the live games. */
const LIVE_CALLS = / (?:server\/|game\/get(?:$|-path|-distances|-return|-emergenc|-random|-change))/u;

function methodOf(name: string): Method {
  return METHODS.find((method) => name.startsWith(`${method} `)) ?? 'GET';
}

const CASES = Object.entries(CALLS).map(([name, policy]) => ({
  name,
  policy,
  method: methodOf(name),
  path: name.split(' ')[1] ?? '',
}));

test('every call lets in exactly the roles of its row, and the others hear 401 or 403', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const callers: readonly [string, Login | undefined][] = [
    ['GUEST', undefined],
    ['STUDENT', logins.STUDENT],
    ['TEACHER', logins.TEACHER],
    ['ADMIN', logins.ADMIN],
  ];
  for (const { name, policy, method, path } of CASES.filter((one) => isServed(app, one))) {
    for (const [role, login] of callers) {
      const csrfLess = login === undefined ? undefined : { ...login, csrf: NO_PAIR };
      const { status, message } = await app.call(
        method,
        path.replace(':id', 'nikt'),
        method === 'GET' ? undefined : {},
        csrfLess,
      );
      const refusal =
        status === 403 && message?.code === 'FORBIDDEN'
          ? 403
          : status === 401 && message?.code === 'UNAUTHORIZED'
            ? 401
            : null;
      const isIn = policy.roles.some((one) => one === role);
      const isUnproved = isIn && needsCsrf(method, policy);
      expect({ name, role, csrf: message?.code === 'CSRF' }).toEqual({ name, role, csrf: isUnproved });
      expect({ name, role, refusal }).toEqual({ name, role, refusal: isIn ? null : login === undefined ? 401 : 403 });
    }
  }
});

test('every call of accounts, groups, games and settings is served', async () => {
  const app = await testApp();
  const missing = CASES.filter((one) => !isServed(app, one)).map((one) => one.name);
  expect(missing.filter((name) => !LIVE_CALLS.test(name))).toEqual(['GET openapi.json']);
});

test('every row is a call of the protocol', () => {
  const calls = Object.values(API_CALLS).map(({ method, path }) =>
    callName(method, path.replaceAll(/\{(\w+)\}/gu, ':$1')),
  );
  expect(CASES.map((one) => one.name).filter((name) => !calls.includes(name))).toEqual([]);
});

test('a route that the table does not know stops the start', async () => {
  const start = testApp({ resources: [(api) => void api.get('/tylne-drzwi', async () => ({ payload: null }))] });
  await expect(start).rejects.toThrow('No policy for the call "GET tylne-drzwi"');
});

test('a call is known by its path with and without a slash at the end', () => {
  expect(callName('POST', '/api/auth/')).toBe('POST auth');
  expect(callName('POST', '/api/auth')).toBe('POST auth');
});

/** The description has no envelope: it is the same for all. */
function isServed({ app }: TestApp, { name, method, path }: (typeof CASES)[number]): boolean {
  if (name === 'GET openapi.json') return false;
  return ['', '/'].some((end) => app.hasRoute({ method, url: `/api/${path}${end}` }));
}
