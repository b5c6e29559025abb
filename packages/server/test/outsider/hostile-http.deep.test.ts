import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, pairHeaders, readAnswer, visitor, type Body, type Visitor } from './http.ts';
import { ADMIN, startServer, type Server } from './process.ts';
import { dig, entitiesAt } from './reading.ts';
import { addTeacher } from './school.ts';

let server: Server;
let admin: Visitor;
let teacher: Visitor;

beforeAll(async () => {
  server = await startServer();
  admin = await logIn(server.http, ADMIN.email, ADMIN.password);
  teacher = await addTeacher(server, admin, 'lis@szkola.test');
});

afterAll(async () => server.stop());

/** After this many ms of silence a server that has sent something counts as finished. */
const SILENCE_MS = 1500;

/** A server that sends nothing at all is given up after this many ms. */
const PATIENCE_MS = 100_000;

/** Writes bytes to the port, and closes the sending side if `end` says so; gives what came back until the other side closed or fell silent. */
function said(bytes: string | Buffer, { end = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(server.port, '127.0.0.1', () => (end ? socket.end(bytes) : socket.write(bytes)));
    let timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), SILENCE_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

const authorised = (person: Visitor) => ({
  authorization: `Bearer ${person.bearer ?? ''}`,
  ...pairHeaders(person.pair),
});

async function alive(): Promise<void> {
  expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
  expect((await teacher.get('user/data/')).status).toBe(200);
}

test('[RUN-4] liveness, readiness, metrics and the web app answer', async () => {
  expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.http}/readyz`)).status).toBe(200);
  const metrics = await fetch(`${server.http}/metrics`);
  expect(metrics.status).toBe(200);
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await metrics.text()).toMatch(/^# HELP /m);
});

test('[ENV-2] [ENV-4] unknown paths under the API are 404 in the envelope, whatever they look like', async () => {
  const paths = [
    '',
    'nothing',
    'auth/nothing/',
    'user/',
    'game',
    'user/data/extra',
    'USER/DATA/',
    'User/Data',
    'game/get-emergencies/none',
    '..%2f..%2fetc',
    'user/data%00',
    '%E0%A4%A',
    'user//data',
    'ż',
  ];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) {
      const answer = await readAnswer(
        await fetch(`${server.http}/api/${path}`, { method, headers: authorised(teacher) }),
      );
      expect([method, path, [400, 404, 405].includes(answer.status)]).toEqual([method, path, true]);
    }
  }
});

test('[ENV-2] a known path refuses another method in the envelope; HEAD has no body; OPTIONS does not fail', async () => {
  for (const [method, path] of [
    ['POST', 'user/data/'],
    ['PUT', 'auth/'],
    ['DELETE', 'auth/'],
    ['GET', 'auth/'],
    ['GET', 'user/add/'],
    ['PATCH', 'game/add/'],
    ['GET', 'game/remove/1'],
    ['POST', 'content/save/'],
    ['GET', 'server/action/'],
  ] as const) {
    const answer = await readAnswer(
      await fetch(`${server.http}/api/${path}`, { method, headers: authorised(teacher) }),
    );
    expect([method, path, [404, 405].includes(answer.status)]).toEqual([method, path, true]);
  }
  const head = await fetch(`${server.http}/api/content/get/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(`${server.http}/api/content/get/`, { method: 'OPTIONS' })).status).toBeLessThan(500);
  for (const method of ['TRACE', 'CONNECT', 'BREW']) {
    const heard = await said(`${method} /api/auth/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([method, /^HTTP\/1\.1 [45]\d\d/.test(heard) || heard === '']).toEqual([method, true]);
  }
  await alive();
});

test('[ENV-4] other content types are 415, broken bodies 400, in the envelope', async () => {
  const send = async (type: string | undefined, body: Body) => {
    const headers = { ...authorised(teacher), ...(type === undefined ? {} : { 'content-type': type }) };
    return readAnswer(await fetch(`${server.http}/api/group/add/`, { method: 'POST', body, headers }));
  };
  for (const type of ['text/plain', 'application/xml', 'application/octet-stream', 'application/x-yaml', 'nonsense']) {
    expect([type, (await send(type, '{"name":"x"}')).status]).toEqual([type, 415]);
  }
  const utf8 = new Uint8Array([0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x22, 0x7d]);
  const broken: [string, string | Uint8Array<ArrayBuffer>][] = [
    ['application/json', '{"name":'],
    ['application/json', 'nie json'],
    ['application/json', utf8],
    ['multipart/form-data', '--x\r\n'],
    ['multipart/form-data; boundary=x', '--y\r\nnothing'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nabc'],
    ['application/x-www-form-urlencoded', '%zz=%E0%A4%A'],
  ];
  for (const [type, body] of broken) {
    const answer = await send(type, body);
    expect([type, body.slice(0, 30), [400, 422].includes(answer.status)]).toEqual([type, body.slice(0, 30), true]);
  }
  for (const body of ['null', '[]', '7', '"tekst"', 'true', '{}', '']) {
    expect([body, [400, 422].includes((await send('application/json', body)).status)]).toEqual([body, true]);
  }
  expect(entitiesAt((await teacher.get('group/get/')).payload)).toEqual([]);
  expect((await send('application/json; charset=utf-8', '{"name":"Zażółć"}')).status).toBeLessThan(300);
  expect((await send('APPLICATION/JSON', '{"name":"Gęślą"}')).status).toBeLessThan(300);
  const names = entitiesAt((await teacher.get('group/get/')).payload).map((group) => group.name);
  expect(names).toEqual(['Gęślą', 'Zażółć']);
});

test('[BND-1] bodies over 1 MiB are 413, just under are read', async () => {
  const big = 'x'.repeat(1024 * 1024 + 10);
  for (const as of ['json', 'urlencoded', 'multipart'] as const) {
    const answer = await teacher.send('POST', 'group/add/', { name: 'x', filler: big }, { as });
    expect([as, answer.status]).toEqual([as, 413]);
    const under = await teacher.send(
      'POST',
      'group/add/',
      { name: `Duża ${as}`, filler: 'x'.repeat(1_000_000) },
      { as },
    );
    expect([as, under.status < 300]).toEqual([as, true]);
  }
});

test('[ENV-8] [FLD-3] [FLD-5] unknown fields are ignored, numbers may be texts, prototypes are nobody’s business', async () => {
  const made = await teacher.send('POST', 'group/add/', {
    name: 'Nieznane',
    colour: 'red',
    id: 'mine',
    admin: true,
    __proto__x: 1,
  });
  expect(made.status).toBeLessThan(300);
  expect(dig(made.payload, 'id')).not.toBe('mine');
  const raw = await readAnswer(
    await fetch(`${server.http}/api/group/add/`, {
      method: 'POST',
      headers: { ...authorised(teacher), 'content-type': 'application/json' },
      body: '{"name":"Proto","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    }),
  );
  expect([200, 201, 400, 422]).toContain(raw.status);
  const long = await teacher.send('POST', 'group/add/', { name: 'x'.repeat(5000) });
  expect([long.status, Object.keys(Object(long.payload))]).toEqual([422, ['name']]);
  for (const name of [' ', '\u0000', 7, null, ['a'], { a: 1 }]) {
    const answer = await teacher.send('POST', 'group/add/', { name }, { as: 'json' });
    expect([JSON.stringify(name), [201, 200, 422].includes(answer.status)]).toEqual([JSON.stringify(name), true]);
  }
});

test('[VAL-1] ids of other shapes are 404 or 422, never a fault', async () => {
  const ids = ['0', '1e9', 'undefined', '%27%3B--', '..', '%00', 'a'.repeat(90), 'a'.repeat(3000), 'ż', '__proto__'];
  for (const id of ids) {
    const answers = [
      await teacher.send('DELETE', `user/delete/${id}`),
      await teacher.send('DELETE', `group/delete/${id}`),
      await teacher.send('DELETE', `game/remove/${id}`),
      await admin.send('DELETE', `game/remove-event/${id}`),
      await teacher.get(`game/get/?id=${id}`),
      await teacher.get(`game/get-emergencies/?game=${id}`),
      await teacher.get(`game/get-emergency/?game=${id}&id=${id}`),
      await teacher.get(`game/get-change-event/type/${id}`),
    ];
    expect([
      id.slice(0, 20),
      answers.map(({ status }) => status).filter((status) => ![400, 403, 404, 405, 413, 422].includes(status)),
    ]).toEqual([id.slice(0, 20), []]);
  }
  for (const id of [0, 1.5, null, [], {}, 'x']) {
    const answers = [
      await teacher.send('PATCH', 'user/edit/', { id, first_name: 'A' }, { as: 'json' }),
      await teacher.send('PATCH', 'group/edit/', { id, name: 'A' }, { as: 'json' }),
      await teacher.send('POST', 'server/connect/', { game: id }, { as: 'json' }),
      await teacher.send('POST', 'server/leave/', { game: id, player: id }, { as: 'json' }),
      await teacher.send('POST', 'server/action/', { game: id, data: '{}' }, { as: 'json' }),
      await teacher.send('PUT', 'survey/init/', { game: id }),
      await teacher.send('POST', 'game/get-return-cost/', { game: id, car: id }, { as: 'json' }),
      await teacher.send('POST', 'game/get-distances/', { cars: id, city: id }, { as: 'json' }),
      await teacher.send('POST', 'game/add/', { group: id === null ? 'null' : id }, { as: 'json' }),
    ];
    expect([
      id,
      answers.map(({ status }) => status).filter((status) => ![400, 403, 404, 409, 422].includes(status)),
    ]).toEqual([id, []]);
  }
  await alive();
});

test('[RUN-5] a caller who is gone before the answer leaves no fault behind', async () => {
  const body = JSON.stringify({ email: 'nikt@szkola.test', password: 'nie-to-haslo-1' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await said(
      `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}nonsense\r\n\r\n`,
    );
  }
  expect((await visitor(server.http).send('POST', 'auth/', JSON.parse(body))).status).toBe(401);
  expect(server.output()).not.toContain('internal error');
});

test('[FLD-8] names are one line of visible signs, the same text however their letters were typed', async () => {
  const add = async (name: unknown) => {
    const answer = await teacher.send('POST', 'group/add/', { name }, { as: 'json' });
    return answer.status === 422 ? 422 : dig(answer.payload, 'name');
  };
  expect(await add('Łódź i\u00a0Żary'.normalize('NFD'))).toBe('Łódź i Żary');
  expect(await add(' Spedycja \t\n 3B ')).toBe('Spedycja 3B');
  expect(await add('🚚 Tiry')).toBe('🚚 Tiry');
  expect(await add('\u202e3\u00adC\u2066\u200b')).toBe('3C');
  for (const name of ['\u200b', '\u00a0', '\u0301', 'a\u0007b', 'a\u001b[31m', 'x\ufffd', `x${'\u0316'.repeat(5)}`])
    expect([JSON.stringify(name), await add(name)]).toEqual([JSON.stringify(name), 422]);
  const student = {
    email: 'nfd@szkola.test',
    first_name: 'Żaneta'.normalize('NFD'),
    last_name: 'Śliwa'.normalize('NFD'),
  };
  const made = await teacher.send('POST', 'user/add/', { ...student, type: 'STUDENT' });
  expect([dig(made.payload, 'first_name'), dig(made.payload, 'initials'), dig(made.payload, 'short_name')]).toEqual([
    'Żaneta',
    'ŻŚ',
    'Żaneta Ś.',
  ]);
});

/** A login request whose password never comes, in two halves. */
const [HALF, OTHER_HALF] = ['{"email":', '"nikt"}'];
const HEAD = `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${HALF.length + OTHER_HALF.length}\r\nConnection: close\r\n`;

/** A request of which the server has read the headers and half the body: what came back so far, and how to send the rest and get the answer. */
async function halfSent() {
  const socket = connect(server.port, '127.0.0.1');
  const ended = once(socket, 'close');
  let heard = '';
  socket.on('data', (part) => (heard += part.toString('latin1')));
  // The server says so when it waits for the body.
  socket.write(`${HEAD}Expect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  socket.write(HALF);
  return {
    heard: () => heard,
    finish: async () => {
      socket.write(OTHER_HALF);
      await ended;
      return heard;
    },
  };
}

