import { beforeAll, expect, test } from 'vitest';
import { WAYS } from '@fracht/testing/school/api-client.ts';
import { PASSWORD, type TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 1);
});

const TYPES = ['danger', 'warning', 'info', 'other', 'none'];

/** Every call that requires a login, listed here independently. (RGT-1) */
const LOGGED_IN = [
  ['GET', 'user/data'],
  ['GET', 'auth/verify'],
  ['POST', 'auth/logout'],
  ['PATCH', 'auth/settings'],
  ['GET', 'user/get-list'],
  ['GET', 'user/get-list/students/true'],
  ['POST', 'user/add'],
  ['PATCH', 'user/edit'],
  ['DELETE', 'user/delete/x'],
  ['GET', 'group/get'],
  ['POST', 'group/add'],
  ['PATCH', 'group/edit'],
  ['DELETE', 'group/delete/x'],
  ['GET', 'game/get-list'],
  ['POST', 'game/add'],
  ['DELETE', 'game/remove/x'],
  ['GET', 'game/get'],
  ['GET', 'game/get-live'],
  ['GET', 'game/get-fitting'],
  ['GET', 'game/get-stages'],
  ['PATCH', 'game/update-stages'],
  ['GET', 'game/get-settings'],
  ['PATCH', 'game/update-settings'],
  ['GET', 'game/get-emergencies/all'],
  ['PATCH', 'game/save-emergency'],
  ['GET', 'game/get-accidents/all'],
  ['PATCH', 'game/save-accident'],
  ['GET', 'game/get-change-events'],
  ['PATCH', 'game/save-change-event'],
  ['DELETE', 'game/remove-event/x'],
  ['GET', 'game/list-event-images'],
  ['GET', 'survey/get-questions'],
  ['PATCH', 'survey/save-questions'],
  ['GET', 'game/get-emergencies'],
  ['GET', 'game/get-emergency'],
  ['GET', 'game/get-path'],
  ['GET', 'game/get-change-event/type/CHANGE_TRUCK'],
  ['POST', 'game/get-distances'],
  ['POST', 'game/get-return-cost'],
  ['POST', 'game/get-emergency-paths'],
  ['POST', 'game/get-random-city'],
  ['POST', 'server/action'],
  ['POST', 'server/connect'],
  ['POST', 'server/leave'],
  ['POST', 'server/alive'],
] as const;

const PUBLIC = [
  ['POST', 'auth'],
  ['POST', 'auth/check'],
  ['POST', 'auth/recover-password'],
  ['POST', 'auth/reset-password'],
  ['POST', 'user/register'],
  ['GET', 'content/get'],
  ['GET', 'game/rankings'],
  ['GET', 'server/check-connection'],
] as const;

test.each(LOGGED_IN)('[ENV-1] [RGT-1] %s %s asks for a bearer, with and without the slash', async (method, path) => {
  for (const address of [path, `${path}/`]) {
    const answer = await school.guest().send(method, address, method === 'GET' || method === 'DELETE' ? undefined : {});
    expect([answer.status, answer.message?.code]).toEqual([401, expect.any(String)]);
    expect(TYPES).toContain(answer.message?.type);
    expect(answer.payload).toBeNull();
  }
});

test.each(PUBLIC)('[RGT-2] %s %s is there for a guest, with and without the slash', async (method, path) => {
  for (const address of [path, `${path}/`]) {
    const { status, text } = await school.guest().send(method, address, method === 'GET' ? undefined : {});
    expect([200, 401, 422]).toContain(status);
    expect(JSON.parse(text)).toHaveProperty('payload');
  }
});

test.each(['nic/', 'user', 'game/get-lists/', '', 'user/data/7'])(
  '[ENV-2] [ENV-3] api/%s is an unknown path: 404, enveloped',
  async (path) => {
    const answer = await at(school.students, 0).get(path);
    expect(answer).toMatchObject({
      status: 404,
      payload: null,
      message: { type: expect.any(String), text: expect.any(String) },
    });
  },
);

test('[WEB-1] /api itself is an unknown path too, and /socket is no page', async () => {
  for (const path of ['/api', '/api/nic?x=1', '/socket']) {
    const answer = await school.guest().raw('GET', path);
    expect(answer).toMatchObject({ status: 404, payload: null, message: { code: 'NOT_FOUND' } });
  }
});

