import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { sharedSchool } from '../../test/support/school.ts';
import { PASSWORD, testApp } from '../../test/support/test-app.ts';

const login = { email: 'anna@szkola.test', password: PASSWORD };

const shared = sharedSchool();

beforeAll(() => shared().person({ email: login.email }));

function multipart(fields: Readonly<Record<string, string>>, end = '--kres--\r\n'): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--kres\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return parts.join('') + end;
}

test.each([
  ['application/json', JSON.stringify(login)],
  ['application/x-www-form-urlencoded', new URLSearchParams(login).toString()],
  ['multipart/form-data; boundary=kres', multipart(login)],
])('[ENV-1] [ENV-7] a body as %s means the same, with and without the slash', async (type, payload) => {
  const { app } = shared();
  for (const url of ['/api/auth/', '/api/auth']) {
    const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(response.statusCode).toBe(200);
  }
});

test('[ENV-7] a call without fields is taken with an empty body of any type', async () => {
  const { app, logIn } = shared();
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const { bearer, csrf } = await logIn(login.email);
    const headers = {
      authorization: `Bearer ${bearer}`,
      'x-csrf-key': csrf.key,
      'x-csrf-token': csrf.token,
      'content-type': type,
    };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/logout/', headers, payload: '' });
    expect(answer.statusCode).toBe(200);
  }
});

const LONG = 'x'.repeat(1_100_000);
const NAMELESS_PART = '--kres\r\nContent-Disposition: form-data\r\n\r\nx\r\n--kres--\r\n';

test.each([
  ['JSON that breaks off', 400, 'MALFORMED', 'application/json', '{"email":'],
  ['a list', 400, 'MALFORMED', 'application/json', '[1,2]'],
  ['a prototype', 400, 'MALFORMED', 'application/json', '{"__proto__":{"x":1}}'],
  ['a form that breaks off', 400, 'MALFORMED', 'multipart/form-data; boundary=kres', multipart(login, '')],
  ['a form that tells no boundary', 400, 'MALFORMED', 'multipart/form-data', multipart(login)],
  ['a form with a part without a name', 400, 'MALFORMED', 'multipart/form-data; boundary=kres', NAMELESS_PART],
  ['a form with another boundary', 400, 'MALFORMED', 'multipart/form-data; boundary=inny', multipart(login)],
  ['a plain text', 415, 'UNSUPPORTED_TYPE', 'text/plain', 'abc'],
  ['XML', 415, 'UNSUPPORTED_TYPE', 'application/xml', '<a/>'],
  ['long JSON', 413, 'TOO_LARGE', 'application/json', JSON.stringify({ email: LONG })],
  ['a long encoded form', 413, 'TOO_LARGE', 'application/x-www-form-urlencoded', `email=${LONG}`],
  ['a long form', 413, 'TOO_LARGE', 'multipart/form-data; boundary=kres', multipart({ email: LONG })],
  [
    'a form whose parts are long together',
    413,
    'TOO_LARGE',
    'multipart/form-data; boundary=kres',
    multipart({ a: 'ż'.repeat(270_000), b: 'ż'.repeat(270_000) }),
  ],
  ['JSON without fields', 422, 'VALIDATION', 'application/json', '{}'],
])('[ENV-4] %s answers %i %s', async (_what, status, code, type, payload) => {
  const { app } = shared();
  const response = await app.inject({ method: 'POST', url: '/api/auth/', headers: { 'content-type': type }, payload });
  expect({
    status: response.statusCode,
    ...z.object({ message: z.object({ code: z.string() }) }).parse(response.json()),
  }).toEqual({
    status,
    message: { code },
  });
});

test.each([
  ['application/json', JSON.stringify({ ...login, more: 'x'.repeat(20_000) })],
  ['application/json', `{"email":"${'[1,'.repeat(6000)}`],
  ['application/x-www-form-urlencoded', `email=${'x'.repeat(20_000)}`],
  ['multipart/form-data; boundary=kres', multipart({ email: 'x'.repeat(20_000) })],
  ['multipart/form-data; boundary=kres', multipart({ email: 'x'.repeat(10_000), password: 'x'.repeat(10_000) })],
])('[BND-1] a guest has a few KiB to say what a call of guests asks: more as %s is not read', async (type, payload) => {
  const { app } = shared();
  const response = await app.inject({ method: 'POST', url: '/api/auth/', headers: { 'content-type': type }, payload });
  expect({ status: response.statusCode, code: response.json().message.code }).toEqual({
    status: 413,
    code: 'TOO_LARGE',
  });
});

