import { beforeAll, expect, test } from 'vitest';
import { playOn } from './player.ts';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { done } from '@fracht/testing/school/api-client.ts';
import { aKnock, type Seat, sit, type AnyJson } from './socket.ts';
import { until } from '@fracht/testing/school/until.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 3, { unit_ms: 10, leave_grace_s: 60 });
});

const CAR_ACTIONS = `FREE FREE_BOOKED AVAILABLE STOPPED_BY_PLAYER WAITING_FOR_LOADING WAITING_FOR_UNLOADING
  WAITING_EMERGENCY_STOP WAITING_ACCIDENT_STOP WAITING_ASSISTANCE LATE_WAITING_FOR_UNLOADING LATE_UNLOADING
  DRIVING_TO_SHIPMENT DRIVING_WITH_SHIPMENT DRIVING_EMPTY DRIVING_ASSISTANCE DRIVING_TO_SLEEP SLEEPING SLEEPING_GUARDED LOADING UNLOADING`.split(
  /\s+/u,
);
const TYPES = ['ST', 'ATP', 'ADR', 'PG'];
const flag = expect.any(Boolean);
const number = expect.any(Number);
const textOrNull = expect.toSatisfy((value) => value === null || typeof value === 'string');
const money = expect.toSatisfy(
  (value) => typeof value === 'number' && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
);
const city = expect.toSatisfy((value) => Number.isInteger(value) && value >= 0 && value <= 17);
const oneOf = (list: readonly string[]) => expect.toSatisfy((value) => list.includes(value));
const win = { from: number, to: number };

const CAR = {
  id: expect.any(String),
  type: oneOf(TYPES),
  base: city,
  distance: number,
  timeToStart: number,
  distanceAfterParking: expect.toSatisfy((value) => value === null || typeof value === 'number'),
  euCourses: number,
  path: expect.any(Array),
  driver: number,
  subcontractor: flag,
  ownership: oneOf(['COMPANY', 'SUBCONTRACTOR']),
  working: number,
  price: money,
  cost: money,
  shipment: textOrNull,
  player: textOrNull,
  position: { x: number, y: number },
  maxWorkTime: 540,
  isMoving: flag,
  speed: number,
  action: oneOf(CAR_ACTIONS),
  shipmentLoaded: flag,
};

const ORDER = {
  id: expect.stringMatching(/^[^/]+\/[^/]+\/[^/]*0$/u),
  type: oneOf(TYPES),
  salary: money,
  penalty: number,
  base: city,
  destination: city,
  distance: number,
  path: expect.any(Array),
  eu: flag,
  pickWindow: win,
  deliverWindow: win,
  car: textOrNull,
  player: textOrNull,
  delivered: flag,
  expired: flag,
  emergencies: expect.any(Array),
  accidents: expect.any(Array),
  showMoney: money,
  loadingTimeLeft: number,
  unloadingTimeLeft: number,
  reversed: flag,
};

const PLAYER = {
  user: {
    id: expect.any(String),
    first_name: expect.any(String),
    last_name: expect.any(String),
    initials: expect.stringMatching(/^\p{Lu}\p{Lu}$/u),
    short_name: expect.stringMatching(/^\S+ \p{Lu}\.$/u),
    num_games: number,
  },
  status: oneOf(['CONNECTED', 'JOINED', 'PLAYING', 'LEFT', 'FINISHED']),
  money,
  points: number,
  score: number,
  time: number,
  round: number,
  accidents: expect.any(Array),
  emergencies: expect.any(Array),
  emergency: flag,
};

const MESSAGE = { type: oneOf(['danger', 'warning', 'info', 'other', 'none']), text: expect.stringMatching(/\p{L}/u) };

/** The order of the rules for the derived status. */
function statusOf(order: AnyJson): string {
  if (order.delivered) return 'DELIVERED';
  if (order.expired) return 'EXPIRED';
  if (order.emergencies.some((one: AnyJson) => !one.done)) return 'ALERT';
  if (order.player !== null) return order.car === null ? 'BOOKED' : 'IN_PROGRESS';
  return 'NEW';
}

function expectEntities(state: AnyJson): void {
  for (const car of state.cars) {
    expect(car).toMatchObject(CAR);
    expect(car.ownership === 'SUBCONTRACTOR').toBe(car.subcontractor);
    expect(car.euCourses).toBeLessThanOrEqual(3);
  }
  for (const order of state.orders) {
    expect(order).toMatchObject(ORDER);
    expect(order.status).toBe(statusOf(order));
    expect(order.path[0]).toBe(order.base);
    expect(order.path.at(-1)).toBe(order.destination);
    expect([0, Math.round(order.distance * order.salary)]).toContain(Math.round(order.showMoney));
    expect(order.fullPenalty).toBeCloseTo((order.distance * order.penalty * order.salary) / 100, 1);
  }
  for (const player of state.players) {
    expect(player).toMatchObject(PLAYER);
    expect(player.score).toBe(Math.round(player.money) + 10 * player.points);
  }
  for (const message of state.messages) expect(message).toMatchObject(MESSAGE);
  const students = state.players.filter((player: AnyJson) => player.type === 'STUDENT');
  const sum = (key: string) => students.reduce((total: number, player: AnyJson) => total + player[key], 0);
  expect(state.money).toBeCloseTo(sum('money'), 2);
  expect(state.points).toBe(sum('points'));
  expect(state.score).toBe(Math.round(state.money) + 10 * state.points);
}

