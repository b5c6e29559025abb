import { beforeAll, expect, test } from 'vitest';
import { type Answer, type Client, type Fields, WAYS } from './client.ts';
import { playOn } from './player.ts';
import { aSchool, aServer, at, PASSWORD, type School } from './school.ts';
import { type Seat, sit, type Told, until } from './socket.ts';

let school: School;

beforeAll(async () => {
  const often = { critical_per_round: 6, change_per_round: 4, random_per_round: 3 };
  school = await aSchool(await aServer({ ACTION_RATE: '50' }), 3, { unit_ms: 15, leave_grace_s: 1, ...often });
});

/** Every call of section 7 of the specification, and those that the protocol adds to it. */
const CALLS =
  `POST auth/check | POST auth | GET user/data | PATCH auth/settings | POST auth/recover-password | POST user/register
 | GET auth/verify | POST auth/logout | GET content/get | PATCH content/save | GET user/get-list | GET user/get-list/students/true
 | POST user/add | PATCH user/edit | DELETE user/delete/{id} | GET group/get | POST group/add | PATCH group/edit
 | DELETE group/delete/{id} | GET game/get-list | POST game/add | DELETE game/remove/{id} | GET game/get | GET game/rankings
 | GET survey/all | PUT survey/init | PATCH survey/submit | GET survey/get-questions | PATCH survey/save-questions
 | GET game/get-stages | PATCH game/update-stages | GET game/get-settings | PATCH game/update-settings
 | DELETE game/remove-event/{id} | GET game/get-emergencies/all | PATCH game/save-emergency | GET game/get-accidents/all
 | PATCH game/save-accident | GET game/get-change-events | PATCH game/save-change-event | GET game/list-event-images
 | POST game/upload-event-image | GET game/get-emergencies | GET game/get-path | GET game/get-emergency
 | GET game/get-change-event/type/{type} | POST game/get-distances | POST game/get-return-cost | POST game/get-emergency-paths
 | POST game/get-random-city | POST server/action | GET server/check-connection | POST server/connect | POST server/leave`
    .split('|')
    .map((name) => name.trim());

/** How each call has succeeded: with and without the slash at its end. */
const succeeded = new Map<string, Set<'slash' | 'none'>>();
let turn = 0;

