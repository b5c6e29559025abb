import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { actionId, inGame, orderOf } from './channel.ts';
import { begun } from './lesson.ts';
import { startServer, type Server } from './process.ts';
import { textAt } from './reading.ts';
import { addGame, school, set, whole, type School, type Student } from './school.ts';
import { ending, join, opened, ticketFor, type Closed, type Line } from './socket.ts';
import { pack } from './wire.ts';

let server: Server;
let at: School;
let ala: Student;
let game: string;
let lead: Line;
let silent: WebSocket;
let silence: Promise<Closed>;

beforeAll(async () => {
  server = await startServer();
  at = await school(server, 1);
  const [first] = at.students;
  if (first === undefined) throw new Error('no student');
  ala = first;
  await set(at.admin, { unit_ms: 5000 });
  game = await addGame(at.teacher, { group: at.group, seed: 31 });
  lead = await join(at.teacher, game);
  await lead.act('USER_JOIN');
  const student = await join(ala, game);
  await student.act('USER_JOIN');
  await begun(lead);
  await student.leave();
  silent = await opened(`ws://127.0.0.1:${server.socketPort}`);
  silence = ending(silent);
});

afterAll(async () => {
  silent.terminate();
  await server.stop();
});

/** The game still answers to a proper client. */
async function goesOn(): Promise<void> {
  const line = await join(ala, game);
  const order = inGame(line.state(), 'orders').find((one) => one.player === null);
  expect(await line.act('BOOK_ORDER', { order: order?.id })).toMatchObject({ ok: true });
  expect(await line.act('CANCEL_ORDER', { order: order?.id })).toMatchObject({ ok: true });
  await line.leave();
}

/** The web socket protocol's own code for a message that is not even read; it needs no reason. */
const TOO_BIG = 1009;

const bomb = () => deflateRawSync(Buffer.alloc(60 * 1024 * 1024, 0x20)).toString('base64');

test('[SOC-3] [SOC-9] what is no message closes that socket with a code and a reason', async () => {
  const texts = [
    '',
    'x',
    '{}',
    JSON.stringify({ game }),
    '!!!!',
    pack('').slice(2),
    Buffer.from('garbage').toString('base64'),
    randomBytes(3000).toString('base64'),
    Buffer.from(JSON.stringify({ game })).toString('base64'),
    bomb(),
    'A'.repeat(3 * 1024 * 1024),
  ];
  for (const text of texts) {
    for (const joined of [false, true]) {
      const raw = joined ? (await join(ala, game)).raw : await opened(`ws://127.0.0.1:${server.socketPort}/`);
      const closed = ending(raw);
      raw.send(text);
      const { code, reason } = await closed;
      const isSaid = reason !== '' || code === TOO_BIG;
      expect([text.slice(0, 20), joined, code > 1001, isSaid]).toEqual([text.slice(0, 20), joined, true, true]);
    }
  }
  await goesOn();
});

test('[CHN-7] binary frames and fragments: bytes of no codec are closed, a message in pieces is one message', async () => {
  const { ticket, socket } = await ticketFor(ala, game);
  const binary = await opened(socket);
  const closed = ending(binary);
  binary.send(randomBytes(200));
  expect((await closed).code).toBeGreaterThan(1001);

  const raw = await opened(socket);
  const heard = new Promise<string>((resolve) => raw.once('message', (data: Buffer) => resolve(data.toString())));
  const message = pack({ game, ticket });
  raw.send(message.slice(0, 10), { fin: false });
  raw.send(message.slice(10, 20), { fin: false });
  raw.send(message.slice(20), { fin: true });
  expect((await heard).length).toBeGreaterThan(100);
  raw.terminate();

  const endless = await opened(socket);
  const over = ending(endless);
  for (let piece = 0; piece < 60 && endless.readyState === WebSocket.OPEN; piece += 1)
    endless.send('A'.repeat(65_536), { fin: false });
  expect((await over).code).toBeGreaterThan(1001);
  await goesOn();
});