const statuses = (seat: Seat) =>
  Object.fromEntries(seat.state.players.map((player: AnyJson) => [player.user.id, player.status]));
const earned = (seat: Seat): number => seat.state.ledger.reduce((sum: number, entry: AnyJson) => sum + entry.money, 0);
const tell = (seat: Seat, what: object) =>
  until(JSON.stringify(what), () => Object.entries(what).every(([key, value]) => seat.state[key] === value));

test('[SOC-12] [GME-2] [GME-4] [GME-10] [WIR-18] [WIR-19] [WIR-20] [WIR-1] [WIR-3] [VAL-3] a game goes through its states and statuses, its entities have all their fields and their order, its results are everywhere', async () => {
  const game = await school.newGame();
  const stateOf = async () => (await school.teacher.get(`game/get/?id=${game}`)).payload.state;
  const early = await sit(at(school.students, 0), game);
  expect(early.state).toMatchObject({ state: 'FRESH', round: 0 });
  const teacher = await sit(school.teacher, game);
  expect(teacher.state.state).toBe('WAITING');
  expect(await stateOf()).toBe('WAITING');
  await tell(early, { state: 'WAITING' });
  const second = await sit(at(school.students, 1), game);
  const [ewa, anna, piotr] = [teacher.user, early.user, second.user];
  expect(statuses(second)).toEqual({ [ewa]: 'CONNECTED', [anna]: 'CONNECTED', [piotr]: 'CONNECTED' });
  expect(await teacher.act('START')).toMatchObject({ ok: false, code: expect.any(String) });
  for (const action of ['STOP_EVENTS', 'START_EVENTS']) expect((await teacher.act(action)).ok).toBe(false);
  for (const action of ['START', 'FINISH', 'STOP_EVENTS', 'START_EVENTS'])
    expect((await early.act(action)).ok).toBe(false);
  await early.act('USER_JOIN');
  await second.act('USER_JOIN');
  expect(statuses(second)).toMatchObject({ [anna]: 'JOINED', [piotr]: 'JOINED' });
  expect(await teacher.act('START')).toMatchObject({ ok: true });
  await tell(early, { state: 'IN_PROGRESS', round: 1 });
  expect(statuses(early)).toMatchObject({ [anna]: 'PLAYING', [piotr]: 'PLAYING' });
  // Before anything that takes long: the round may be over soon.
  expect(await teacher.act('STOP_EVENTS')).toMatchObject({ ok: true });
  await tell(early, { state: 'PAUSED' });
  expectEntities(early.state);
  const bots = [early, second].map((seat) => playOn(seat, () => seat.state.state === 'FINISHED'));
  expect(await teacher.act('START_EVENTS')).toMatchObject({ ok: true });
  await tell(early, { state: 'IN_PROGRESS' });
  const late = await sit(at(school.students, 2), game);
  expect(statuses(late)).toMatchObject({ [late.user]: 'CONNECTED' });
  expect((await late.act('USER_JOIN')).ok).toBe(true);
  expect((await late.act('USER_START')).ok).toBe(true);
  await until('the late one plays', () => statuses(teacher)[late.user] === 'PLAYING');
  for (let round = 1; round <= 4; round += 1) {
    await until('the round is over', () => teacher.state.state !== 'IN_PROGRESS');
    expect(teacher.state).toMatchObject({ round, time: 600, state: round < 4 ? 'PAUSED' : 'FINISHED' });
    expectEntities(teacher.state);
    expectEntities(early.state);
    expect(await teacher.act('START')).toMatchObject({ ok: round < 4 });
  }
  await Promise.all(bots);
  await tell(early, { state: 'FINISHED' });
  expect(statuses(early)).toMatchObject({ [anna]: 'FINISHED', [piotr]: 'FINISHED', [late.user]: 'FINISHED' });
  expect(await early.act('BOOK_ORDER', { order: 'X/1/0' })).toMatchObject({ ok: false });
  await expectFinished(game, early);
});