test.each([
  ['many values', `{"elements":[${'1,'.repeat(200_000)}1]}`, 413, 'TOO_LARGE'],
  ['many keys', `{${Array.from({ length: 130_000 }, (_, index) => `"${index}":1`).join(',')}}`, 413, 'TOO_LARGE'],
  ['many values in a text', JSON.stringify({ elements: `[${'[],'.repeat(200_000)}[]]` }), 422, 'VALIDATION'],
])('[FLD-6] JSON of too %s is refused before it is parsed', async (_, payload, status, code) => {
  const { app, logins } = shared();
  const { bearer, csrf } = logins.ADMIN;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${bearer}`,
    'x-csrf-key': csrf.key,
    'x-csrf-token': csrf.token,
  };
  const response = await app.inject({ method: 'PATCH', url: '/api/content/save/', headers, payload });
  expect({ status: response.statusCode, code: response.json().message.code }).toEqual({ status, code });
});

test('[ENV-2] [ENV-4] an unknown call is 404 in the envelope, whoever asks', async () => {
  const { call, logins } = shared();
  for (const caller of [undefined, logins.TEACHER]) {
    expect(await call('GET', 'nie/ma', undefined, caller)).toMatchObject({
      status: 404,
      payload: null,
      message: { code: 'NOT_FOUND' },
    });
    expect((await call('PUT', 'auth/', {}, caller)).status).toBe(404);
  }
});

test('[RUN-5] [ENV-4] a bug answers 500 with a reference and nothing of its cause', async () => {
  const broken = await testApp();
  await broken.context.storage.close();
  const answer = await broken.call('GET', 'game/rankings/');
  expect(answer).toMatchObject({
    status: 500,
    payload: { reference: expect.any(String) },
    message: { code: 'INTERNAL' },
  });
  expect(JSON.stringify(answer.payload)).not.toMatch(/driver|sqlite|stack/iu);
});

test('[RUN-4] health, readiness and metrics tell how the process is', async () => {
  const { app } = shared();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/metrics')).statusCode).toBe(200);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '10.1.2.3' } })).statusCode).toBe(403);
});

test.each(['localhost:8080', '127.0.0.1', '[::1]:8080'])('[CFG-10] metrics are told to who asks %s', async (host) => {
  const { app } = shared();
  expect((await app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200);
});

test.each(['gra.szkola.test', 'localhost.zly.test', '127.0.0.1.zly.test'])(
  '[CFG-10] no metrics for a page or a proxy that came here by the name "%s"',
  async (host) => {
    const { app } = shared();
    expect((await app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(403);
  },
);

const OF_PROXIES = ['for', 'host', 'port', 'server'].map((name) => `x-forwarded-${name}`);

test.each([...OF_PROXIES, 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'forwarded', 'via'])(
  '[CFG-10] what a proxy on this machine hands on with %s is not of this machine: no metrics',
  async (name) => {
    const { app } = shared();
    expect((await app.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } })).statusCode).toBe(403);
  },
);

test('[CFG-10] where there is a token, metrics are told to who has it, from anywhere, and to nobody else', async () => {
  const { app } = await testApp({ variables: { METRICS_TOKEN: 'tajny-token-do-metryk' } });
  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await app.inject({ url: '/metrics', headers })).statusCode;
  expect(await ask({ authorization: 'Bearer tajny-token-do-metryk', 'x-forwarded-for': '10.1.2.3' })).toBe(200);
  expect(await ask({ authorization: 'Bearer inny-token-do-metryk' })).toBe(403);
  expect(await ask({})).toBe(403);
});

test('[ENV-1] the calls are described from their schemas', async () => {
  const { app } = shared();
  const document = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse((await app.inject('/api/openapi.json')).json());
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/api/game/remove/{id}');
  expect(document.paths['/api/auth/']?.['post']).toMatchObject({
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': { schema: { required: ['email', 'password'] } },
        'multipart/form-data': {},
      },
    },
  });
  expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true);
});

test('[WEB-1] [WEB-2] the web app is served: pages for its own addresses, assets for a year, never for calls', async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'fracht-web-'));
  onTestFinished(() => rmSync(webDist, { recursive: true }));
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'index.html'), '<script>document.title</script><p>Fracht');
  writeFileSync(join(webDist, 'app.html'), '<script>document.title</script>');
  writeFileSync(join(webDist, 'assets/app-1a2b.js'), 'let x;');
  writeFileSync(join(webDist, 'assets/app-1a2b.js.br'), 'skompresowane');
  writeFileSync(join(webDist, 'assets/trial.worker-1a2b.js'), 'let x;');
  mkdirSync(join(webDist, 'pages'));
  writeFileSync(join(webDist, 'pages/game-orders.html'), 'Zlecenia');
  writeFileSync(
    join(webDist, 'pages.json'),
    JSON.stringify([{ name: 'game-orders', address: '^/game/[^/]+/orders/?$' }]),
  );
  const { app } = await testApp({ webDist });
  const page = await app.inject('/game/abc/map');
  expect({ status: page.statusCode, cache: page.headers['cache-control'] }).toEqual({ status: 200, cache: 'no-cache' });
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/u);
  const asset = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(asset.body).toBe('skompresowane');
  expect(asset.headers['cache-control']).toContain('immutable');
  const orders = await app.inject('/game/abc/orders?x=/y');
  expect([orders.body, orders.headers['cache-control']]).toEqual(['Zlecenia', 'no-cache']);
  // Headers that are irrelevant to a page's files are not sent with each of them; a worker's script has its own policy.
  const { 'content-security-policy': policy, 'permissions-policy': features, ...rest } = asset.headers;
  expect([policy, features, rest['x-content-type-options']]).toEqual([undefined, undefined, 'nosniff']);
  const worker = await app.inject('/assets/trial.worker-1a2b.js');
  expect(worker.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  expect((await app.inject('/assets/nie-ma.js')).statusCode).toBe(404);
  expect((await app.inject('/api/nie-ma')).statusCode).toBe(404);
  const doubled = await app.inject({ url: '/api//user/data/' });
  expect([doubled.statusCode, doubled.json().message.code]).toEqual([404, 'NOT_FOUND']);
});

test('[WEB-2] a page may load, send and be framed nowhere but here: no other host is named to the browser', async () => {
  const { app } = shared();
  const { headers } = await app.inject({ url: '/api/content/get/', headers: { host: 'gra.szkola.pl' } });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/\s+/u))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  expect(policy.get('default-src')).toEqual(["'self'"]);
  const own = /^(?:'self'|'none'|'sha256-[^']+'|data:|blob:|wss?:\/\/gra\.szkola\.pl(?::\d+)?)$/u;
  expect([...policy.values()].flat().filter((source) => !own.test(source))).toEqual([]);
  for (const name of ['script-src', 'connect-src', 'img-src', 'font-src', 'form-action', 'frame-ancestors'])
    expect([name, policy.get(name)?.length]).not.toEqual([name, undefined]);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe');
});

test('[WEB-2] a picture that is opened by itself loads and runs nothing, and takes no style, a built-in one and an uploaded one', async () => {
  const { app, context } = shared();
  const name = 'abcdefghijkmnpqr.webp';
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  await context.storage.images.keep(name, await dot.webp().toBuffer(), 1);
  const rows = [
    ['adr-check.svg', 'image/svg+xml; charset=utf-8'],
    [name, 'image/webp'],
  ];
  for (const [file, type] of rows) {
    const { statusCode, headers } = await app.inject(`/pictures/${file ?? ''}`);
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

test('[WEB-2] every answer forbids guessing its kind, being framed, and the visitor’s camera, microphone and place', async () => {
  const { app } = shared();
  for (const url of ['/api/content/get/', '/api/nie/ma', '/healthz', '/nie-ma']) {
    const { headers } = await app.inject({ url, headers: { origin: 'https://zla.strona.pl' } });
    expect({ url, ...headers }).toMatchObject({
      url,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('[LET-4] too many letters from one address are refused for a while', async () => {
  const { call } = await testApp();
  for (let letter = 0; letter < 60; letter += 1)
    await call('POST', 'auth/recover-password/', { lostEmail: 'x@szkola.test' });
  const refused = await call('POST', 'auth/recover-password/', { lostEmail: 'x@szkola.test' });
  expect(refused).toMatchObject({ status: 429, message: { code: 'TOO_MANY' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