test('[ENV-2] a wrong method of a known path is answered in the envelope too', async () => {
  const answer = await at(school.students, 0).send('PUT', 'user/data/', {});
  expect([404, 405]).toContain(answer.status);
  expect(JSON.parse(answer.text)).toHaveProperty('message.text');
});

test.each(WAYS)('[ENV-7] a body may travel as %s, on POST, PATCH alike', async (way) => {
  const { teacher, group } = school;
  const added = await teacher.post('group/add/', { name: `Grupa ${way}`, users: [] }, { way });
  expect(added).toMatchObject({ status: 200, payload: { name: `Grupa ${way}` } });
  const edited = await teacher.patch('group/edit/', { id: added.payload.id, name: `Inna ${way}` }, { way });
  expect(edited).toMatchObject({ status: 200, payload: { id: added.payload.id, name: `Inna ${way}` } });
  const game = await teacher.post('game/add/', { group, auto_advance: false, randos: false }, { way });
  expect(game).toMatchObject({ status: 200, payload: { group, randos: false } });
  expect(
    (await school.guest().post('auth/', { email: 'ewa@szkola.test', password: PASSWORD, rememberMe: true }, { way }))
      .status,
  ).toBe(200);
  expect((await teacher.delete(`group/delete/${added.payload.id}`)).status).toBe(200);
});

test.each([
  ['broken JSON', '{"name":', 'application/json', 400],
  ['another kind of body', '<a/>', 'text/xml', 415],
  ['a broken multipart', 'abc', 'multipart/form-data', 400],
  ['a body over 1 MiB', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ['a form over 1 MiB', `name=${'x'.repeat(1024 * 1024)}`, 'application/x-www-form-urlencoded', 413],
  ['a JSON list', '[]', 'application/json', 400],
])('[ENV-4] %s is refused in the envelope', async (_, body, type, status) => {
  const { teacher } = school;
  const headers = {
    authorization: `Bearer ${teacher.bearer}`,
    'content-type': type,
    'x-csrf-key': teacher.csrf?.key ?? '',
    'x-csrf-token': teacher.csrf?.token ?? '',
  };
  const answer = await teacher.raw('POST', '/api/group/add/', { body, headers });
  expect(answer.status).toBe(status);
  expect(answer.message).toMatchObject({
    type: expect.any(String),
    text: expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/u),
  });
});

test('[BND-1] a multipart field over 1 MiB is too large', async () => {
  expect((await school.teacher.post('group/add/', { name: 'x'.repeat(1024 * 1024 + 10) })).status).toBe(413);
});

test('[ENV-8] unknown fields of a body are ignored', async () => {
  const answer = await school.teacher.post('group/add/', { name: 'Z nadmiarem', kolor: 'czerwony', __proto__x: 1 });
  expect(answer.status).toBe(200);
  expect(answer.payload).not.toHaveProperty('kolor');
  await school.teacher.delete(`group/delete/${answer.payload.id}`);
});

test('[RUN-4] health, readiness and metrics', async () => {
  const guest = school.guest();
  for (const path of ['/healthz', '/readyz']) expect((await guest.raw('GET', path)).status).toBe(200);
  const metrics = await guest.raw('GET', '/metrics');
  expect(metrics.status).toBe(200);
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/u);
  expect(metrics.text).toMatch(/^# TYPE \w+ (?:counter|gauge|histogram|summary)$/mu);
});

test('[ENV-1] the OpenAPI document lists every call with its method', async () => {
  const { status, text } = await school.guest().raw('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const { openapi, paths } = JSON.parse(text);
  expect(openapi).toMatch(/^3\./u);
  const listed = new Set<string>();
  for (const [path, methods] of Object.entries<object>(paths)) {
    for (const method of Object.keys(methods)) listed.add(`${method.toUpperCase()} ${plain(path)}`);
  }
  const expected = [...LOGGED_IN, ...PUBLIC, ['GET', 'server/stream']].map(
    ([method, path]) => `${method} ${plain(path ?? '')}`,
  );
  expect(expected.filter((call) => !listed.has(call))).toEqual([]);
});

const plain = (path: string): string =>
  path
    .replace(/^\/?(?:api\/)?/u, '')
    .replace(/\/$/u, '')
    .replace(/\/(?:\{[^}]+\}|x|CHANGE_TRUCK)$/u, '/*');

test('[WEB-2] answers carry safe headers and no server name', async () => {
  const { headers } = await school.guest().raw('GET', '/api/content/get/');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('cache-control') ?? '').toMatch(/no-store|no-cache|private/u);
});
