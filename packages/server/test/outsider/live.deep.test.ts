import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { actionId, carOf, inGame, orderOf, statusOf } from './channel.ts';
import { logIn } from './http.ts';
import { away, freePair, running, studentAt, twoOf } from './lesson.ts';
import { startServer, type Server } from './process.ts';
import { dig, misfits, numberAt, textAt, type Fields } from './reading.ts';
import { addGame, school, set, whole, type School, type Student } from './school.ts';
import { ending, join, line, opened, ticketFor, type Line } from './socket.ts';
import { comparable, pack } from './wire.ts';

let server: Server;
let at: School;
let ala: Student;
let ola: Student;
let idle: WebSocket;
const pings: number[] = [];

beforeAll(async () => {
  server = await startServer({ ACTION_RATE: '20' });
  at = await school(server, 3);
  [ala, ola] = twoOf(at);
  await set(at.admin, { unit_ms: 5000, leave_grace_s: 1 });
  const quiet = await join(at.teacher, await addGame(at.teacher, { group: at.group }));
  idle = quiet.raw;
  idle.on('ping', () => pings.push(Date.now()));
});

afterAll(async () => {
  idle.terminate();
  await server.stop();
});

/** Compares what a line kept by merging changes (CHG-2) with a whole state requested now, once everything has arrived. */
async function expectKept(one: Line): Promise<void> {
  const seq = numberAt(await whole(at.teacher, textAt(one.state(), 'id')), 'seq');
  await one.untilState(`message ${seq}`, () => one.seq() >= seq);
  const kept = comparable(one.state());
  const from = one.messages.length;
  one.say({ resync: true });
  const fresh = await one.until('a whole state', (message) => message.full === true, from);
  expect(kept).toEqual(comparable(Object(fresh.state)));
  expect(one.gaps()).toBe(0);
}