/** One successful call. `{id}` and `{type}` are filled in; body, pair and slash take turns in how they travel. */
async function call(client: Client, name: string, fields?: Fields, fill = '', query = ''): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const ends = succeeded.get(name) ?? new Set();
  const slash = ends.has('slash') ? '' : '/';
  turn += 1;
  const way = WAYS[turn % WAYS.length] ?? 'json';
  const csrfIn = turn % 2 === 0 && fields !== undefined ? 'body' : 'headers';
  const address = `${path.replace(/\{\w+\}/u, fill)}${slash}${query}`;
  const answer = await client.send(method, address, fields, { way, csrfIn });
  expect([name, address, way, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([
    name,
    address,
    way,
    200,
    '',
  ]);
  expect(Object.keys(JSON.parse(answer.text)).filter((key) => !['csrf', 'payload', 'message'].includes(key))).toEqual(
    [],
  );
  succeeded.set(name, ends.add(slash === '/' ? 'slash' : 'none'));
  return answer;
}

/** The same call with and without the slash; gives the second answer. */
async function twice(client: Client, name: string, fields?: Fields, fill = '', query = ''): Promise<Answer> {
  await call(client, name, fields, fill, query);
  return call(client, name, fields, fill, query);
}

test('session and account', async () => {
  const guest = school.guest();
  const login = { email: 'gracz1@szkola.test', password: PASSWORD, rememberMe: true };
  const { csrf, payload } = await twice(guest, 'POST auth', login);
  expect([csrf, payload]).toEqual([
    { key: expect.any(String), token: expect.any(String) },
    { auth: { value: expect.any(String) }, remember: { value: expect.any(String) } },
  ]);
  let { value: rememberMeToken } = payload.remember;
  for (let count = 0; count < 2; count += 1) {
    const checked = await call(guest, 'POST auth/check', { rememberMeToken });
    expect(checked.csrf).toEqual({ key: expect.any(String), token: expect.any(String) });
    rememberMeToken = checked.payload.remember.value;
    guest.bearer = checked.payload.value;
  }
  expect((await twice(guest, 'GET user/data')).payload).toMatchObject({
    id: at(school.ids, 0),
    email: 'gracz1@szkola.test',
    first_name: 'Gracz1',
    last_name: 'Żak',
    type: 'STUDENT',
  });
  expect((await twice(guest, 'GET auth/verify')).payload).toMatchObject({
    valid: true,
    user: { id: at(school.ids, 0) },
  });
  let [old_password, next] = [PASSWORD, 'inne haslo do lekcji'];
  for (let count = 0; count < 2; count += 1) {
    await call(guest, 'PATCH auth/settings', { old_password, new_password: next, new_password_repeat: next });
    [old_password, next] = [next, old_password];
  }
  await twice(school.guest(), 'POST auth/recover-password', { lostEmail: 'gracz1@szkola.test' });
  for (const new_email of ['nowa1@szkola.test', 'nowa2@szkola.test'])
    await call(school.guest(), 'POST user/register', {
      new_email,
      first_name: 'Nowa',
      last_name: 'Osoba',
      teacher: false,
    });
  for (let count = 0; count < 2; count += 1) {
    const leaving = await school.guest().logIn('gracz1@szkola.test', PASSWORD);
    await call(leaving, 'POST auth/logout', {});
    expect((await leaving.get('user/data/')).status).toBe(401);
  }
});

test('content, users and groups', async () => {
  const { admin, teacher } = school;
  const elements = JSON.stringify([{ id: 'intro', value: '<h1>Wstęp</h1>' }]);
  await twice(admin, 'PATCH content/save', { elements });
  const texts = (await twice(school.guest(), 'GET content/get')).payload;
  expect(texts.find(({ id }: Told) => id === 'intro')).toMatchObject({ value: '<h1>Wstęp</h1>' });
  for (const name of ['GET user/get-list', 'GET user/get-list/students/true'])
    expect((await twice(teacher, name)).payload.map(({ id }: Told) => id)).toEqual(
      expect.arrayContaining([...school.ids]),
    );
  for (const number of [1, 2]) {
    const person = {
      email: `dodana${number}@szkola.test`,
      first_name: 'Dodana',
      last_name: 'Osoba',
      type: 'STUDENT',
      password: PASSWORD,
    };
    const { id } = (await call(teacher, 'POST user/add', person)).payload;
    expect((await call(teacher, 'PATCH user/edit', { id, last_name: 'Inna' })).payload).toMatchObject({
      id,
      last_name: 'Inna',
    });
    const group = (await call(teacher, 'POST group/add', { name: `Grupa ${number}`, users: [id] })).payload;
    expect(group).toMatchObject({ name: `Grupa ${number}`, num_games: 0, users: [{ id }] });
    expect(
      (await call(teacher, 'PATCH group/edit', { id: group.id, name: `Zmieniona ${number}` })).payload,
    ).toMatchObject({ users: [{ id }] });
    expect((await call(teacher, 'GET group/get')).payload.find((one: Told) => one.id === group.id).users).toHaveLength(
      1,
    );
    await call(teacher, 'DELETE group/delete/{id}', undefined, group.id);
    await call(teacher, 'DELETE user/delete/{id}', undefined, id);
  }
});

test('administration of game content', async () => {
  const { admin } = school;
  const stages = (await twice(admin, 'GET game/get-stages')).payload;
  expect(stages.map(({ id }: Told) => id)).toEqual([1, 2, 3, 4, 5]);
  await twice(admin, 'PATCH game/update-stages', { stages: JSON.stringify(stages) });
  const settings = (await twice(admin, 'GET game/get-settings')).payload;
  expect(settings.find(({ key }: Told) => key === 'car_worktime')).toMatchObject({
    value: 540,
    unit: expect.any(String),
    label: expect.any(String),
  });
  await twice(admin, 'PATCH game/update-settings', { settings: JSON.stringify([{ key: 'car_worktime', value: 540 }]) });
  const kinds = [
    ['GET game/get-emergencies/all', 'PATCH game/save-emergency'],
    ['GET game/get-accidents/all', 'PATCH game/save-accident'],
    ['GET game/get-change-events', 'PATCH game/save-change-event'],
  ] as const;
  for (const [list, save] of kinds) {
    const [first] = (await twice(admin, list)).payload;
    expect(JSON.parse(first.value)).toEqual(expect.anything());
    expect((await call(admin, save, { id: first.id, name: first.name, value: first.value })).payload).toMatchObject({
      id: first.id,
      value: first.value,
    });
    const { id: _, ...copy } = first;
    const made = (await call(admin, save, copy)).payload;
    expect(made.id).not.toBe(first.id);
    await call(admin, 'DELETE game/remove-event/{id}', undefined, made.id);
    expect((await call(admin, list)).payload.map(({ id }: Told) => id)).not.toContain(made.id);
  }
  await uploadTwice(admin);
  expect((await twice(admin, 'GET game/list-event-images')).payload.map(({ name }: Told) => name)).not.toEqual([]);
  await twice(school.teacher, 'PATCH survey/save-questions', {
    questions: JSON.stringify([{ value: 'Jak było?', kind: 'text' }]),
  });
  expect((await twice(school.teacher, 'GET survey/get-questions')).payload).toMatchObject([
    { id: expect.anything(), value: 'Jak było?' },
  ]);
});

/** A picture is a file of the form, never a text. */
async function uploadTwice(admin: Client): Promise<void> {
  for (const slash of ['/', '']) {
    const body = new FormData();
    body.append('image', new Blob([PIXEL], { type: 'image/png' }), 'kropka.png');
    const headers = {
      authorization: `Bearer ${admin.bearer ?? ''}`,
      'X-CSRF-Key': admin.csrf?.key ?? '',
      'X-CSRF-Token': admin.csrf?.token ?? '',
    };
    const answer = await admin.raw('POST', `/api/game/upload-event-image${slash}`, { headers, body });
    expect(answer).toMatchObject({ status: 200, payload: { name: expect.any(String), url: expect.any(String) } });
    expect((await admin.raw('GET', answer.payload.url)).status).toBe(200);
    const ends = succeeded.get('POST game/upload-event-image') ?? new Set();
    succeeded.set('POST game/upload-event-image', ends.add(slash === '/' ? 'slash' : 'none'));
  }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a game over socket and calls, with what happens in it, and its survey', { timeout: 240_000 }, async () => {
  const { teacher, group } = school;
  const student = at(school.students, 1);
  const spare = (await call(teacher, 'POST game/add', { group })).payload;
  await call(teacher, 'DELETE game/remove/{id}', undefined, spare.id);
  const other = (await call(teacher, 'POST game/add', { group })).payload;
  await call(teacher, 'DELETE game/remove/{id}', undefined, other.id);
  const game = await school.newGame();
  expect((await twice(student, 'GET game/get-list')).payload[0]).toMatchObject({ id: game, state: 'FRESH' });
  await twice(school.guest(), 'GET server/check-connection');
  expect((await twice(student, 'POST server/connect', { game })).payload).toEqual({
    socket: expect.stringMatching(/^ws/u),
    ticket: expect.any(String),
  });
  const lead = await sit(teacher, game);
  const seat = await sit(student, game);
  await act(student, game, { action: 'USER_JOIN' });
  expect(await lead.act('START')).toMatchObject({ ok: true });
  await until('it begins', () => seat.state.state === 'IN_PROGRESS');
  const late = at(school.students, 2);
  await sit(late, game);
  for (const action of ['USER_JOIN', 'USER_START']) await act(late, game, { action });
  await helpers(student, game, seat);
  await situations(student, game, seat, lead);
  expect((await twice(student, 'GET game/get', undefined, '', `?id=${game}`)).payload).toMatchObject({
    id: game,
    json: { cars: expect.any(Array), orders: expect.any(Array) },
  });
  expect(await lead.act('FINISH')).toMatchObject({ ok: true });
  expect((await twice(school.guest(), 'GET game/rankings')).payload).toEqual({
    groups: expect.any(Array),
    players: expect.any(Array),
  });
  await twice(student, 'POST server/leave', { game, player: seat.user });
  await survey(game, student);
});

