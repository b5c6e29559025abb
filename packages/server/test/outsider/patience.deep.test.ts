import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inGame, orderOf } from './channel.ts';
import { readAnswer } from './http.ts';
import { away, running, twoOf } from './lesson.ts';
import { startServer, type Server } from './process.ts';
import { numberAt, textAt } from './reading.ts';
import { addGame, school, set, whole, type School, type Student } from './school.ts';
import { ending, line, opened, ticketFor } from './socket.ts';
import { comparable, pack } from './wire.ts';

let server: Server;
let at: School;
let ala: Student;

beforeAll(async () => {
  server = await startServer({ HOST: '0.0.0.0', ACTION_RATE: '1000' });
  at = await school(server, 2);
  [ala] = twoOf(at);
  await set(at.admin, { unit_ms: 5000 });
});

afterAll(async () => server.stop());

test('[SOC-2] a ticket lets in for 30 s and no longer, by the socket and by the stream', async () => {
  const game = await addGame(at.teacher, { group: at.group });
  const issued = Date.now();
  const { ticket: first, socket } = await ticketFor(ala, game);
  const { ticket: second } = await ticketFor(ala, game);
  const { ticket: third } = await ticketFor(ala, game);
  const had = Date.now();
  await sleep(issued + 24_000 - Date.now());
  const inTime = await line(socket, { game, ticket: first }, { game, player: ala.id });
  expect(inTime.messages[0]).toMatchObject({ game, full: true });
  await inTime.leave();
  await sleep(had + 31_000 - Date.now());
  const late = await opened(socket);
  const closed = ending(late);
  late.send(pack({ game, ticket: second }));
  expect(await closed).toEqual({ code: 4401, reason: expect.stringMatching(/^[A-Z_]+$/u) });
  const stream = await readAnswer(await fetch(`${ala.base}server/stream/?game=${game}&ticket=${third}`));
  expect([stream.status, stream.code]).toEqual([401, 'UNAUTHORIZED']);
});

/** More than the network buffers between two programs on one machine. */
const BEYOND_NETWORK = 24 * 1024 * 1024;

/** As fast as allowed: 800 messages a second, where the limit is 1000. */
const BATCH = 40;
const BATCH_MS = 50;

/** How many notes a game keeps, and how many characters each may have. */
const KEPT_MESSAGES = 200;
const LONGEST_MESSAGE = 300;

/** Letters of a script that has some twenty thousand of them. */
function randomLetters(count: number): string {
  return Array.from({ length: count }, () => String.fromCodePoint(0x4e_00 + randomInt(20_000))).join('');
}

/** Reads nothing for a while in a game with this seed; false: for so long that the line counted as lost, which proves nothing. */
async function readSlowly(seed: number): Promise<boolean> {
  const { game, a, b, lead } = await running(at, seed);
  const order = textAt(
    inGame(a.state(), 'orders').find((one) => one.player === null),
    'id',
  );
  // The longer the state, the fewer of them fill the network. Random text hardly compresses.
  for (let message = 0; message < KEPT_MESSAGES; message += 1)
    expect(await lead.act('SEND_MESSAGE', { text: randomLetters(LONGEST_MESSAGE) })).toMatchObject({ ok: true });
  await b.untilState('the last message', (state) => inGame(state, 'messages').length >= KEPT_MESSAGES);
  const asked = Math.ceil(BEYOND_NETWORK / pack(b.state()).length);
  const told = b.messages.length;
  const cut = once(b.raw, 'close').then(() => false);
  b.raw.pause();
  for (let count = 0; count < asked; count += 1) {
    b.say({ resync: true });
    if (count % BATCH === BATCH - 1) await sleep(BATCH_MS);
  }
  const before = numberAt(await whole(ala, game), 'seq');
  for (let change = 0; change < 11; change += 1)
    expect(await a.act(change % 2 === 0 ? 'BOOK_ORDER' : 'CANCEL_ORDER', { order })).toMatchObject({ ok: true });
  b.raw.resume();
  const seen = b.untilState('what happened meanwhile', (state) => orderOf(state, order)?.player === ala.id);
  if (!(await Promise.race([seen.then(() => true), cut]))) {
    await Promise.allSettled([seen]);
    await away([a, lead]);
    return false;
  }
  const heard = b.messages.slice(told);
  expect(heard.filter((message) => message.full === true).length).toBeLessThan(asked);
  expect(heard.filter((message) => message.full === false && numberAt(message, 'seq') > before)).toEqual([]);
  expect(heard.at(-1)).toMatchObject({ full: true, seq: a.seq() });
  expect(comparable(b.state()).orders).toEqual(comparable(a.state()).orders);
  expect(await b.act('BOOK_ORDER', { order })).toMatchObject({ ok: false, code: 'ORDER_TAKEN' });
  expect(b.gaps()).toBe(0);
  await away([a, b, lead]);
  return true;
}

// A very slow machine takes longer than the server waits for an answer to its ping: then it is tried again.
test(
  '[SOC-7] who reads too slowly misses changes and gets one whole state, unasked, that is the game as it is',
  { timeout: 900_000 },
  async () => {
    let isRead = false;
    for (let seed = 51; !isRead; seed += 1) isRead = await readSlowly(seed);
    expect(isRead).toBe(true);
  },
);

/** Addresses of this machine other than loopback; none if it has no network. */
const addresses = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

test('[CFG-10] [RUN-4] metrics are told to this machine alone; whether the server lives and is ready, to everybody', async () => {
  const local = `http://127.0.0.1:${server.port}`;
  const ask = async (http: string, path: string, forwarded?: string) =>
    (await fetch(`${http}${path}`, { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }))
      .status;
  expect(await ask(local, '/metrics')).toBe(200);
  expect(await ask(local, '/metrics', '203.0.113.9')).toBe(403);
  expect(await ask(local, '/metrics', '127.0.0.1, 203.0.113.9')).toBe(403);
  for (const address of addresses) {
    const http = `http://${address}:${server.port}`;
    const refused = await fetch(`${http}/metrics`);
    expect([address, refused.status, (await refused.text()).includes('# HELP')]).toEqual([address, 403, false]);
    expect([address, await ask(http, '/metrics', '127.0.0.1')]).toEqual([address, 403]);
    for (const path of ['/healthz', '/readyz', '/api/content/get/'])
      expect([address, path, await ask(http, path)]).toEqual([address, path, 200]);
  }
});