test('[CHN-1] both ports take a ticket, and a bearer; nothing is said before', async () => {
  const game = await addGame(at.teacher, { group: at.group });
  const urls = [
    `ws://127.0.0.1:${server.socketPort}`,
    `ws://127.0.0.1:${server.socketPort}/`,
    `ws://127.0.0.1:${server.port}/socket`,
  ];
  for (const url of urls) {
    const { ticket, socket } = await ticketFor(ala, game);
    expect(socket).toMatch(/^wss?:\/\//);
    const silent = await opened(url);
    const closed = ending(silent);
    let heard = 0;
    silent.on('message', () => (heard += 1));
    const byTicket = await line(url, { game, ticket }, { game, player: ala.id });
    expect(byTicket.messages[0]).toMatchObject({ game, full: true });
    const byBearer = await line(url, { game, bearer: ala.bearer }, { game, player: ala.id });
    expect(byBearer.messages[0]).toMatchObject({ game, full: true });
    // What others were sent meanwhile, and what was sent to it, would have come before its end.
    silent.close();
    await closed;
    expect([url, heard]).toEqual([url, 0]);
    await away([byTicket, byBearer]);
  }
});

test('[ENC-1] an encoding that the server does not know is that of who asks for none', async () => {
  const game = await addGame(at.teacher, { group: at.group });
  for (const codec of ['none', 'gzip', '', '__proto__']) {
    const { socket, ticket } = await ticketFor(ala, game);
    const own = await line(socket, { game, ticket, codec }, { game, player: ala.id });
    expect([codec, await own.act('USER_JOIN')]).toMatchObject([codec, { re: expect.any(String) }]);
    await own.leave();
  }
});

test('[SOC-2] [SOC-9] a used, a foreign, a made-up ticket and another game are closed with a code and a reason', async () => {
  const [game, other] = [
    await addGame(at.teacher, { group: at.group }),
    await addGame(at.teacher, { randos: true, players: 1 }),
  ];
  const { socket, ticket } = await ticketFor(ala, game);
  await (await line(socket, { game, ticket }, { game, player: ala.id })).leave();
  const { ticket: fresh } = await ticketFor(ala, game);
  const attempts: unknown[] = [
    { game, ticket },
    { game, ticket: 'x'.repeat(43) },
    { game: other, ticket: fresh },
    { game },
    { game, bearer: 'x'.repeat(43) },
    { game: 'nie-ma-takiej', bearer: ala.bearer },
    { game: '../../etc', bearer: ala.bearer },
    { game: { $ne: null }, bearer: ala.bearer },
    [],
    'tekst',
    null,
    { resync: true },
  ];
  for (const first of attempts) {
    const raw = await opened(socket);
    const closed = ending(raw);
    raw.send(pack(first));
    const { code, reason } = await closed;
    expect(code, JSON.stringify(first)).toBeGreaterThanOrEqual(4000);
    expect(reason, JSON.stringify(first)).not.toBe('');
  }
  const stillGood = await line(socket, { game, ticket: (await ticketFor(ala, game)).ticket }, { game, player: ala.id });
  await stillGood.leave();
});

test('[SOC-12] [GAM-1] [GAM-3] a lecturer who joins a fresh game makes it wait; connect, join, start, pause, resume, finish', async () => {
  const game = await addGame(at.teacher, { group: at.group });
  expect(dig(await whole(at.teacher, game), 'state')).toBe('FRESH');
  const student = await join(ala, game);
  expect(statusOf(student.state(), ala.id)).toBe('CONNECTED');
  expect(student.state().state).toBe('FRESH');
  const lead = await join(at.teacher, game);
  expect(await lead.act('USER_JOIN')).toMatchObject({ ok: true });
  await lead.untilState('a waiting game', (state) => state.state === 'WAITING');
  await student.act('USER_JOIN');
  await lead.untilState('that she joined', (state) => statusOf(state, ala.id) === 'JOINED');
  for (const action of ['STOP_EVENTS', 'START_EVENTS'])
    expect(await lead.act(action)).toMatchObject({ ok: false, code: expect.any(String) });
  for (const action of ['START', 'FINISH', 'STOP_EVENTS', 'START_EVENTS']) {
    expect(await student.act(action)).toMatchObject({
      ok: false,
      code: expect.any(String),
      message: expect.any(String),
    });
  }
  expect(await lead.act('START')).toMatchObject({ ok: true });
  expect(lead.state()).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
  expect(await lead.act('START')).toMatchObject({ ok: false });
  expect(await lead.act('STOP_EVENTS')).toMatchObject({ ok: true });
  expect(lead.state().state).toBe('PAUSED');
  await student.untilState('the pause', (state) => state.state === 'PAUSED');
  expect(await student.act('BOOK_ORDER', { order: freePair(student.state()).order })).toMatchObject({
    ok: expect.any(Boolean),
  });
  expect(await lead.act('START_EVENTS')).toMatchObject({ ok: true });
  expect(lead.state().state).toBe('IN_PROGRESS');
  await student.untilState('the play', (state) => state.state === 'IN_PROGRESS');
  await expectKept(student);
  expect(await lead.act('FINISH')).toMatchObject({ ok: true });
  await student.untilState('the end', (state) => state.state === 'FINISHED' && statusOf(state, ala.id) === 'FINISHED');
  expect(await student.act('BOOK_ORDER', { order: textAt(inGame(student.state(), 'orders')[0], 'id') })).toMatchObject({
    ok: false,
  });
  await expectKept(student);
  await away([student, lead]);
  const raw = await opened(`ws://127.0.0.1:${server.socketPort}`);
  const closed = ending(raw);
  raw.send(pack({ game, bearer: ala.bearer }));
  expect((await closed).code).toBe(4409);
  const refused = await ala.send('POST', 'server/action/', {
    game,
    data: JSON.stringify({ id: actionId(), action: 'USER_JOIN' }),
  });
  expect([refused.status, refused.code !== undefined]).toEqual([409, true]);
});

test('[GAM-2] START without a student is refused', async () => {
  const game = await addGame(at.teacher, { group: at.group });
  const lead = await join(at.teacher, game);
  await lead.act('USER_JOIN');
  expect(await lead.act('START')).toMatchObject({ ok: false, code: expect.any(String) });
  expect(lead.state().state).toBe('WAITING');
  await lead.leave();
});

test('[SOC-5] [LVG-1] who acts is told once, the others hear of it; losing the race has its own code', async () => {
  const { a, b, all } = await running(at, 11);
  const { order } = freePair(a.state());
  const from = b.messages.length;
  const booked = await a.act('BOOK_ORDER', { order });
  expect(booked).toMatchObject({ ok: true, player: ala.id, seq: a.seq() });
  expect(a.messages.filter((message) => message.re === booked.re)).toHaveLength(1);
  const heard = await b.until('the booking of another', (message) => message.player === ala.id, from);
  expect(heard).not.toHaveProperty('re');
  expect(orderOf(b.state(), order)).toMatchObject({ player: ala.id, status: 'BOOKED' });
  const before = comparable(b.state());
  expect(await b.act('BOOK_ORDER', { order })).toEqual({
    re: expect.any(String),
    ok: false,
    code: 'ORDER_TAKEN',
    message: expect.any(String),
  });
  expect(comparable(b.state())).toEqual(before);
  for (const one of all) await expectKept(one);
  await away(all);
});

test('[ACT-4] the same id is applied once, by the socket and by the call, and answered as before', async () => {
  const { game, a, b, all } = await running(at, 12);
  const { order } = freePair(a.state());
  const action = { id: actionId(), action: 'BOOK_ORDER', order };
  expect(await a.resend(action)).toMatchObject({ ok: true });
  const seq = a.seq();
  expect(await a.resend(action)).toMatchObject({ re: action.id, ok: true });
  const again = await ala.send('POST', 'server/action/', { game, data: JSON.stringify(action) });
  expect([again.status, dig(again.payload, 'seq')]).toEqual([200, seq]);
  expect(a.seq()).toBe(seq);
  const refused = { id: actionId(), action: 'BOOK_ORDER', order };
  expect(await b.resend(refused)).toMatchObject({ ok: false, code: 'ORDER_TAKEN' });
  expect(await b.resend(refused)).toMatchObject({ ok: false, code: 'ORDER_TAKEN' });
  expect(await a.act('CANCEL_ORDER', { order })).toMatchObject({ ok: true });
  expect(await a.resend(action)).toMatchObject({ re: action.id, ok: true });
  expect(orderOf(a.state(), order)?.player).toBeNull();
  const mine = { id: action.id, action: 'BOOK_ORDER', order };
  expect(await b.resend(mine)).toMatchObject({ re: action.id, ok: true });
  expect(orderOf(b.state(), order)?.player).toBe(ola.id);
  for (const one of all) await expectKept(one);
  await away(all);
});

test('[ACT-2] the actions of a tour and every refusal on the way', async () => {
  const { game, lead, a, all } = await running(at, 13);
  const { order, car } = freePair(a.state());
  const refusals: [string, Fields][] = [
    ['BOOK_CAR', { order, car }],
    ['BOOK_ORDER', { order: 'NIE/0000/0000' }],
    ['CANCEL_ORDER', { order }],
    ['ADD_CAR', { car: 'NIE-MA' }],
    ['BOOK_CAR', { order: 'NIE/0000/0000', car }],
    ['CANCEL_CAR_BOOKING', { car }],
    ['SELECT_PARKING', { car, parking: 'HERE' }],
    ['SELECT_PARKING', { car, parking: 'GO' }],
    ['SELECT_PARKING', { car, parking: 'nie-ma' }],
    ['CONFIRM_RETURN', { car }],
    ['CONFIRM_RETURN', { car: 'NIE-MA' }],
    ['RESOLVE_EMERGENCY', { order, emergency: 'x', tree: 'situation', answer: 0 }],
    ['RESOLVE_CHANGE_EVENT', { order, event: 'x', answer: 0 }],
    ['USER_START', {}],
  ];
  const before = comparable(a.state());
  for (const [action, fields] of refusals) {
    const answer = await a.act(action, fields);
    expect([action, answer]).toEqual([
      action,
      { re: answer.re, ok: false, code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) },
    ]);
    const called = await ala.send('POST', 'server/action/', {
      game,
      data: JSON.stringify({ id: actionId(), action, ...fields }),
    });
    expect([action, called.status, called.code, called.text]).toEqual([action, 409, answer.code, answer.message]);
  }
  expect(comparable(a.state())).toEqual(before);
  expect(await a.act('BOOK_ORDER', { order })).toMatchObject({ ok: true });
  const type = orderOf(a.state(), order)?.type;
  const wrongType = inGame(a.state(), 'cars').find((one) => one.type !== type && one.action === 'FREE');
  expect(await a.act('BOOK_CAR', { order, car: wrongType?.id })).toMatchObject({ ok: false });
  expect(await a.act('BOOK_CAR', { order, car })).toMatchObject({ ok: true });
  expect(orderOf(a.state(), order)).toMatchObject({ status: 'IN_PROGRESS', car });
  expect(carOf(a.state(), car)).toMatchObject({ action: 'FREE_BOOKED', player: ala.id, shipment: order });
  expect(await a.act('CANCEL_ORDER', { order })).toMatchObject({ ok: false });
  expect(await a.act('CANCEL_CAR_BOOKING', { car })).toMatchObject({ ok: true });
  expect(carOf(a.state(), car)).toMatchObject({ action: 'FREE', player: null, shipment: null });
  expect(orderOf(a.state(), order)).toMatchObject({ status: 'BOOKED', car: null });
  const offer = inGame(a.state(), 'offers').find((one) => one.type === type) ?? inGame(a.state(), 'offers')[0];
  const known = inGame(a.state(), 'cars').map((one) => one.id);
  expect(await a.act('ADD_CAR', { car: offer?.id })).toMatchObject({ ok: true });
  const clone = inGame(a.state(), 'cars').find((one) => !known.includes(one.id));
  expect(clone).toMatchObject({ subcontractor: true, player: ala.id });
  expect(numberAt(clone, 'driver')).toBeGreaterThanOrEqual(1);
  expect(numberAt(clone, 'driver')).toBeLessThanOrEqual(10);
  expect(await a.act('CANCEL_ORDER', { order })).toMatchObject({ ok: true });
  expect(orderOf(a.state(), order)).toMatchObject({ status: 'NEW', player: null });
  const overHttp = await ala.send('POST', 'server/action/', {
    game,
    data: JSON.stringify({ id: actionId(), action: 'BOOK_ORDER', order }),
  });
  expect([overHttp.status, misfits(overHttp.payload, { seq: 'integer' })]).toEqual([200, []]);
  expect(overHttp.payload).toHaveProperty('result');
  await a.untilState('the booking by call', (state) => orderOf(state, order)?.player === ala.id);
  await lead.untilState('the booking by call', (state) => orderOf(state, order)?.player === ala.id);
  for (const one of all) await expectKept(one);
  await away(all);
});

