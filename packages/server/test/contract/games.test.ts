import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from './socket.ts';
import { PASSWORD, type TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { done } from '@fracht/testing/school/api-client.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 3);
});

const polish = [expect.stringMatching(/^\p{Lu}\p{L}+ .*\.$/u)];
const asMoney = expect.any(Number);

test('[GME-1] POST game/add/ answers a payload with game fields', async () => {
  const { status, payload } = await school.teacher.post('game/add/', { group: school.group, seed: 'abc' });
  expect(status).toBe(200);
  expect(payload).toMatchObject({
    id: expect.any(String),
    group: school.group,
    groupName: 'Spedycja 3B',
    randos: false,
    number: 1,
    state: 'FRESH',
    time: 0,
    round: 0,
    points: 0,
    money: asMoney,
    score: 0,
    date: expect.toSatisfy((date) => date === null || !Number.isNaN(Date.parse(date))),
    players: expect.any(Array),
  });
  expect(payload.players.filter((player: AnyJson) => school.ids.includes(player.user.id))).toHaveLength(3);
});

test('[GME-1] a game of neither a group nor randos, of a foreign group, of too few students: 422 at its field', async () => {
  const { teacher } = school;
  expect(await teacher.post('game/add/', {})).toMatchObject({ status: 422, payload: { group: polish } });
  const foreign = await teacher.post('game/add/', { group: 'nie-ma' });
  expect([404, 422]).toContain(foreign.status);
  expect(await teacher.post('game/add/', { randos: true, players: 99 })).toMatchObject({
    status: 422,
    payload: { players: polish },
  });
  expect(await teacher.post('game/add/', { randos: true, players: 'trzy' })).toMatchObject({
    status: 422,
    payload: { players: polish },
  });
  expect(await at(school.students, 0).post('game/add/', { group: school.group })).toMatchObject({ status: 403 });
});

test('[GME-1] randos: so many of the teacher’s students as given are drawn', async () => {
  const { payload, status } = await school.teacher.post('game/add/', { randos: 'true', players: '2' });
  expect(status).toBe(200);
  expect(payload).toMatchObject({ randos: true, group: null, number: 1 });
  expect(payload.players.filter((player: AnyJson) => school.ids.includes(player.user.id))).toHaveLength(2);
});

test('[GMS-3] GET game/get-list/: the caller’s games, newest first; an outsider has none', async () => {
  const newest = await school.newGame();
  const { payload } = await school.teacher.get('game/get-list/');
  expect(payload[0]).toMatchObject({ id: newest, groupName: 'Spedycja 3B', state: 'FRESH' });
  expect((await at(school.students, 0).get('game/get-list')).payload[0].id).toBe(newest);
  await done(
    school.teacher.post('user/add/', {
      email: 'bez@szkola.test',
      first_name: 'Bez',
      last_name: 'Grupy',
      type: 'STUDENT',
      password: PASSWORD,
    }),
  );
  const alone = await school.guest().logIn('bez@szkola.test', PASSWORD);
  expect((await alone.get('game/get-list/')).payload).toEqual([]);
  expect((await alone.get(`game/get/?id=${newest}`)).status).toBe(403);
  expect((await alone.post('server/connect/', { game: newest })).status).toBe(403);
});

test('[GME-5] GET game/get/ gives the Game with json, players and numbers', async () => {
  const id = await school.newGame();
  const { status, payload } = await at(school.students, 0).get(`game/get/?id=${id}`);
  expect(status).toBe(200);
  expect(payload).toMatchObject({
    id,
    group: school.group,
    groupName: 'Spedycja 3B',
    randos: false,
    number: expect.any(Number),
    state: 'FRESH',
    json: {
      deaths: expect.anything(),
      cars: expect.any(Array),
      orders: expect.any(Array),
      messages: expect.any(Array),
    },
    players: expect.any(Array),
    round: 0,
    time: 0,
    money: expect.any(Number),
    points: 0,
    score: 0,
    seq: expect.any(Number),
    serverTime: expect.any(Number),
  });
  expect(Math.abs(payload.serverTime - Date.now())).toBeLessThan(60_000);
  expect((await school.teacher.get(`game/get?id=${id}`)).payload.id).toBe(id);
  expect((await school.teacher.get('game/get/?id=nie-ma')).status).toBe(404);
  expect((await school.teacher.get('game/get/')).status).toBe(422);
});