/** An action by the call; the socket hears of it. */
async function act(student: Client, game: string, action: object): Promise<void> {
  const data = JSON.stringify({ id: `p${(turn += 1)}`, ...action });
  const { payload } = await call(student, 'POST server/action', { game, data });
  expect(payload).toEqual({ seq: expect.any(Number), result: expect.anything() });
}

async function helpers(student: Client, game: string, seat: Seat): Promise<void> {
  const [car] = seat.state.cars;
  expect((await twice(student, 'GET game/get-path', undefined, '', '?from=0&to=3')).payload).toEqual({
    cities: [0, 3],
    distance: expect.any(Number),
    eu: false,
  });
  expect((await twice(student, 'POST game/get-distances', { cars: [car.id], city: 3 })).payload).toEqual([
    { id: car.id, distance: expect.any(Number) },
  ]);
  expect((await twice(student, 'POST game/get-return-cost', { game, car: car.id })).payload).toEqual({
    cost: expect.any(Number),
  });
  expect((await twice(student, 'POST game/get-random-city', { exclude: [0, 1] })).payload.city).toBeGreaterThan(1);
}

const open = (seat: Seat): readonly Told[] =>
  seat.state.orders.flatMap((order: Told) =>
    order.player === seat.user ? order.emergencies.map((one: Told) => ({ order, one })) : [],
  );
