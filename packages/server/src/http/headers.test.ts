import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { PASSWORD, testApp } from '../../test/support/test-app.ts';

const HTTPS = { PUBLIC_URL: 'https://gra.szkola.pl' };
/** By default nginx accepts response headers of up to 4 KiB. */
const NGINX_HEAD = 4096;

async function statusOf(app: Api, host: string): Promise<number> {
  const { statusCode, headers } = await app.inject({ url: '/api/content/get/', headers: { host } });
  expect(Buffer.byteLength(JSON.stringify(headers))).toBeLessThan(NGINX_HEAD);
  return statusCode;
}

test('[WEB-5] a call by a host that is none or somebody else’s is 400, one by an own name is answered, and no head is long', async () => {
  const { app } = await testApp({ variables: HTTPS });
  const ask = (host: string) => statusOf(app, host);
  const refused = [
    'a'.repeat(1000),
    `${'a.'.repeat(4000)}pl`,
    'gra.szkola.pl; script-src *',
    'gra.szkola.pl, inna.pl',
    '[::1',
    'inna.szkola.pl',
    'gra.szkola.pl.inna.pl',
  ];
  const own = ['gra.szkola.pl', 'GRA.szkola.pl:443', '127.0.0.2:8080', '[::1]:8080', 'localhost', 'a'.repeat(250)];
  expect(await Promise.all(refused.map(ask))).toEqual(refused.map(() => 400));
  expect(await Promise.all(own.map(ask))).toEqual(own.map(() => 200));
});

test('[WEB-5] in a room without TLS a computer has whatever name it has', async () => {
  const { app } = await testApp({ variables: { PUBLIC_URL: 'http://192.168.0.5:8080' } });
  expect(await statusOf(app, 'pracownia-1.szkola.lan:8080')).toBe(200);
});

test('[WEB-5] a host that a trusted proxy names besides is looked at too', async () => {
  const { app } = await testApp({ variables: HTTPS });
  const headers = { host: 'gra.szkola.pl', 'x-forwarded-host': 'a'.repeat(2000) };
  expect((await app.inject({ url: '/api/server/network/', headers })).statusCode).toBe(400);
});

test('[BND-8] guests of one address make one call so many times, an IPv6 network of 64 bits is one address, and nobody else waits', async () => {
  // Time stands still here, since on a slow machine so many calls would take longer than the ten seconds in which they are
  // counted.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await testApp();
  await app.person({ email: 'anna@szkola.test' });
  const { bearer } = await app.logIn('anna@szkola.test');
  const ask = async (remoteAddress: string, headers = {}): Promise<number> =>
    (await app.app.inject({ url: '/api/content/get/', remoteAddress, headers })).statusCode;
  const answers: number[] = [];
  for (let call = 0; call < 601; call += 1) answers.push(await ask(`2001:db8:1:2::${call.toString(16)}`));
  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([600, 429]);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  expect(await ask('2001:db8:1:2::1', { authorization: 'Bearer x' })).toBe(429);
  expect(await ask('2001:db8:1:2::1', { authorization: `Bearer ${bearer}` })).toBe(200);
  const other = await app.app.inject({ url: '/api/game/rankings/', remoteAddress: '2001:db8:1:2::1' });
  expect(other.statusCode).toBe(200);
});

test('[BND-8] calls that need a login are counted by address without one, whatever bearer is made up, and who is logged in there is not held up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await testApp({ mostOfStrangers: 30 });
  await app.person({ email: 'anna@szkola.test' });
  const { bearer } = await app.logIn('anna@szkola.test');
  const whyEnded = vi.spyOn(app.context.storage.sessions, 'whyEnded');
  onTestFinished(() => whyEnded.mockRestore());
  const remoteAddress = '203.0.113.7';
  const ask = (url: string, authorization: string) =>
    app.app.inject({ url, remoteAddress, headers: { authorization } });
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) {
    const url = call % 2 === 0 ? '/api/user/data/' : '/api/group/get/';
    statuses.push((await ask(url, `Bearer x${String(call)}`)).statusCode);
  }
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([30, 429]);
  expect(whyEnded).toHaveBeenCalledTimes(30);
  const refused = await ask('/api/user/data/', 'x');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  expect((await ask('/api/user/data/', `Bearer ${bearer}`)).statusCode).toBe(200);
  expect((await app.app.inject({ url: '/api/user/data/', remoteAddress: '203.0.113.8' })).statusCode).toBe(401);
  const login = { email: 'anna@szkola.test', password: PASSWORD };
  const again = await app.app.inject({ method: 'POST', url: '/api/auth/', remoteAddress, payload: login });
  expect(again.statusCode).toBe(200);
});