test('[GMS-4] DELETE game/remove/{id} is the teacher’s; then it is gone everywhere', async () => {
  const id = await school.newGame();
  expect((await at(school.students, 0).delete(`game/remove/${id}`)).status).toBe(403);
  expect((await school.teacher.delete(`game/remove/${id}`)).status).toBe(200);
  expect((await school.teacher.delete(`game/remove/${id}/`)).status).toBe(404);
  expect((await school.teacher.get(`game/get/?id=${id}`)).status).toBe(404);
  expect((await school.teacher.get('game/get-list/')).payload.map((game: AnyJson) => game.id)).not.toContain(id);
  expect((await at(school.students, 0).post('server/connect/', { game: id })).status).toBe(404);
});

test('[GME-4] GET game/rankings/ is public and empty before the first finished game', async () => {
  expect((await school.guest().get('game/rankings/')).payload).toEqual({ groups: [], players: [] });
});

test('[TXT-2] GET game/get-settings/ lists every setting with key, value, type, bounds, unit and label', async () => {
  const { payload, status } = await school.admin.get('game/get-settings/');
  expect(status).toBe(200);
  for (const setting of payload) {
    expect(setting).toMatchObject({
      key: expect.stringMatching(/^\w+$/u),
      type: expect.stringMatching(/^(?:whole|decimal)$/u),
      unit: expect.stringMatching(/\S/u),
      label: expect.stringMatching(/\p{L}/u),
    });
    const { key, value, min, max } = setting;
    expect([key, min <= value && value <= max]).toEqual([key, true]);
  }
  const values = new Map(payload.map((setting: AnyJson) => [setting.key, setting.value]));
  expect(values.get('car_worktime')).toBe(540);
  expect([1, 2, 3, 4, 5].map((number) => values.get(`game_speed_${number}`))).toEqual([1, 1.25, 1.5, 1.75, 2]);
  for (const type of ['ST', 'ATP', 'ADR', 'PG']) expect(values.get(`${type}_car_speed`)).toBeGreaterThan(0);
  for (const key of [
    'unit_ms',
    'round_break_s',
    'leave_grace_s',
    'max_open_orders',
    'start_money',
    'rest_minutes',
    'max_company_cars',
    'orders_per_player_per_round',
  ]) {
    expect([key, values.get(key)]).toEqual([key, expect.any(Number)]);
  }
});

test('[LBR-12] PATCH game/update-settings/ is all or nothing, 422 per key, a list or its JSON text, for admins and teachers', async () => {
  const { admin } = school;
  const value = async (key: string) =>
    (await admin.get('game/get-settings/')).payload.find((setting: AnyJson) => setting.key === key).value;
  const wrong = await admin.patch('game/update-settings/', {
    settings: [
      { key: 'car_worktime', value: 600 },
      { key: 'unit_ms', value: 0 },
    ],
  });
  expect(wrong).toMatchObject({ status: 422, payload: { unit_ms: polish } });
  expect(wrong.payload).not.toHaveProperty('car_worktime');
  expect(await value('car_worktime')).toBe(540);
  expect((await admin.patch('game/update-settings/', { settings: [{ key: 'unit_ms', value: 5001 }] })).status).toBe(
    422,
  );
  expect(await admin.patch('game/update-settings/', { settings: [{ key: 'nie_ma', value: 1 }] })).toMatchObject({
    status: 422,
    payload: { nie_ma: polish },
  });
  expect((await admin.patch('game/update-settings/', { settings: 'x' })).status).toBe(422);
  expect((await admin.patch('game/update-settings/', {})).payload).toEqual({ settings: polish });
  for (const way of ['json', 'urlencoded', 'multipart'] as const) {
    expect(
      (await admin.patch('game/update-settings/', { settings: [{ key: 'car_worktime', value: 541 }] }, { way })).status,
    ).toBe(200);
    expect(await value('car_worktime')).toBe(541);
    const text = JSON.stringify([{ key: 'car_worktime', value: '540' }]);
    expect((await admin.patch('game/update-settings/', { settings: text }, { way })).status).toBe(200);
    expect(await value('car_worktime')).toBe(540);
  }
  expect((await school.teacher.patch('game/update-settings/', { settings: [] })).status).toBe(200);
  expect((await at(school.students, 0).patch('game/update-settings/', { settings: [] })).status).toBe(403);
});

