import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { deflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { CODEC_LIMITS } from '@fracht/protocol';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { done } from '@fracht/testing/school/api-client.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import { aKnock, Seat, sit, type AnyJson } from './socket.ts';
import { until } from '@fracht/testing/school/until.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer({ ACTION_RATE: '50' }), 3, { unit_ms: 1000, leave_grace_s: 1 });
});

type Lesson = { readonly game: string; readonly teacher: Seat; readonly players: readonly Seat[] };

async function aLesson(): Promise<Lesson> {
  const game = await school.newGame();
  const teacher = await sit(school.teacher, game);
  const players = await Promise.all(school.students.slice(0, 2).map((student) => sit(student, game)));
  for (const player of players) await player.act('USER_JOIN');
  await teacher.act('START');
  await until('it began', () => players.every((player) => player.state.state === 'IN_PROGRESS'));
  return { game, teacher, players };
}

const freshOrder = (seat: Seat): string => seat.state.orders.find((order: AnyJson) => order.status === 'NEW').id;
/** A new order, and a free car of its type in another city: it has to drive. */
function freePair({ state: { orders, cars } }: Seat): { readonly order: string; readonly car: string } {
  for (const order of orders)
    for (const car of cars)
      if (order.status === 'NEW' && car.action === 'FREE' && car.type === order.type && car.base !== order.base)
        return { order: order.id, car: car.id };
  throw new Error('no order with a car that drives to it');
}
const httpSocket = () => `${school.address.replace('http', 'ws')}/socket`;

test('[SOC-1] [SOC-6] nothing is sent before the first message; then the whole state comes first', async () => {
  const game = await school.newGame();
  const { seat, ticket } = await aKnock(school.teacher, game);
  await sleep(150);
  expect(seat.heard).toEqual([]);
  seat.say({ game, ticket });
  await until('the state', () => seat.heard.length > 0);
  expect(seat.heard[0]).toMatchObject({
    game,
    player: null,
    full: true,
    seq: expect.any(Number),
    serverTime: expect.any(Number),
    state: { id: game },
  });
});

test('[CHN-1] the socket answers on its own port and on the HTTP port at /socket, with and without slash', async () => {
  const game = await school.newGame();
  const own = new URL((await done(school.teacher.post('server/connect/', { game }))).payload.socket);
  expect(own.protocol).toBe('ws:');
  expect(own.port).not.toBe(new URL(school.address).port);
  for (const url of [own.href, httpSocket(), `${httpSocket()}/`]) {
    const seat = await new Seat(url, game, 'x').opened();
    seat.say({ game, ticket: (await done(school.teacher.post('server/connect/', { game }))).payload.ticket });
    await until(`an answer at ${url}`, () => seat.state !== null);
    seat.socket.close();
  }
});

test('[SOC-1] [SOC-2] a bearer works in place of a ticket; nothing, a wrong or a used one does not', async () => {
  const game = await school.newGame();
  const knock = async (hello: object) => {
    const seat = await new Seat(httpSocket(), game, 'x').opened();
    seat.say(hello);
    await until('an answer', () => seat.state !== null || seat.closed !== null);
    return seat;
  };
  const { ticket } = (await done(school.teacher.post('server/connect/', { game }))).payload;
  expect((await knock({ game, ticket })).state).not.toBeNull();
  expect((await knock({ game, ticket })).closed?.code).toBe(4401);
  expect((await knock({ game, ticket: 'zly' })).closed?.code).toBe(4401);
  expect((await knock({ game })).closed?.code).toBe(4400);
  expect((await knock({ game, bearer: school.teacher.bearer })).state).not.toBeNull();
  expect((await knock({ game, bearer: school.admin.bearer })).closed?.code).toBe(4403);
  expect((await knock({ game: 'nie-ma', bearer: school.teacher.bearer })).closed?.code).toBe(4404);
  expect((await knock({ game, bearer: school.teacher.bearer, codec: 'cos-innego' })).state).not.toBeNull();
});

test('[ENC-1] [SOC-5] every message is base64 text of raw DEFLATE of JSON; seq grows by one; the cause is named', async () => {
  const { game, teacher, players } = await aLesson();
  const [anna, piotr] = [at(players, 0), at(players, 1)];
  const from = piotr.heard.length;
  const order = freshOrder(anna);
  const own = await anna.act('BOOK_ORDER', { order }, 'moja');
  expect(own).toMatchObject({
    re: 'moja',
    ok: true,
    game,
    player: anna.user,
    full: false,
    seq: expect.any(Number),
    serverTime: expect.any(Number),
  });
  expect(own.state.orders).toEqual([expect.objectContaining({ id: order, player: anna.user, status: 'BOOKED' })]);
  const copy = await piotr.hears((message) => message.state?.orders?.[0]?.id === order, from);
  expect(copy).toMatchObject({ game, player: anna.user, full: false, seq: own.seq });
  expect(copy).not.toHaveProperty('re');
  expect(copy).not.toHaveProperty('ok');
  await teacher.act('STOP_EVENTS');
  expect([teacher, anna, piotr].map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
  for (const text of anna.texts) expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2}$/u);
});

