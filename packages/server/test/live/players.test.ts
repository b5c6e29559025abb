import { offeredOrders, type GameAction } from '@fracht/engine';
import { world } from '@fracht/content';
import { fromWire } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { join, SocketClient } from './socket-client.ts';

type Lesson = {
  readonly school: TestSchool;
  readonly game: string;
  readonly teacher: SocketClient;
  readonly players: readonly SocketClient[];
};

async function aLesson(count: number, settings: Readonly<Record<string, number>> = {}): Promise<Lesson> {
  const school = await aSchool(await aServer(), count, { unit_ms: 1000, leave_grace_s: 1, ...settings });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(school.students.map((student) => join(student, game)));
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('all heard that it began', () => players.every((player) => player.game.state === 'IN_PROGRESS'));
  return { school, game, teacher, players };
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

const offered = (player: SocketClient): string => at(offeredOrders(fromWire(player.game, world)), 0).id;
const book = (player: SocketClient): GameAction => ({ action: 'BOOK_ORDER', order: offered(player) });
const ownerOf = (player: SocketClient, order: string) => player.game.orders.find(({ id }) => id === order)?.player;
const statusOf = (watcher: SocketClient, user: string) => watcher.game.players.find(({ id }) => id === user)?.status;

test('[LVG-1] of all who race for one order one gets it, the others a code and a Polish sentence', async () => {
  const { players } = await aLesson(4);
  const order = offered(at(players, 0));
  const answers = await Promise.all(players.map((player) => player.act({ action: 'BOOK_ORDER', order })));
  expect(answers.filter(({ ok }) => ok === true)).toHaveLength(1);
  for (const answer of answers.filter(({ ok }) => ok === false)) {
    expect(answer).toMatchObject({ code: 'ORDER_TAKEN', message: expect.stringMatching(/\p{L} /u) });
  }
  const winner = players[answers.findIndex(({ ok }) => ok === true)]?.user;
  await until('everybody sees the winner', () => players.every((player) => ownerOf(player, order) === winner));
});

test("[SOC-8] [SOC-5] the acknowledgement rides in the sender's own copy, and the others see who it was", async () => {
  const { players, teacher } = await aLesson(2);
  const [anna, piotr] = [at(players, 0), at(players, 1)];
  const order = offered(anna);
  const answer = await anna.act({ action: 'BOOK_ORDER', order });
  expect(answer).toMatchObject({ ok: true, full: false, player: anna.user, game: anna.game_id });
  await until('the others heard', () => ownerOf(piotr, order) === anna.user && ownerOf(teacher, order) === anna.user);
  // Changes caused by the clock may have come since.
  const copies = piotr.heard.filter(({ seq, full }) => seq === answer.seq && full === false);
  expect(copies).toMatchObject([{ player: anna.user }]);
  expect(copies[0]?.re).toBeUndefined();
});

test('[LVG-3] [ACT-4] a retry of the same id, over either way, is answered and not applied twice', async () => {
  const { school, game, players } = await aLesson(1);
  const anna = at(players, 0);
  const order = offered(anna);
  const first = await anna.act({ action: 'BOOK_ORDER', order }, 'once');
  expect(first.ok).toBe(true);
  expect(await anna.act({ action: 'BOOK_ORDER', order }, 'once')).toMatchObject({ re: 'once', ok: true });
  const data = JSON.stringify({ id: 'once', action: 'BOOK_ORDER', order });
  expect(await at(school.students, 0).post('server/action/', { game, data })).toMatchObject({
    status: 200,
    payload: { result: 'accepted' },
  });
  expect(anna.game.journal.filter(({ what }) => what === 'ORDER_BOOKED')).toHaveLength(1);
});

test('[ENV-5] an action over HTTP is refused with 409, its code and text', async () => {
  const { school, game } = await aLesson(1);
  const data = JSON.stringify({ id: 'a1', action: 'BOOK_ORDER', order: 'XXX/1/0' });
  const answer = await at(school.students, 0).post('server/action/', { game, data });
  expect(answer).toMatchObject({ status: 409, payload: null, message: { type: 'warning', code: 'ORDER_UNKNOWN' } });
});

test('[SOC-7] resync sends the whole game again with the present number', async () => {
  const { players } = await aLesson(1);
  const anna = at(players, 0);
  await anna.act(book(anna));
  const before = anna.heard.length;
  anna.say({ resync: true });
  await until('the whole game came', () => anna.heard.slice(before).some(({ full }) => full === true));
  const { seq } = anna;
  await anna.act(book(anna));
  expect(anna.gaps).toBe(0);
  expect(anna.seq).toBeGreaterThan(seq ?? 0);
});

test('[LVG-6] two tabs are one player: both see all, one may go and nobody leaves', async () => {
  const { school, game, teacher, players } = await aLesson(1);
  const anna = at(players, 0);
  const tab = await join(at(school.students, 0), game, 'OWN');
  const order = offered(tab);
  expect(await tab.act({ action: 'BOOK_ORDER', order })).toMatchObject({ ok: true });
  await until('the first tab sees it', () => ownerOf(anna, order) === anna.user);
  anna.leave();
  await anna.ended();
  const { game: now } = teacher;
  expect(await tab.act(book(tab))).toMatchObject({ ok: true });
  expect(statusOf(teacher, tab.user)).toBe('PLAYING');
  expect(now.players).toHaveLength(2);
});

test('[LVG-6] who is gone for the grace time has LEFT, comes back and plays on', async () => {
  const { school, game, teacher, players } = await aLesson(2);
  const anna = at(players, 0);
  const order = offered(anna);
  await anna.act({ action: 'BOOK_ORDER', order });
  anna.leave();
  await until('she has left', () => statusOf(teacher, anna.user) === 'LEFT');
  const again = await join(at(school.students, 0), game);
  expect(statusOf(again, anna.user)).toBe('CONNECTED');
  await again.act({ action: 'USER_JOIN' });
  await again.act({ action: 'USER_START' });
  expect(statusOf(again, anna.user)).toBe('PLAYING');
  expect(ownerOf(again, order)).toBe(anna.user);
});

test('[LVG-6] server/leave leaves at once, only for oneself', async () => {
  const { school, game, teacher, players } = await aLesson(2, { leave_grace_s: 60 });
  const student = at(school.students, 0);
  expect((await student.post('server/leave/', { game, player: at(players, 1).user })).status).toBe(403);
  expect((await student.post('server/leave/', { game, player: at(players, 0).user })).status).toBe(200);
  await until('the student has left', () => statusOf(teacher, at(players, 0).user) === 'LEFT');
});

test('[SOC-2] a ticket lets in once, and only into its game', async () => {
  const { school, game } = await aLesson(1);
  const client = at(school.students, 0);
  const other = await school.newGame();
  const url = `${school.address.replace('http', 'ws')}/socket`;
  const { ticket } = (await client.post('server/connect/', { game })).payload;
  const knock = async (to: string): Promise<SocketClient> => {
    const socket = new SocketClient(url, to, 'x');
    await socket.opened();
    socket.say({ game: to, ticket });
    return socket;
  };
  const first = await knock(game);
  await until('the game is here', () => first.hasGame);
  expect(await (await knock(game)).ended()).toEqual({ code: 4401, reason: 'UNAUTHORIZED' });
  const fresh = (await client.post('server/connect/', { game })).payload.ticket;
  const wrong = new SocketClient(url, other, 'x');
  await wrong.opened();
  wrong.say({ game: other, ticket: fresh });
  expect((await wrong.ended()).code).toBe(4401);
});

test('[SOC-1] [RGT-6] a bearer in the first message works too; a stranger is kept out; nothing is said before', async () => {
  const { school, game } = await aLesson(1);
  const url = `${school.address.replace('http', 'ws')}/socket`;
  const socket = new SocketClient(url, game, 'x');
  await socket.opened();
  expect(socket.heard).toEqual([]);
  socket.say({ game, bearer: at(school.students, 0).bearer });
  await until('the game is here', () => socket.hasGame);
  await school.teacher.post('user/add/', {
    email: 'obcy@szkola.test',
    first_name: 'Obcy',
    last_name: 'Gracz',
    type: 'STUDENT',
    password: 'haslo do lekcji',
  });
  const stranger = await school.logIn('obcy@szkola.test');
  expect((await stranger.post('server/connect/', { game })).status).toBe(403);
  expect((await stranger.get(`game/get/?id=${game}`)).status).toBe(403);
  const knock = new SocketClient(url, game, 'x');
  await knock.opened();
  knock.say({ game, bearer: stranger.bearer });
  expect(await knock.ended()).toEqual({ code: 4403, reason: 'FORBIDDEN' });
});

test('[LVG-7] a late joiner gets the whole game and plays on', async () => {
  const { school, game, players, teacher } = await aLesson(2);
  const [anna, piotr] = [at(players, 0), at(players, 1)];
  piotr.leave();
  await anna.act(book(anna));
  await teacher.act({ action: 'STOP_EVENTS' });
  const late = await join(at(school.students, 1), game);
  expect(late.game.orders.map(({ id }) => id)).toEqual(anna.game.orders.map(({ id }) => id));
  expect(late.game.cars).toEqual(anna.game.cars);
});

test('[GMS-4] a removed game ends its links', async () => {
  const { school, game, players } = await aLesson(1);
  expect((await school.teacher.delete(`game/remove/${game}`)).status).toBe(200);
  expect(await at(players, 0).ended()).toEqual({ code: 4404, reason: 'GAME_UNKNOWN' });
  expect((await school.teacher.get(`game/get/?id=${game}`)).status).toBe(404);
});

test('[BIN-3] a running game that was removed comes back where it stood, and goes on', async () => {
  const { school, game, players } = await aLesson(1);
  const anna = at(players, 0);
  await anna.act(book(anna));
  const booked = anna.game.orders.filter(({ player }) => player !== null).map(({ id }) => id);
  expect(booked).toHaveLength(1);
  await school.teacher.delete(`game/remove/${game}`);
  await anna.ended();
  expect((await school.teacher.post('bin/restore/', { id: game })).status).toBe(200);
  const again = await join(at(school.students, 0), game);
  expect(again.game.orders.filter(({ player }) => player !== null).map(({ id }) => id)).toEqual(booked);
  await again.act(book(again));
});