test('[TXT-3] stages: five of them, ids 1 to 5, saved by the admin', async () => {
  const { admin } = school;
  const { payload } = await admin.get('game/get-stages/');
  expect(payload.map((stage: AnyJson) => stage.id)).toEqual([1, 2, 3, 4, 5]);
  for (const { value } of payload) expect(value).toMatch(/\p{L}/u);
  const stages = payload.map((stage: AnyJson) => (stage.id === 2 ? { id: 2, value: 'Drugi etap' } : stage));
  expect((await admin.patch('game/update-stages/', { stages })).status).toBe(200);
  expect(
    (await admin.patch('game/update-stages/', { stages: JSON.stringify(stages) }, { way: 'urlencoded' })).status,
  ).toBe(200);
  expect((await admin.get('game/get-stages/')).payload[1]).toMatchObject({ id: 2, value: 'Drugi etap' });
  expect((await admin.patch('game/update-stages/', { stages: [{ id: 6, value: 'x' }] })).status).toBe(422);
  expect((await admin.patch('game/update-stages/', {})).status).toBe(422);
  expect((await at(school.students, 0).patch('game/update-stages/', { stages })).status).toBe(403);
});

test('[TXT-1] GET content/get/ is public: intro, about-1, about-2, policy and the credits of the footer as HTML', async () => {
  for (const client of [school.guest(), school.teacher]) {
    const { payload } = await client.get('content/get/');
    const ids = payload.map((item: AnyJson) => item.id);
    expect(ids.slice(0, 4).toSorted()).toEqual(['about-1', 'about-2', 'intro', 'policy']);
    expect(ids.slice(4)).toEqual(['footer-college', 'footer-implementer', 'footer-union']);
    for (const { value } of payload) expect(value).toMatch(/<\w+>/u);
  }
});

test('[GMS-2] a running game keeps its settings; parallel games of one seed are offered the same', async () => {
  const ids = [await school.newGame({ seed: 'rowna' }), await school.newGame({ seed: 'rowna' })];
  const [one, two] = await Promise.all(ids.map(async (id) => (await school.teacher.get(`game/get/?id=${id}`)).payload));
  expect(one.seed).toBe('rowna');
  expect(one.json.cars.map((car: AnyJson) => [car.type, car.base])).toEqual(
    two.json.cars.map((car: AnyJson) => [car.type, car.base]),
  );
});

test('[GMS-9] a game for a lesson of 45 minutes has rounds of seven, and one without a length those of the settings', async () => {
  const unitOf = async (fields: object): Promise<unknown> => {
    const id = await school.newGame(fields);
    return (await school.teacher.get('game/get-list/')).payload.find((game: AnyJson) => game.id === id).unitMs;
  };
  const usual = await unitOf({});
  expect([await unitOf({ lesson_minutes: 45 }), usual]).toEqual([700, usual]);
  expect(usual).not.toBe(700);
  const short = { group: school.group, lesson_minutes: 29 };
  expect((await school.teacher.post('game/add/', short)).payload).toHaveProperty('lesson_minutes');
});