async function expectFinished(game: string, seat: Seat): Promise<void> {
  const student = at(school.students, 0);
  const whole = (await done(student.get(`game/get/?id=${game}`))).payload;
  expect(whole).toMatchObject({
    state: 'FINISHED',
    round: 4,
    money: seat.state.money,
    points: seat.state.points,
    score: seat.state.score,
  });
  expectEntities({ ...whole, ...whole.json });
  const places = whole.json.orders.map(({ id, pickWindow }: AnyJson) => [pickWindow.to, id]);
  expect(places).toEqual(
    places.toSorted(([one, id]: AnyJson, [other, otherId]: AnyJson) => one - other || (id < otherId ? -1 : 1)),
  );
  expect(whole.json.deaths).toBe(seat.state.deaths);
  for (const player of whole.players) {
    const { status, money: won, points, score, time, round } = player;
    expect(player.player_data).toEqual({ status, money: won, points, score, time, round });
  }
  const [listed] = (await school.teacher.get('game/get-list/')).payload;
  expect(listed).toMatchObject({
    id: game,
    state: 'FINISHED',
    score: whole.score,
    points: whole.points,
    money: whole.money,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d/u),
  });
  expect(listed.players).toHaveLength(3);
  for (const player of listed.players)
    expect(player.player_data).toMatchObject({
      status: 'FINISHED',
      score: Math.round(player.money) + 10 * player.points,
    });
  const { groups, players } = (await school.guest().get('game/rankings')).payload;
  expect(groups).toEqual([
    {
      name: 'Spedycja 3B',
      players: ['G.\u00a0Ż.', 'G.\u00a0Ż.', 'G.\u00a0Ż.'],
      score: whole.score,
      place: 1,
      date: listed.date,
      size: 3,
    },
  ]);
  expect(players).toHaveLength(3);
  expect(players[0]).toEqual({
    name: expect.any(String),
    initials: 'GŻ',
    team: 'Spedycja 3B',
    score: expect.any(Number),
    place: expect.any(Number),
    date: listed.date,
  });
  const told = listed.players.toSorted((one: AnyJson, other: AnyJson) => one.place - other.place);
  const placesAndScores = (rows: readonly AnyJson[]) => rows.map(({ place, score }) => ({ place, score }));
  expect(placesAndScores(players)).toEqual(placesAndScores(told));
  expect(players[0].place).toBe(1);
  expect((await student.get('user/data/')).payload.games_played).toBe(1);
  expect((await school.teacher.get('group/get/')).payload[0]).toMatchObject({ num_games: 1, games_played: 1 });
  expect((await school.teacher.post('game/add/', { group: school.group })).payload.number).toBe(2);
  await expectNoWayIn(game);
}

async function expectNoWayIn(game: string): Promise<void> {
  const student = at(school.students, 0);
  const refused = await student.post('server/connect/', { game });
  expect(refused).toMatchObject({ status: 409, message: { code: expect.stringMatching(/FINISHED/u) } });
  const open = await school.newGame();
  const { seat } = await aKnock(student, open);
  seat.say({ game, bearer: student.bearer });
  expect(await seat.ended()).toEqual({ code: 4409, reason: expect.stringMatching(/^[A-Z_]+$/u) });
  expect(seat.heard).toEqual([]);
  const data = JSON.stringify({ id: 'po', action: 'USER_JOIN' });
  expect(await student.post('server/action/', { game, data })).toMatchObject({
    status: 409,
    message: { code: expect.any(String) },
  });
  const { ticket } = (await done(student.post('server/connect/', { game: open }))).payload;
  const stream = await fetch(`${school.address}/api/server/stream/?game=${game}&ticket=${ticket}`);
  expect(stream.status).toBeGreaterThanOrEqual(400);
}

test('[GAM-7] FINISH ends a running game at once, and only once', async () => {
  const game = await school.newGame();
  const teacher = await sit(school.teacher, game);
  const player = await sit(at(school.students, 0), game);
  await player.act('USER_JOIN');
  await teacher.act('START');
  expect(await teacher.act('FINISH')).toMatchObject({ ok: true });
  await tell(player, { state: 'FINISHED' });
  expect(await teacher.act('FINISH')).toMatchObject({ ok: false });
});

test('[WIR-2] [PRV-8] what a student is sent holds no seed, no later order, no e-mail, nobody else’s ledger or messages', async () => {
  const game = await school.newGame({ seed: 'tajne-ziarno' });
  const teacher = await sit(school.teacher, game);
  const player = await sit(at(school.students, 0), game);
  const other = await sit(at(school.students, 1), game);
  await player.act('USER_JOIN');
  await other.act('USER_JOIN');
  await teacher.act('START');
  const bots = [player, other].map((seat) => playOn(seat, () => seat.state.state !== 'IN_PROGRESS'));
  await until('the round is over', () => teacher.state.state === 'PAUSED');
  await Promise.all(bots);
  const whole = await at(school.students, 0).get(`game/get/?id=${game}`);
  const told = JSON.stringify(player.heard) + whole.text;
  expect(told).not.toContain('tajne-ziarno');
  expect(told).not.toContain('@szkola.test');
  const orders = [...player.state.orders, ...whole.payload.json.orders];
  for (const order of orders) expect(order.release ?? 0).toBeLessThanOrEqual(player.state.now);
  const addressed = [...player.state.messages, ...whole.payload.json.messages].map(
    (message: AnyJson) => message.player,
  );
  expect(addressed).not.toContain(other.user);
  const own = player.state.players.find((one: AnyJson) => one.user.id === player.user);
  expect(earned(player)).toBeCloseTo(own.money, 2);
  expect((await school.teacher.get(`game/get/?id=${game}`)).payload.seed).toBe('tajne-ziarno');
  await teacher.act('FINISH');
});
