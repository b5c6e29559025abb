import { beforeAll, expect, test } from 'vitest';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { type Seat, sit, type AnyJson } from './socket.ts';

let school: TestSchool;
let game: string;
let teacher: Seat;
let player: Seat;

beforeAll(async () => {
  school = await aSchool(await aServer(), 2, { unit_ms: 300, leave_grace_s: 1 });
  game = await school.newGame();
  teacher = await sit(school.teacher, game);
  player = await sit(at(school.students, 0), game);
  await player.act('USER_JOIN');
  await teacher.act('START');
  await player.act('USER_START');
});

const live = async () => (await school.teacher.get(`game/get-live/?game=${game}`)).payload;
const lastOf = (told: AnyJson, id: string | undefined) =>
  told.players.find((one: AnyJson) => one.id === id)?.lastActionAt;

test('[GME-6] GET game/get-live/ tells the teacher when each player last did something, refusals not counted', async () => {
  const [id] = school.ids;
  const before = lastOf(await live(), id);
  expect(before).toEqual(expect.any(Number));
  expect((await player.act('BOOK_ORDER', { order: 'NIE/MA/0' })).ok).toBe(false);
  expect(lastOf(await live(), id)).toBe(before);
  const order = player.state.orders.find((one: AnyJson) => one.status === 'NEW').id;
  expect((await player.act('BOOK_ORDER', { order })).ok).toBe(true);
  const after = lastOf(await live(), id);
  expect(after).toBeGreaterThan(before);
});

test('[GME-6] GET game/get-live/ tells how the money (zł) and points of the group went, and what they are now', async () => {
  const { course } = await live();
  expect(course[0]).toMatchObject({ at: 0, points: 0 });
  expect(course.at(-1)).toEqual({ at: expect.any(Number), money: player.state.money, points: player.state.points });
});

test('[SIT-12] [SIT-17] GET game/get-fitting/ tells what each situation would strike now, and choosing one strikes just that', async () => {
  const [id] = school.ids;
  const fitting = async (of: string) => (await school.teacher.get(`game/get-fitting/?game=${game}${of}`)).payload;
  const mine = () => player.state.orders.filter((one: AnyJson) => one.player === id);
  const list: AnyJson[] = await fitting(`&player=${id}`);
  expect(list.filter(({ kind }) => kind === 'CRITICAL').map(({ misfit }) => misfit)).toContain('NOTHING_UNDER_WAY');
  const change = list.find(({ kind, misfit }) => kind === 'CHANGE' && misfit === null);
  expect(change).toMatchObject({ players: 1, target: { order: expect.any(String), car: null }, doing: null });
  expect(change.name).toEqual(expect.any(String));
  expect(mine().map((one: AnyJson) => one.id)).toContain(change.target.order);
  const ofAll: AnyJson[] = await fitting('');
  expect(ofAll.find((one) => one.id === change.id)).toMatchObject({ players: 1, target: null, misfit: null });
  const struck = player.heard.length;
  expect((await teacher.act('START_EVENTS', { situation: change.id, player: id })).ok).toBe(true);
  await player.hears(
    (message: AnyJson) => JSON.stringify(message.state?.orders ?? '').includes(change.target.order),
    struck,
  );
  const after: AnyJson[] = await fitting(`&player=${id}`);
  expect(after.find((one) => one.id === change.id)).toMatchObject({ players: 0, target: null });
});

test('[RGT-4] GET game/get-fitting/ is the teacher’s alone, and knows nobody from outside the game', async () => {
  const path = `game/get-fitting/?game=${game}`;
  expect((await at(school.students, 0).get(path)).status).toBe(403);
  expect((await school.teacher.get(`${path}&player=nikt`)).status).toBe(404);
});

test('[GME-3] GET game/get-list/ tells the teacher alone how many need attention: who has left does', async () => {
  const listed = async (client: TestSchool['teacher']) =>
    (await client.get('game/get-list/')).payload.find((one: AnyJson) => one.id === game);
  expect(await listed(school.teacher)).toMatchObject({ attention: 0 });
  const late = await sit(at(school.students, 1), game);
  await late.act('USER_JOIN');
  expect((await late.act('USER_START')).ok).toBe(true);
  late.socket.close();
  await expect.poll(async () => (await listed(school.teacher)).attention).toBe(1);
  expect(await listed(at(school.students, 0))).not.toHaveProperty('attention');
});

test('[MSG-3] SEND_MESSAGE: the teacher’s words reach one player or all; a student’s are refused', async () => {
  const [id, other] = school.ids;
  const words = (seat: Seat) =>
    seat.state.messages.filter((one: AnyJson) => one.code === 'TEACHER_MESSAGE').map((one: AnyJson) => one.text);
  const from = player.heard.length;
  expect((await teacher.act('SEND_MESSAGE', { text: 'Dla drugiego', player: other })).ok).toBe(true);
  expect((await teacher.act('SEND_MESSAGE', { text: 'Dla pierwszego', player: id })).ok).toBe(true);
  expect((await teacher.act('SEND_MESSAGE', { text: 'Dla wszystkich' })).ok).toBe(true);
  const isLast = (message: AnyJson) =>
    message.state?.messages?.some((one: AnyJson) => String(one.text).includes('wszystkich')) === true;
  await player.hears(isLast, from);
  expect(words(player)).toEqual(['Prowadzący pisze: „Dla pierwszego”.', 'Prowadzący pisze: „Dla wszystkich”.']);
  expect(await player.act('SEND_MESSAGE', { text: 'Ja też' })).toMatchObject({ ok: false, code: 'ACTION_NOT_ALLOWED' });
});