test('[BND-3] slow bodies do not hold others up, and are answered once they are whole; half a request is refused', async () => {
  const slow = await Promise.all(Array.from({ length: 20 }, halfSent));
  await alive();
  const waiting = slow.map(({ heard }) => heard());
  expect(waiting).toEqual(waiting.map(() => 'HTTP/1.1 100 Continue\r\n\r\n'));
  const answers = await Promise.all(slow.map(({ finish }) => finish()));
  expect(answers.filter((heard) => !heard.includes('HTTP/1.1 422 '))).toEqual([]);
  const halves = Array.from({ length: 10 }, () => said(`${HEAD}\r\n${HALF}`, { end: true }));
  const refused = await Promise.all(halves);
  expect(refused.filter((heard) => !heard.startsWith('HTTP/1.1 400 '))).toEqual([]);
  await alive();
});

test('[WEB-2] a duplicate pair, cookies and a foreign origin give nothing away', async () => {
  const { pair } = teacher;
  if (pair === undefined) throw new Error('no pair');
  const twice = new URLSearchParams([
    ['name', 'Dwie pary'],
    ['csrf_key', 'x'],
    ['csrf_token', 'y'],
    ['csrf_key', pair.key],
    ['csrf_token', pair.token],
  ]);
  const doubled = await readAnswer(
    await fetch(`${server.http}/api/group/add`, {
      method: 'POST',
      body: twice,
      headers: { authorization: `Bearer ${teacher.bearer ?? ''}` },
    }),
  );
  expect([403, 422]).toContain(doubled.status);
  const cookie = await readAnswer(
    await fetch(`${server.http}/api/user/data/`, {
      headers: { cookie: `auth=${teacher.bearer ?? ''}; token=${teacher.bearer ?? ''}` },
    }),
  );
  expect(cookie.status).toBe(401);
  const login = await fetch(`${server.http}/api/auth/`, { method: 'POST', body: new URLSearchParams({ ...ADMIN }) });
  expect(login.headers.get('set-cookie')).toBeNull();
  const foreign = await fetch(`${server.http}/api/content/get/`, { headers: { origin: 'https://zly.example' } });
  expect(foreign.headers.get('access-control-allow-origin')).not.toBe('*');
  expect(foreign.headers.get('access-control-allow-origin')).not.toBe('https://zly.example');
});

test('[ENV-7] a query where a body belongs is no body, and a body on GET changes nothing', async () => {
  const guest = visitor(server.http);
  const asked = await guest.send(
    'POST',
    `auth/?email=${ADMIN.email}&password=${encodeURIComponent(ADMIN.password)}`,
    {},
  );
  expect(asked.status).toBe(422);
  const twice = await teacher.get('game/get-path/?from=0&from=3&to=1');
  expect([200, 422]).toContain(twice.status);
});
