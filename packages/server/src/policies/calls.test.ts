import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type ObjectRight } from '@fracht/protocol';
import { aHomework, HOMEWORK_WISH } from '../../test/support/a-homework.ts';
import { school } from '../../test/support/school.ts';
import { testApp, type Login, type TestApp } from '../../test/support/test-app.ts';
import { callName, CALLS_BY_NAME, needsCsrf } from './calls.ts';

const ACTION = JSON.stringify({ id: 'x', action: 'USER_JOIN' });
const NO_PAIR = { key: '', token: '' };

const CASES = [...CALLS_BY_NAME].map(([name, call]) => ({
  name,
  call,
  method: call.method,
  path: name.split(' ')[1] ?? '',
}));

test('[RGT-1] every call lets in exactly the roles of its record, and the others hear 401 or 403', async () => {
  const app = await testApp({ withLive: true });
  const { logins } = await school(app);
  const callers: readonly [string, Login | undefined][] = [
    ['GUEST', undefined],
    ['STUDENT', logins.STUDENT],
    ['TEACHER', logins.TEACHER],
    ['ADMIN', logins.ADMIN],
  ];
  for (const { name, call, method, path } of CASES.filter((one) => isServed(app, one))) {
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
      const isIn = call.who.some((one) => one === role);
      const isUnproved = isIn && needsCsrf(call, login !== undefined);
      expect({ name, role, csrf: message?.code === 'CSRF' }).toEqual({ name, role, csrf: isUnproved });
      expect({ name, role, refusal }).toEqual({ name, role, refusal: isIn ? null : login === undefined ? 401 : 403 });
    }
  }
});

test('[RGT-1] every call is served', async () => {
  const app = await testApp({ withLive: true });
  const missing = CASES.filter((one) => !isServed(app, one)).map((one) => one.name);
  expect(missing).toEqual(['GET openapi.json']);
});

test('[RGT-3] every call about an object of somebody else is forbidden, about an unknown one not found', async () => {
  const app = await testApp({ withLive: true });
  const { logins, group, students, teacher } = await school(app);
  const { payload } = await app.call('POST', 'game/add/', { group }, logins.TEACHER);
  const game = z.object({ id: z.string() }).parse(payload).id;
  const { storage } = app.context;
  await storage.groups.add({ id: 'w-koszu', name: 'W koszu', teacher, num_games: 0, createdAt: 0 }, []);
  await storage.groups.remove('w-koszu', 0);
  const objects: Readonly<Record<ObjectRight, string>> = {
    MANAGE_USER: students[0],
    OWN_USER: students[0],
    MANAGE_GROUP: group,
    OWN_GROUP: group,
    MANAGE_GAME: game,
    OPEN_GAME: game,
    SEE_PLAYER: game,
    LEAD_GAME: game,
    MANAGE_HOMEWORK: await aHomework(storage, { teacher, group }),
    PLAY_HOMEWORK: 'nie ma',
    PLAY_AGAIN: 'nie ma',
    FILL_SURVEY: 'nie ma',
    RESTORE: 'w-koszu',
  };
  for (const { name, call, method, path } of CASES) {
    if (call.object === undefined || !call.who.includes('TEACHER')) continue;
    for (const [id, status] of [
      [objects[call.object.right], 403],
      ['nieznany', 404],
    ] as const) {
      const fields = { id: 'x', player: 'x', order: 'x', car: 'x', data: ACTION, [call.object.field]: id };
      const address = `${path.replace(':id', id)}?${new URLSearchParams(fields).toString()}`;
      const body = {
        ...fields,
        ...HOMEWORK_WISH,
        decision: 'x',
        actions: [],
        items: [],
        reason: 'nic',
        at: 0,
        round: 0,
        text: 'x',
        number: 1,
        ticket: 'x',
        lecturer: 'x',
        password: 'x',
      };
      const answer = await app.call(method, address, method === 'GET' ? undefined : body, logins.OTHER);
      expect({ name, id, status: answer.status }).toEqual({ name, id, status });
    }
  }
});

test('[ENV-1] no two records are of one call', () => {
  expect(CALLS_BY_NAME.size).toBe(Object.keys(CALLS).length);
});

test('[RGT-1] a route without a record stops the start', async () => {
  const start = testApp({ resources: [(api) => void api.get('/tylne-drzwi', async () => ({ payload: null }))] });
  await expect(start).rejects.toThrow('No record of the call "GET tylne-drzwi"');
});

test('[ENV-1] a call is known by its path with and without a slash at the end', () => {
  expect(callName('POST', '/api/auth/')).toBe('POST auth');
  expect(callName('POST', '/api/auth')).toBe('POST auth');
});

/** Whether a route serves the call; the OpenAPI description is left out, because its answer has no envelope. */
function isServed({ app }: TestApp, { name, method, path }: (typeof CASES)[number]): boolean {
  if (name === 'GET openapi.json') return false;
  return ['', '/'].some((end) => app.hasRoute({ method, url: `/api/${path}${end}` }));
}