const changed = (seat: Seat): readonly Told[] =>
  seat.state.orders.flatMap((order: Told) => (order.player === seat.user ? order.changes : []));

/** Plays until a situation waits for an answer, and on until a change has come; a teacher's START begins the next round. */
async function situations(student: Client, game: string, seat: Seat, lead: Seat): Promise<void> {
  const isOver = () => seat.state.state === 'FINISHED';
  const waiting = () => open(seat).find(({ one }) => !one.done);
  const rounds = setInterval(() => {
    if (lead.state.state === 'PAUSED') void lead.act('START');
  }, 200);
  await playOn(seat, () => isOver() || waiting() !== undefined);
  const { order, one } = waiting();
  expect(one).toMatchObject(SITUATION);
  expect(one.node.textInput).toBe(one.node.answers.length === 0);
  const seen = (await twice(student, 'GET game/get-emergencies', undefined, '', `?game=${game}`)).payload;
  expect(seen.map(({ id }: Told) => id)).toContain(one.id);
  const query = `?game=${game}&id=${one.id}`;
  expect((await twice(student, 'GET game/get-emergency', undefined, '', query)).payload).toMatchObject({
    id: one.id,
    name: one.name,
    order: order.id,
    node: one.node,
  });
  await twice(student, 'POST game/get-emergency-paths', { game, order: order.id });
  await playOn(seat, () => isOver() || changed(seat).length > 0);
  clearInterval(rounds);
  const [change] = changed(seat);
  expect(change).toMatchObject({
    id: expect.any(String),
    name: expect.any(String),
    type: expect.stringMatching(/^[A-Z_]+$/u),
  });
  const changes = (
    await twice(student, 'GET game/get-change-event/type/{type}', undefined, change.type, `?game=${game}`)
  ).payload;
  expect(changes.map(({ id }: Told) => id)).toContain(change.id);
}

/** An open situation as the protocol says, Socket 6. */
const SITUATION = {
  id: expect.any(String),
  name: expect.any(String),
  subtype: expect.stringMatching(/^(?:EMERGENCY|OVERDUE_TICKET|CAR_ACCIDENT|PICKUP_OVER_TIME|FERRY)$/u),
  description: expect.any(String),
  maxTime: expect.any(Number),
  since: expect.any(Number),
  done: false,
  tree: expect.stringMatching(/^(?:situation|carSituation|timeWindowSituation)$/u),
  node: { text: expect.any(String), answers: expect.any(Array), textInput: expect.any(Boolean) },
};

async function survey(game: string, student: Client): Promise<void> {
  const opened = (await call(school.teacher, 'PUT survey/init', { game })).payload;
  const [listed] = (await twice(student, 'GET survey/all')).payload;
  expect(listed).toMatchObject({ id: opened.id, game });
  const answers = JSON.stringify(listed.questions.map(({ id }: Told) => ({ id, value: 'Dobrze' })));
  await call(student, 'PATCH survey/submit', { id: opened.id, answers });
  const next = await school.newGame();
  const [lead, seat] = [await sit(school.teacher, next), await sit(student, next)];
  await seat.act('USER_JOIN');
  await lead.act('START');
  await lead.act('FINISH');
  const again = (await call(school.teacher, 'PUT survey/init', { game: next })).payload;
  const mine = (await student.get('survey/all/')).payload.find(({ id }: Told) => id === again.id);
  await call(student, 'PATCH survey/submit', {
    id: again.id,
    answers: JSON.stringify(mine.questions.map(({ id }: Told) => ({ id, value: 'Nic' }))),
  });
}

test('every call of the papers has succeeded, with the slash and without it', () => {
  const ways = Object.fromEntries(CALLS.map((name) => [name, [...(succeeded.get(name) ?? [])].toSorted()]));
  expect(ways).toEqual(Object.fromEntries(CALLS.map((name) => [name, ['none', 'slash']])));
});
