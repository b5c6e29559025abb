import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, createServer, request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { NETWORK_SAMPLE, STREAM_TEST } from '@fracht/protocol';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CALLS_BY_NAME } from '../../src/policies/calls.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { ADMIN, aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from '../live/school.ts';
import { join } from '../live/socket-client.ts';
import { joinByStream } from '../live/stream-client.ts';
import { anNginx, type Proxy, site, type Tools } from './nginx.ts';
import { programOf } from './programs.ts';

/** The address of the process behind nginx: its own loopback address, like those of fracht@.service. */
const PROCESS = '127.0.0.2';
const OTHER_PROCESS = '127.0.0.3';
const MIB = 1_048_576;

test('[RUN-7] the proxy lets through every file that a call takes, with the form around it', () => {
  const [, most = ''] = /client_max_body_size (\d+)m;/u.exec(site) ?? [];
  const files = [...CALLS_BY_NAME.values()].map(({ file }) => file?.mostBytes ?? 0);
  expect(Number(most) * MIB).toBeGreaterThan(Math.max(...files) + MIB / 2);
});

const WHAT = 'the server behind nginx';
const [nginx, openssl] = [programOf('nginx', WHAT), programOf('openssl', WHAT)];
const TOOLS: readonly Tools[] = nginx === null || openssl === null ? [] : [{ nginx, openssl }];