test('[ACT-1] malformed actions are refused or closed with a reason, and never applied', async () => {
  const { game, all, a } = await running(at, 15);
  const malformed: unknown[] = [
    { id: actionId(), action: 'NIE_MA_TAKIEJ' },
    { id: actionId(), action: 'BOOK_ORDER' },
    { id: actionId(), action: 'BOOK_ORDER', order: 7 },
    { id: actionId(), action: 'SELECT_PARKING', car: {}, parking: [] },
    { action: 'BOOK_ORDER', order: 'x' },
    { id: '', action: 'USER_JOIN' },
    { id: 'x'.repeat(10_000), action: 'USER_JOIN' },
    [],
    null,
  ];
  for (const data of malformed) {
    const called = await ala.send('POST', 'server/action/', { game, data: JSON.stringify(data) });
    expect([400, 422], JSON.stringify(data)).toContain(called.status);
    const own = await join(ala, game);
    const { code, reason } = await said(own, { game, player: ala.id, state: data });
    expect([JSON.stringify(data).slice(0, 60), code >= 4000 || code === 0, reason !== '']).toEqual([
      JSON.stringify(data).slice(0, 60),
      true,
      true,
    ]);
  }
  for (const data of ['nie json', '', undefined]) {
    expect([400, 422]).toContain((await ala.send('POST', 'server/action/', { game, data })).status);
  }
  for (const one of all) await expectKept(one);
  expect(await a.act('BOOK_ORDER', { order: freePair(a.state()).order })).toMatchObject({ ok: true });
  await away(all);
});