test('[SOC-7] resync brings a full state whose seq is that of the last change', async () => {
  const { players } = await aLesson();
  const anna = at(players, 0);
  await anna.act('BOOK_ORDER', { order: freshOrder(anna) });
  const { seq } = anna;
  anna.say({ resync: true });
  const full = await anna.hears((message) => message.full === true);
  expect(full.seq).toBeGreaterThanOrEqual(seq);
  await anna.act('BOOK_ORDER', { order: freshOrder(anna) });
  expect(anna.gaps).toBe(0);
});

test('[SOC-8] a refusal goes to the sender alone, changes nothing, and the game goes on', async () => {
  const { players } = await aLesson();
  const [anna, piotr] = [at(players, 0), at(players, 1)];
  const order = freshOrder(anna);
  await anna.act('BOOK_ORDER', { order });
  await until('he saw it', () =>
    piotr.state.orders.some((one: AnyJson) => one.id === order && one.player === anna.user),
  );
  const [heardBefore, heardByHim] = [anna.heard.length, piotr.heard.length];
  const answer = await piotr.act('BOOK_ORDER', { order }, 'za-pozno');
  expect(answer).toEqual({ re: 'za-pozno', ok: false, code: 'ORDER_TAKEN', message: expect.stringMatching(/\p{L} /u) });
  await piotr.act('BOOK_ORDER', { order: 'NIE/1/0' });
  expect(anna.heard.slice(heardBefore).filter((message) => message.code !== undefined)).toEqual([]);
  // The clock runs: its changes, such as a new order, have no cause.
  expect(piotr.heard.slice(heardByHim).filter((message) => (message.player ?? null) !== null)).toEqual([]);
  expect(piotr.state.orders.find((one: AnyJson) => one.id === order)).toMatchObject({
    player: anna.user,
    status: 'BOOKED',
  });
});

test('[SOC-4] a line speaks for its own player in its own game only', async () => {
  const { game, players } = await aLesson();
  const [anna, piotr] = [at(players, 0), at(players, 1)];
  const order = freshOrder(anna);
  const orderOf = (seat: Seat) => seat.state.orders.find((one: AnyJson) => one.id === order);
  for (const whose of [
    { game: await school.newGame(), player: anna.user },
    { game, player: piotr.user },
  ]) {
    const seat = await sit(at(school.students, 0), game);
    seat.say({ ...whose, state: { id: 'cudze', action: 'BOOK_ORDER', order } });
    const refused = await seat.hears((message) => message.re === 'cudze', 0);
    expect(refused).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    seat.socket.close();
  }
  expect([orderOf(anna).player, orderOf(piotr).player]).toEqual([null, null]);
  anna.say({ game: null, player: null, state: { id: 'swoje', action: 'BOOK_ORDER', order } });
  expect(await anna.hears((message) => message.re === 'swoje', 0)).toMatchObject({ ok: true });
  expect(orderOf(anna).player).toBe(anna.user);
});

test('[WIR-4] a moving car carries its leg: when and where it began, how fast it goes, which way', async () => {
  const { game, players } = await aLesson();
  const anna = at(players, 0);
  const { order, car } = freePair(anna);
  expect(await anna.act('BOOK_ORDER', { order })).toMatchObject({ ok: true });
  expect(await anna.act('BOOK_CAR', { order, car })).toMatchObject({ ok: true });
  const carOf = (seat: Seat) => seat.state.cars.find(({ id }: AnyJson) => id === car);
  await until('it moves', () => carOf(anna).isMoving);
  // When its present stretch began and where on the route, in game seconds and metres; km an hour; the cities in order.
  const number = expect.any(Number);
  const moving = { speed: number, leg: { since: number, from: number, speed: number, route: expect.any(Array) } };
  expect(carOf(anna)).toMatchObject(moving);
  expect(carOf(await sit(at(school.students, 2), game))).toMatchObject(moving);
});

