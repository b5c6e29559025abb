import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer } from './school.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 0);
});

/** After so many ms of silence a server that has sent something counts as finished; one that sends nothing at all is given up after so many. */
const [SILENCE_MS, PATIENCE_MS] = [1500, 30_000];

/** Writes bytes to the port; gives what came back until the server closed or fell silent. */
function said(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(school.address).port), '127.0.0.1', () => socket.write(bytes));
    const giveUp = () => void socket.destroy();
    let timer = setTimeout(giveUp, PATIENCE_MS);
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

async function expectAlive(): Promise<void> {
  expect((await fetch(`${school.address}/healthz`)).status).toBe(200);
  expect((await school.teacher.get('user/data/')).status).toBe(200);
}

test('[BND-4] double slashes and dots do not reach past the API or the files', async () => {
  for (const path of [
    '/api//user/data/',
    '//api/user/data/',
    '/api/../api/user/data/',
    '/../../../../etc/passwd',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/uploads/../fracht.db',
    '/uploads/%2e%2e%2ffracht.db',
  ]) {
    const heard = await said(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([path, /^HTTP\/1\.1 (200|3\d\d|40[0-4])/u.test(heard)]).toEqual([path, true]);
    expect(heard).not.toMatch(/root:|"workspaces"|SQLite format/u);
  }
});

test('[BND-4] giant and broken headers end that request only', async () => {
  const huge = await said(`GET /api/content/get/ HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(100_000)}\r\n\r\n`);
  expect(huge).toMatch(/^HTTP\/1\.1 413 .*"code":"TOO_LARGE"/su);
  expect(huge).not.toMatch(/at .*\.(ts|js):\d+/u);
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/auth/ HTTP/1.1\r\n\r\n',
    'POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    'POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ]) {
    const heard = await said(bytes);
    expect([bytes.slice(0, 30), heard]).toEqual([bytes.slice(0, 30), expect.stringMatching(/^HTTP\/1\.1 4\d\d/u)]);
    expect(heard).not.toMatch(/at .*\.(ts|js):\d+/u);
  }
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(6000)}`, 'Bearer a b c']) {
    const { status } = await school.guest().raw('GET', '/api/user/data/', { headers: { authorization } });
    expect([authorization.slice(0, 20), status]).toEqual([authorization.slice(0, 20), 401]);
  }
  await expectAlive();
});

test('[BND-4] what is no HTTP is answered in the envelope', async () => {
  for (const bytes of ['nonsense\r\n\r\n', 'GET /api/user/data/\u00bf HTTP/1.1\r\nHost: x\r\n\r\n']) {
    const heard = await said(Buffer.from(bytes, 'latin1'));
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 .*content-type: application\/json/isu);
    expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toEqual({
      payload: null,
      message: { type: 'danger', text: expect.stringMatching(/\p{L} .*\.$/u), code: 'MALFORMED' },
    });
  }
});

test('[BND-4] a client that offers another protocol by habit is answered in this one', async () => {
  for (const upgrade of ['h2c', 'websocket', 'TLS/1.0']) {
    const heard = await said(
      `GET /api/content/get/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
    );
    expect([upgrade, heard.slice(0, 12), heard.includes('"payload":[')]).toEqual([upgrade, 'HTTP/1.1 200', true]);
  }
  const elsewhere = await said('GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(elsewhere).toMatch(/^HTTP\/1\.1 404 .*"code":"NOT_FOUND"/su);
});
