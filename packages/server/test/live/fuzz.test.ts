import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedCodecRequest } from '@fracht/protocol';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import { join, SocketClient } from './socket-client.ts';

/** How many messages, and how many requests. */
const COUNT = howMany({ few: 500, many: 15_000 });

const anyWord = fc.constantFrom(
  'BOOK_ORDER',
  'START',
  'FINISH',
  'CONNECT',
  'RUN',
  '__proto__',
  'constructor',
  'POZ/1126/0410',
  'ST-01',
  'HERE',
  '',
  'ą',
  'x'.repeat(300),
);
const anyValue = fc.oneof(anyWord, fc.jsonValue({ maxDepth: 3 }), fc.integer(), fc.constant(null));
const anyAction = fc.record(
  {
    id: anyValue,
    action: anyWord,
    order: anyValue,
    car: anyValue,
    parking: anyValue,
    tree: anyValue,
    emergency: anyValue,
    answer: anyValue,
    step: anyValue,
    user: anyValue,
  },
  { requiredKeys: [] },
);
const anyMessage = fc.oneof(
  fc.record({ game: anyValue, player: anyValue, state: anyAction }, { requiredKeys: [] }),
  fc.record({ game: anyValue, ticket: anyValue, bearer: anyValue, codec: anyValue }, { requiredKeys: [] }),
  fc.record({ resync: anyValue }),
  anyValue,
);
const anyRaw = fc.oneof(
  anyMessage.map(packed),
  anyMessage.map((message) => packed(message).slice(0, -3)),
  anyMessage.map((message) => `${packed(message)}A`),
  anyMessage.map((message) => JSON.stringify(message)),
  anyMessage.map((message) => JSON.stringify(message).slice(0, -1)),
  fc.string({ maxLength: 200 }),
  fc.base64String({ maxLength: 400 }),
  fc.nat(60_000).map((length) => deflateRawSync('x'.repeat(length * 10)).toString('base64')),
  fc.nat(20_000).map((length) => 'A'.repeat(length)),
);

/** Everybody's view of the game, without the clock. */
async function picture(client: ApiClient, game: string): Promise<string> {
  const { payload } = await client.get(`game/get/?id=${game}`);
  return JSON.stringify({ ...payload, now: 0, time: 0, serverTime: 0 });
}

underSeeds('fuzz', (seed) => {
  test(
    '[RUN-8] random and mutated messages and requests: the server is up, the games are unchanged',
    async () => {
      const school = await aSchool(await aServer({ ACTION_RATE: '1000' }), 2, { unit_ms: 5000, leave_grace_s: 600 });
      const [game, other] = [await school.newGame(), await school.newGame()];
      const teacher = await join(school.teacher, game);
      const [anna, piotr] = school.students;
      if (anna === undefined || piotr === undefined) throw new Error('no students');
      const watcher = await join(anna, game);
      await watcher.act({ action: 'USER_JOIN' });
      await (await join(piotr, game)).act({ action: 'USER_JOIN' });
      await teacher.act({ action: 'START' });
      await teacher.act({ action: 'STOP_EVENTS' });
      const before = [await picture(school.teacher, game), await picture(school.teacher, other)];
      await floodSockets(school.address, piotr, game, seed);
      await floodCalls(school.address, piotr, game, seed);
      expect([await picture(school.teacher, game), await picture(school.teacher, other)]).toEqual(before);
      expect(watcher.isOpen).toBe(true);
      expect((await fetch(`${school.address}/readyz`)).status).toBe(200);
      expect(await teacher.act({ action: 'START_EVENTS' })).toMatchObject({ ok: true });
    },
    60_000 + COUNT * 40,
  );
});

/** Half of the messages come from strangers, half from a member, in either encoding. Whenever a line is closed, the next message opens one. */
async function floodSockets(address: string, member: ApiClient, game: string, seed: number): Promise<void> {
  const url = `${address.replace('http', 'ws')}/socket`;
  const messages = fc.sample(anyRaw, { numRuns: COUNT, seed });
  let socket: SocketClient | null = null;
  for (const [index, message] of messages.entries()) {
    if (socket === null || !socket.isOpen)
      socket =
        index % 2 === 0
          ? await join(member, game, 'HTTP', [undefined, 'fracht-1', packedCodecRequest()][index % 3])
          : await stranger(url);
    if (socket.isOpen) socket.sendRaw(index % 50 === 0 ? randomBytes(64) : message);
    if (index % 4 === 0)
      await until('it is dealt with', () => new Promise((resolve) => setImmediate(() => resolve(true))));
  }
  socket?.leave();
}

async function stranger(url: string): Promise<SocketClient> {
  const socket = new SocketClient(url, 'none', 'none');
  await socket.opened();
  return socket;
}

const PATHS = [
  'server/action/',
  'server/connect/',
  'server/leave/',
  'game/get-distances/',
  'game/get-return-cost/',
  'game/get-random-city/',
  'game/get-emergency-paths/',
  'game/add/',
  'auth/check/',
  'nowhere/',
];
const QUERIES = [
  'game/get/',
  'game/get-path/',
  'server/stream/',
  'game/get-emergency/',
  'game/get-emergencies/',
  'server/check-connection/',
  'game/get-change-event/type/X',
];

async function floodCalls(address: string, member: ApiClient, game: string, seed: number): Promise<void> {
  const bodies = fc.sample(fc.tuple(fc.nat(1000), anyAction, fc.string({ maxLength: 60 }), anyValue), {
    numRuns: COUNT,
    seed,
  });
  const statuses = new Set<number>();
  for (let index = 0; index < bodies.length; index += 10) {
    const answers = await Promise.all(
      bodies.slice(index, index + 10).map((body) => callWith(address, member, game, body)),
    );
    for (const status of answers) statuses.add(status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.has(409) || statuses.has(400)).toBe(true);
}

async function callWith(
  address: string,
  member: ApiClient,
  game: string,
  [pick, action, word, value]: [number, object, string, unknown],
): Promise<number> {
  if (pick % 5 === 0) {
    const query = new URLSearchParams({ game, id: word, from: JSON.stringify(value) ?? word, to: word, ticket: word });
    return (
      await raw(`${address}/api/${QUERIES[pick % QUERIES.length]}?${query.toString()}`, { headers: member.headers })
    ).status;
  }
  const path = PATHS[pick % PATHS.length] ?? '';
  if (pick % 3 === 0)
    return (
      await member.post(path, {
        game,
        data: JSON.stringify(action),
        player: word,
        cars: word,
        city: word,
        order: word,
        car: word,
      })
    ).status;
  if (path === 'server/leave/') return 200;
  const body = pick % 2 === 0 ? JSON.stringify({ game, data: action, cars: value, city: value, exclude: value }) : word;
  const headers = {
    ...member.headers,
    'content-type': pick % 4 === 0 ? 'multipart/form-data; boundary=x' : 'application/json',
  };
  return (await raw(`${address}/api/${path}`, { method: 'POST', headers, body })).status;
}

async function raw(url: string, init: RequestInit): Promise<{ readonly status: number }> {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return { status: response.status };
}