test('[ACT-4] [SOC-8] a retry of an action id is answered again and applied once, on any way', async () => {
  const { game, players } = await aLesson();
  const anna = at(players, 0);
  const order = freshOrder(anna);
  const first = await anna.act('BOOK_ORDER', { order }, 'raz');
  const entries = anna.state.journal.length;
  const second = await anna.act('BOOK_ORDER', { order }, 'raz');
  expect(second).toMatchObject({ re: 'raz', ok: true, seq: expect.any(Number) });
  const student = at(school.students, 0);
  const data = { id: 'raz', action: 'BOOK_ORDER', order };
  for (const way of ['multipart', 'urlencoded', 'json'] as const) {
    const answer = await student.post('server/action/', { game, data: JSON.stringify(data) }, { way });
    expect(answer).toMatchObject({ status: 200, payload: { seq: first.seq, result: expect.anything() } });
  }
  expect((await student.post('server/action/', { game, data }, { way: 'json' })).status).toBe(200);
  expect(anna.state.journal).toHaveLength(entries);
  const other = await at(players, 1).act('BOOK_ORDER', { order }, 'raz');
  expect(other).toMatchObject({ ok: false, code: 'ORDER_TAKEN' });
});

test('[SOC-6] [GME-9] seq means one thing: in messages, acknowledgements, server/action/ and game/get/', async () => {
  const { game, players, teacher } = await aLesson();
  const student = at(school.students, 0);
  const anna = at(players, 0);
  // The clock runs: other changes may come between.
  const numbered = (seq: number) => anna.heard.filter((one: AnyJson) => one.seq === seq && one.state !== undefined);
  for (let index = 0; index < 5; index += 1) {
    const isBooking = index % 2 === 0;
    const order = isBooking ? freshOrder(anna) : anna.state.orders.find((one: AnyJson) => one.player === anna.user).id;
    const data = JSON.stringify({ id: `h${index}`, action: isBooking ? 'BOOK_ORDER' : 'CANCEL_ORDER', order });
    const { payload, status } = await student.post('server/action/', { game, data });
    expect(status).toBe(200);
    await until('the change is heard', () => anna.seq >= payload.seq);
    const [change, ...more] = numbered(payload.seq);
    expect(more).toEqual([]);
    expect(JSON.stringify(change?.state)).toContain(`"${order}"`);
  }
  const whole = (await student.get(`game/get/?id=${game}`)).payload;
  await until('that change is heard too', () => anna.seq >= whole.seq);
  expect(numbered(whole.seq)).toHaveLength(1);
  const burst = ['STOP_EVENTS', 'START_EVENTS', 'STOP_EVENTS', 'START_EVENTS'].map((action) => teacher.act(action));
  for (const answer of await Promise.all(burst)) {
    expect(answer.ok).toBe(true);
    expect(answer.seq).toBeGreaterThan(whole.seq);
    expect(answer.seq).toBeLessThanOrEqual(teacher.seq);
  }
  expect(teacher.gaps).toBe(0);
});

test('[SOC-8] an action that changes nothing for the sender is acknowledged all the same', async () => {
  const { teacher } = await aLesson();
  const first = await teacher.act('STOP_EVENTS', { situations: true }, 'raz');
  const again = await teacher.act('STOP_EVENTS', { situations: true }, 'znowu');
  expect([first.ok, again]).toEqual([true, expect.objectContaining({ re: 'znowu', ok: true })]);
  expect(again.seq).toBeGreaterThan(first.seq);
});

test('[SOC-3] [SOC-9] a malformed message closes the socket with a code and a reason; the others play on', async () => {
  const bad = [
    '%%%',
    'AAAA',
    packed([]),
    packed(null),
    packed({}),
    packed({ state: {} }),
    packed({ game: 'x', player: 'y', state: { action: 'WYGRAJ' } }),
    deflateRawSync('{').toString('base64'),
  ];
  const { players, teacher } = await aLesson();
  for (const text of bad) {
    const seat = await sit(at(school.students, 0), teacher.game);
    seat.socket.send(text);
    const { code, reason } = await seat.ended();
    expect(code).toBeGreaterThanOrEqual(4000);
    expect(reason).toMatch(/^[A-Z_]+$/u);
  }
  const binary = await sit(at(school.students, 0), teacher.game);
  binary.socket.send(Buffer.from([1, 2, 3]), { binary: true });
  expect((await binary.ended()).code).toBe(4400);
  const piotr = at(players, 1);
  expect(await piotr.act('BOOK_ORDER', { order: freshOrder(piotr) })).toMatchObject({ ok: true });
});