/** Sends something; gives how the line was closed, or code 0 with the code of a refusal if it stays open. */
async function said(own: Line, message: unknown): Promise<{ code: number; reason: string }> {
  own.say(message);
  const refused = own
    .until('a refusal', (heard) => heard.ok === false)
    .then((heard) => ({ code: 0, reason: String(heard.code) }));
  const outcome = await Promise.race([refused, own.closed]);
  await own.leave();
  return outcome;
}

test('[SOC-4] a line speaks for its own player in its own game only', async () => {
  const { game, a, b, all } = await running(at, 16);
  const other = await addGame(at.teacher, { group: at.group });
  const { order } = freePair(a.state());
  const action = () => ({ id: actionId(), action: 'BOOK_ORDER', order });
  for (const message of [
    { game: other, player: ala.id, state: action() },
    { game, player: ola.id, state: action() },
  ]) {
    const { reason } = await said(await join(ala, game), message);
    expect(reason).not.toBe('');
  }
  expect(orderOf(b.state(), order)?.player).toBeNull();
  await expectKept(b);
  await away(all);
});

test('[RGT-6] who does not belong to the game gets neither it nor a ticket', async () => {
  const stranger = {
    email: 'obcy@szkola.test',
    first_name: 'O',
    last_name: 'P',
    type: 'TEACHER',
    password: 'Kareta-na-rynku-9',
  };
  expect((await at.admin.send('POST', 'user/add/', stranger)).status).toBeLessThan(300);
  const other = await logIn(server.http, stranger.email, stranger.password);
  const game = await addGame(at.teacher, { group: at.group });
  for (const person of [other, at.admin]) {
    const answers = [
      await person.get(`game/get/?id=${game}`),
      await person.send('POST', 'server/connect/', { game }),
      await person.send('POST', 'server/action/', { game, data: JSON.stringify({ id: actionId(), action: 'START' }) }),
      await person.send('POST', 'server/leave/', { game, player: ala.id }),
      await person.send('DELETE', `game/remove/${game}`),
    ];
    expect(answers.map(({ status }) => status === 403 || status === 404)).toEqual([true, true, true, true, true]);
  }
  expect(dig(await whole(at.teacher, game), 'state')).toBe('FRESH');
  expect((await ala.send('DELETE', `game/remove/${game}`)).status).toBe(403);
  expect((await at.teacher.send('DELETE', `game/remove/${game}`)).status).toBe(200);
  expect((await at.teacher.get(`game/get/?id=${game}`)).status).toBe(404);
});