describe.each(TOOLS)('a server behind nginx', (tools) => {
  const behind = async (): Promise<Proxy> => {
    const proxy = await anNginx(tools, PROCESS);
    const { https: PUBLIC_URL, upstreamPort: PORT, socketPort: SOCKET_PORT } = proxy;
    await aServer({ HOST: PROCESS, PORT, SOCKET_PORT, PUBLIC_URL });
    return proxy;
  };

  test('[RUN-7] pages come over TLS and HTTP/2 with the server’s own headers, plain HTTP leads there, a process that is not there is passed over', async () => {
    const { https, http } = await behind();
    const session = connectHttp2(https);
    onTestFinished(() => session.close());
    await once(session, 'connect');
    expect(session.alpnProtocol).toBe('h2');
    const stream = session.request({ ':path': '/pictures/collision.svg' });
    const [[headers], body] = await Promise.all([once(stream, 'response'), text(stream)]);
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': expect.stringMatching(/max-age=\d{7,}/u),
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain('<svg');
    const plain = await fetch(`${http}/panel?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/panel?x=1']);
    for (let call = 0; call < 4; call += 1) expect((await fetch(`${https}/healthz`)).status).toBe(200);
  });

  test('[RUN-7] a lesson: a web socket at /socket, one at the port of its own, and a stream of events whose first comes at once', async () => {
    const school = await aSchool((await behind()).https, 2, { unit_ms: 1000, leave_grace_s: 5 });
    const game = await school.newGame();
    const [one, two] = school.students;
    if (one === undefined || two === undefined) throw new Error('no students');
    const teacher = await join(school.teacher, game);
    const [socket, stream] = [await join(one, game, 'OWN'), await joinByStream(two, game)];
    for (const player of [socket, stream]) {
      expect(await player.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
    }
    expect(await teacher.act({ action: 'START' })).toMatchObject({ ok: true });
    expect([teacher.gaps, socket.gaps, stream.gaps]).toEqual([0, 0, 0]);
  });

  test('[RUN-7] [RUN-10] the test of a network goes through: how it was reached is told as it is, its text is whole, its trial stream comes to its end', async () => {
    const { https, socketPort } = await behind();
    const lied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' };
    const { payload } = JSON.parse(await (await fetch(`${https}/api/server/network/`, { headers: lied })).text());
    const { address, isSecure, socket, sample } = payload;
    expect({ address, isSecure }).toEqual({ address: '127.0.0.1', isSecure: true });
    expect(socket).toMatch(new RegExp(`^wss://localhost:${socketPort}`, 'u'));
    expect(sample).toBe(NETWORK_SAMPLE);
    const trial = await fetch(`${https}/api/server/stream-test/`);
    expect(trial.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = (await trial.text()).split('\n\n').filter((event) => event !== '');
    expect(events).toEqual(Array.from({ length: STREAM_TEST.events }, (_, index) => `data: ${String(index + 1)}`));
  });

  test('[RUN-7] [WEB-2] [RUN-11] every answer is for TLS alone and has its id, refusals and streams too; nobody is known by a cookie', async () => {
    const { https } = await behind();
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
    const login = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const asked = await Promise.all([
      fetch(`${https}/api/auth/`, { ...login, body: JSON.stringify({ email, password }) }),
      fetch(`${https}/api/auth/`, { ...login, body: JSON.stringify({ email, password: 'nie to haslo' }) }),
      fetch(`${https}/api/nowhere/`),
      fetch(`${https}/api/user/data/`),
      fetch(`${https}/api/server/stream-test/`),
      fetch(`${https}/api/server/stream/?game=g&ticket=t`),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 401, 404, 401, 200, 401]);
    for (const { headers, body } of asked) {
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/u);
      expect(headers.get('set-cookie')).toBeNull();
      await body?.cancel();
    }
    expect(new Set(asked.map(({ headers }) => headers.get('x-request-id'))).size).toBe(asked.length);
  });

  test('[RUN-7] [WEB-5] [LET-9] who comes by another name is not answered, takes no process from anybody, and nothing behind `?` is logged', async () => {
    const { https, http, logged } = await behind();
    const { port } = new URL(https);
    for (const host of ['inna.szkola.pl', 'a'.repeat(1000), 'a'.repeat(4000)]) {
      for (let call = 0; call < 5; call += 1) expect(await statusFor(port, host)).not.toBe(200);
      expect((await fetch(`${https}/healthz?token=tajny`)).status).toBe(200);
    }
    expect(await answerTo(plainRequest(`${http}/x`, { headers: { host: 'inna.szkola.pl' } }))).toBeNull();
    expect(await answerTo(plainRequest(`${http}/x`, { headers: { host: 'localhost' } }))).toBe(301);
    expect(logged()).toContain('/healthz');
    expect(logged()).not.toContain('tajny');
  });

  test('[RUN-7] an answer that the proxy cannot read is the asker’s alone: the process serves everybody else', async () => {
    const { https, upstreamPort } = await anNginx(tools, PROCESS);
    const long = { 'x-long': 'a'.repeat(14_000) };
    const server = createServer(({ url }, response) =>
      response.writeHead(200, url === '/long' ? long : {}).end('ok'),
    ).listen(Number(upstreamPort), PROCESS);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    for (let call = 0; call < 10; call += 1) {
      expect((await fetch(`${https}/long`)).status).toBe(502);
      expect((await fetch(`${https}/healthz`)).status).toBe(200);
    }
  });

  test('[RUN-7] [BND-8] a flood is answered 429 from some point on, whatever login it claims to have, and three classes at one bell are not', async () => {
    const { https, upstreamPort } = await anNginx(tools, PROCESS);
    const server = createServer((_request, response) => response.end('ok')).listen(Number(upstreamPort), PROCESS);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const ask = async (headers = {}): Promise<number> => {
      const { status, body } = await fetch(`${https}/api/content/get/`, { headers });
      await body?.cancel();
      return status;
    };
    const answers: number[] = [];
    // The proxy of the test has room for some 250 lines, two of them for each call.
    for (let round = 0; round < 1500 && !answers.includes(429); round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 40 }, () => ask({ authorization: 'Bearer x' })))));
    expect(answers.slice(0, 90 * 60).every((status) => status === 200)).toBe(true);
    expect(answers).toContain(429);
  });

  test('[RUN-7] an old TLS is refused', async () => {
    const { https } = await behind();
    const { hostname, port } = new URL(https);
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const line = connectTls({ host: hostname, port: Number(port), servername: hostname, ...old });
    const [error] = await Promise.race([once(line, 'error'), once(line, 'secureConnect')]);
    expect(String(error)).toMatch(/alert protocol version/iu);
  });

  test('[RUN-7] whatever names one game comes to one process, games are spread over all, and so is what names none', async () => {
    const { https, upstreamPort } = await anNginx(tools, PROCESS, OTHER_PROCESS);
    for (const host of [PROCESS, OTHER_PROCESS]) {
      const server = createServer((_request, response) => response.end(host)).listen(Number(upstreamPort), host);
      await once(server, 'listening');
      onTestFinished(() => void server.close());
    }
    const ask = async (path: string): Promise<string> => (await fetch(`${https}${path}`)).text();
    const ofGame = async (game: string): Promise<string> => {
      const paths = ['/socket', '/socket', '/api/server/stream/', '/api/server/connect/'];
      const at = new Set(await Promise.all(paths.map((path) => ask(`${path}?game=${game}&x=${Math.random()}`))));
      expect(at.size).toBe(1);
      return [...at].join('');
    };
    const games = Array.from({ length: 40 }, (_, index) => `gra-${index}`);
    const [led, spread] = [new Set<string>(), new Set<string>()];
    for (const game of games) {
      led.add(await ofGame(game));
      spread.add(await ask('/healthz'));
    }
    const both = [PROCESS, OTHER_PROCESS];
    expect([[...led].toSorted(), [...spread].toSorted()]).toEqual([both, both]);
  });

  test('[RUN-7] a picture of nearly 5 MiB is taken and served, one above is refused by the server in its own words', async () => {
    const { https } = await behind();
    const admin = await new ApiClient(https).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    const taken = await upload(admin, await noise(1335));
    expect(taken.status).toBe(200);
    const { payload } = JSON.parse(await taken.text());
    const served = await fetch(`${https}${payload.url}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(1300);
    const refused = await upload(admin, await noise(1400));
    expect(refused.status).toBe(413);
    expect(JSON.parse(await refused.text())).toMatchObject({ message: { type: 'danger' } });
  });

  test('[RUN-7] [CFG-11] the server counts the address that nginx saw, whatever the caller says of it', async () => {
    const { https } = await behind();
    const wrong = (from: string, said: string) => logIn(https, from, said);
    for (let count = 0; count < 10; count += 1) expect(await wrong('127.0.0.5', `203.0.113.${count}`)).toBe(401);
    expect(await wrong('127.0.0.5', '203.0.113.99')).toBe(429);
    expect(await wrong('127.0.0.6', '127.0.0.5')).toBe(401);
  });
});

/** The status for a call with this Host over HTTP/1.1, whatever the name was in TLS; null if the connection was closed. */
function statusFor(port: string, host: string): Promise<number | null> {
  const tls = { hostname: 'localhost', port, path: '/healthz', servername: 'localhost', agent: false } as const;
  return answerTo(request({ ...tls, headers: { host } }));
}

/** The status of the answer; null if there is none. */
function answerTo(asked: ClientRequest): Promise<number | null> {
  asked.end();
  return new Promise<number | null>((resolve) => {
    asked.once('response', (response) => resolve(response.resume().statusCode ?? null));
    asked.once('error', () => resolve(null));
  });
}

function upload({ address, headers }: ApiClient, file: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(file)]), 'szum.png');
  return fetch(`${address}/api/game/upload-event-image/`, { method: 'POST', headers, body });
}

/** A picture without repetition: a row of it takes 3901 bytes. */
function noise(height: number): Promise<Buffer> {
  const raw = { width: 1300, height, channels: 3 } as const;
  return sharp(randomBytes(raw.width * height * raw.channels), { raw })
    .png()
    .toBuffer();
}

/** The answer to a wrong password, from one of this machine's own addresses. */
async function logIn(address: string, from: string, said: string): Promise<number> {
  const body = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: 'nie to haslo' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': said };
  const { hostname, port } = new URL(address);
  const asked = request({ hostname, port, path: '/api/auth/', method: 'POST', localAddress: from, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}