test('[SOC-9] a message that is too long, as it comes or unpacked, closes the socket with a code of its own', async () => {
  const { teacher } = await aLesson();
  for (const text of ['A'.repeat(CODEC_LIMITS.clientPacked + 4), packed(' '.repeat(CODEC_LIMITS.clientPlain))]) {
    const seat = await sit(at(school.students, 0), teacher.game);
    seat.socket.send(text);
    expect(await seat.ended()).toEqual({ code: 4413, reason: 'TOO_LARGE' });
  }
});

test('[SOC-10] [SOC-9] too many messages close the socket with a code and a reason', async () => {
  const { players, teacher } = await aLesson();
  const anna = at(players, 0);
  for (let index = 0; index < 400; index += 1) anna.say({ resync: true });
  expect(await anna.ended()).toEqual({ code: 4429, reason: expect.stringMatching(/^[A-Z_]+$/u) });
  expect(teacher.closed).toBeNull();
});

test('[STR-1] the same messages come as server-sent events, actions go through server/action/', async () => {
  const { game, players } = await aLesson();
  const student = at(school.students, 2);
  const { ticket } = (await done(student.post('server/connect/', { game }))).payload;
  const url = `${school.address}/api/server/stream/?game=${game}&ticket=${ticket}`;
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  const follower = new Seat(httpSocket(), game, 'x');
  const reading = readEvents(response, (data) => follower.hear(data));
  await until('the whole state', () => follower.state !== null);
  expect(follower.heard[0]).toMatchObject({ game, full: true, state: { id: game } });
  const order = freshOrder(follower);
  const act = (id: string, fields: object) =>
    student.post('server/action/', { game, data: JSON.stringify({ id, ...fields }) });
  expect((await act('s1', { action: 'USER_JOIN' })).status).toBe(200);
  expect((await act('s2', { action: 'USER_START' })).status).toBe(200);
  const booked = await act('s3', { action: 'BOOK_ORDER', order });
  expect(booked).toMatchObject({ status: 200, payload: { seq: expect.any(Number), result: expect.anything() } });
  await until('it is in the stream', () => follower.seq >= booked.payload.seq);
  const anna = at(players, 0);
  await until('the others see it', () => anna.seq >= follower.seq);
  expect(follower.state.orders.map((one: AnyJson) => [one.id, one.player])).toEqual(
    anna.state.orders.map((one: AnyJson) => [one.id, one.player]),
  );
  expect(follower.gaps).toBe(0);
  expect(await act('s4', { action: 'BOOK_ORDER', order })).toMatchObject({
    status: 409,
    message: { code: 'ORDER_TAKEN' },
  });
  expect((await fetch(url)).status).toBe(401);
  follower.socket.close();
  await reading.cancel();
  await until(
    'who closes has left',
    () =>
      at(players, 0).state.players.find((player: AnyJson) => player.user.short_name === 'Gracz3 Ż.').status === 'LEFT',
  );
});

test('[CHN-2] the page of another origin is refused at the door', async () => {
  const socket = new WebSocket(httpSocket(), { origin: 'https://zla.strona.pl' });
  const refused = await new Promise((resolve) => socket.on('error', ({ message }) => resolve(message)));
  expect(refused).toContain('403');
});

test('[LVG-6] closing leaves after the grace time; a second tab keeps the player; server/leave/ leaves at once', async () => {
  const { game, teacher, players } = await aLesson();
  const [anna, piotr] = [at(players, 0), at(players, 1)];
  const statusOf = (user: string) => teacher.state.players.find((player: AnyJson) => player.user.id === user).status;
  const tab = await sit(at(school.students, 0), game);
  expect(tab.state.players.find((player: AnyJson) => player.user.id === anna.user).status).toBe('PLAYING');
  anna.socket.close();
  piotr.socket.close();
  await until('Piotr has left', () => statusOf(piotr.user) === 'LEFT');
  expect(statusOf(anna.user)).toBe('PLAYING');
  expect((await at(school.students, 0).post('server/leave/', { game, player: piotr.user })).status).toBe(403);
  expect((await at(school.students, 0).post('server/leave/', { game, player: anna.user })).status).toBe(200);
  await until('Anna has left', () => statusOf(anna.user) === 'LEFT');
  const back = await sit(at(school.students, 1), game);
  expect(statusOf(piotr.user)).toBe('CONNECTED');
  await back.act('USER_JOIN');
  await back.act('USER_START');
  await until('Piotr plays', () => statusOf(piotr.user) === 'PLAYING');
});

/** Reads `data:` of events until cancelled. */
function readEvents(response: Response, take: (data: string) => void): { readonly cancel: () => Promise<void> } {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const pump = async (): Promise<void> => {
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) take(event.slice(6));
    }
  };
  void pump();
  return { cancel: async () => reader?.cancel() };
}