test('[LVG-6] two tabs are one player; the last one gone leaves after the grace; coming back goes on', async () => {
  const { game, a, b, lead } = await running(at, 17);
  const ewa = studentAt(at, 2);
  const third = await join(ewa, game);
  const tab = await join(ala, game);
  const { order } = freePair(a.state());
  const from = tab.messages.length;
  const booked = await a.act('BOOK_ORDER', { order });
  const copy = await tab.until('the same change', (message) => message.seq === booked.seq, from);
  expect(copy.state).toEqual(booked.state);
  expect(copy).not.toHaveProperty('re');
  await expectKept(tab);
  // A player who went after her has left: she would have by then too, if her other tab had not counted.
  await a.leave();
  await third.leave();
  await tab.untilState('that who went later left', (state) => statusOf(state, ewa.id) === 'LEFT');
  expect(statusOf(tab.state(), ala.id)).toBe('PLAYING');
  await tab.leave();
  await b.untilState('that she left', (state) => statusOf(state, ala.id) === 'LEFT');
  const back = await join(ala, game);
  expect(orderOf(back.state(), order)?.player).toBe(ala.id);
  expect(await back.act('USER_JOIN')).toMatchObject({ ok: true });
  await back.act('USER_START');
  expect(statusOf(back.state(), ala.id)).toBe('PLAYING');
  const left = await ala.send('POST', 'server/leave/', { game, player: ala.id });
  expect(left.status).toBe(200);
  await b.untilState('that she left by call', (state) => statusOf(state, ala.id) === 'LEFT');
  expect((await ala.send('POST', 'server/leave/', { game, player: ola.id })).status).toBeGreaterThanOrEqual(400);
  await expectKept(b);
  await away([back, b, lead]);
});

test('[LVG-12] several games at once do not hear each other', async () => {
  const one = await running(at, 18);
  const two = await running(at, 19);
  const { order, car } = freePair(one.a.state());
  const quiet = two.b.messages.length;
  expect(await one.a.act('BOOK_ORDER', { order })).toMatchObject({ ok: true });
  expect(await one.a.act('BOOK_CAR', { order, car })).toMatchObject({ ok: true });
  const other = freePair(two.a.state());
  expect(await two.a.act('BOOK_ORDER', { order: other.order })).toMatchObject({ ok: true });
  await two.b.until('its own game', (message) => message.player === ala.id, quiet);
  expect(two.b.messages.slice(quiet).every((message) => message.game === two.game)).toBe(true);
  for (const each of [...one.all, ...two.all]) await expectKept(each);
  await away([...one.all, ...two.all]);
});

test('[WIR-2] a student sees no seed and nothing of what is to come', async () => {
  const { game, a, lead, all } = await running(at, 20);
  const shown = JSON.stringify([a.state(), await whole(ala, game), (await ala.get('game/get-list/')).payload]);
  expect(shown).not.toMatch(/"(seed|feedback|effects|textAnswer|situation_ok|bestScore|random|rng)"/);
  expect(inGame(a.state(), 'orders').every((order) => numberAt(order, 'release') <= numberAt(a.state(), 'now'))).toBe(
    true,
  );
  expect(JSON.stringify(lead.state())).not.toMatch(/"(feedback|effects|textAnswer)"/);
  await away(all);
});

test('[SOC-10] far too many messages are closed with a code and a reason; the game goes on', async () => {
  const { a, b, all } = await running(at, 22);
  for (let index = 0; index < 600; index += 1)
    a.say({ game: 'x', player: ala.id, state: { id: actionId(), action: 'USER_START' } });
  const { code, reason } = await a.closed;
  expect(code).toBeGreaterThanOrEqual(1008);
  expect(reason).not.toBe('');
  expect(await b.act('BOOK_ORDER', { order: freePair(b.state()).order })).toMatchObject({ ok: true });
  await away(all.filter((one) => one !== a));
});

test('[SOC-10] a line is pinged every 20 s', async () => {
  await expect.poll(() => pings.length).toBeGreaterThan(0);
});