/** Opens a web socket by hand, to write frames that no library would. */
async function byHand(path = '/'): Promise<{ socket: Socket; over: Promise<void> }> {
  const socket = connect(server.socketPort, '127.0.0.1');
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return { socket, over };
}

test('[CHN-7] frames against the standard end that socket only', async () => {
  const frames = [
    Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
    Buffer.from([0xc1, 0x85, 0, 0, 0, 0, 1, 2, 3, 4, 5]),
    Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]),
    Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
    randomBytes(500),
  ];
  for (const frame of frames) {
    const { socket, over } = await byHand();
    socket.write(frame);
    socket.end();
    await over;
    expect(socket.destroyed).toBe(true);
  }
  await goesOn();
});

test('[CHN-2] a page of another origin gets no socket; a program without one does, on both ports', async () => {
  for (const url of [`ws://127.0.0.1:${server.socketPort}/`, `ws://127.0.0.1:${server.port}/socket`]) {
    const foreign = new WebSocket(url, { headers: { origin: 'https://zly.example' } });
    const refused = await new Promise<string>((resolve) => {
      foreign.once('error', (error) => resolve(error.message));
      foreign.once('close', (code) => resolve(String(code)));
      foreign.once('open', () => foreign.send(pack({ game, bearer: ala.bearer })));
      foreign.once('message', () => resolve('a message'));
    });
    expect([url, refused]).not.toEqual([url, 'a message']);
    const own = await opened(url, { origin: `http://localhost:${server.port}` });
    own.terminate();
  }
});

test('[LVG-3] a lost line in the middle of an action: the action is applied or not, and the same id settles it', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const line = await join(ala, game);
    const order = textAt(
      inGame(line.state(), 'orders').find((one) => one.player === null),
      'id',
    );
    const action = { id: actionId(), action: 'BOOK_ORDER', order };
    line.say({ game, player: ala.id, state: action });
    line.raw.terminate();
    await line.closed;
    const back = await join(ala, game);
    expect(await back.resend(action)).toMatchObject({ re: action.id, ok: true });
    expect(orderOf(back.state(), order)?.player).toBe(ala.id);
    expect(await back.act('CANCEL_ORDER', { order })).toMatchObject({ ok: true });
    await back.leave();
  }
});

test('[LVG-1] very fast actions within the rate are all answered, once each and in their order', async () => {
  const line = await join(ala, game);
  const order = textAt(
    inGame(line.state(), 'orders').find((one) => one.player === null),
    'id',
  );
  const ids = Array.from({ length: 16 }, (_none, index) => ({
    id: actionId(),
    action: index % 2 === 0 ? 'BOOK_ORDER' : 'CANCEL_ORDER',
    order,
  }));
  for (const state of ids) line.say({ game, player: ala.id, state });
  await line.until('the last answer', (message) => message.re === ids.at(-1)?.id);
  const answers = line.messages.filter((message) => message.re !== undefined);
  expect(answers.map((message) => [message.re, message.ok])).toEqual(ids.map(({ id }) => [id, true]));
  expect(orderOf(line.state(), order)?.player).toBeNull();
  expect(line.gaps()).toBe(0);
  await line.leave();
});

test('[LVG-12] many sockets that come and go leave the game as it was', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, () => opened(`ws://127.0.0.1:${server.socketPort}/`)));
  for (const raw of sockets) raw.terminate();
  const lines = await Promise.all(Array.from({ length: 10 }, () => join(ala, game)));
  for (const one of lines) one.raw.terminate();
  await Promise.all(lines.map((one) => one.closed));
  await goesOn();
  expect(await whole(at.teacher, game)).toMatchObject({ state: 'IN_PROGRESS' });
  expect(lead.gaps()).toBe(0);
});

test('[SOC-1] a socket that never says who it is is closed, with a code and a reason', async () => {
  const { code, reason } = await silence;
  expect(code).toBeGreaterThanOrEqual(1008);
  expect(reason).not.toBe('');
});
