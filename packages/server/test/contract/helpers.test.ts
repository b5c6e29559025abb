import { beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { PASSWORD, type TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { type Seat, sit, type AnyJson } from './socket.ts';
import { until } from '@fracht/testing/school/until.ts';

let school: TestSchool;
let game: string;
let teacher: Seat;
let student: ApiClient;
let player: Seat;

beforeAll(async () => {
  school = await aSchool(await aServer({ ACTION_RATE: '3' }), 2, { unit_ms: 1000 });
  game = await school.newGame();
  teacher = await sit(school.teacher, game);
  student = at(school.students, 0);
  player = await sit(student, game);
  await player.act('USER_JOIN');
  await teacher.act('START');
  await until('the start', () => player.state.state === 'IN_PROGRESS');
});

const act = (data: unknown, way: 'json' | 'multipart' = 'multipart') =>
  student.post('server/action/', { game, data }, { way });

test('[GME-8] GET game/get-path/ gives {cities, distance, eu} and the parkings on the way, as SELECT_PARKING names them', async () => {
  const { payload } = await student.get('game/get-path/?from=0&to=17');
  expect(payload).toMatchObject({ cities: expect.arrayContaining([0, 17]), distance: expect.any(Number), eu: true });
  const [first, ...rest] = payload.parkings;
  expect(first).toEqual({ id: expect.any(String), city: 0, km: 0, guarded: true, abroad: false });
  expect(rest.at(-1)).toMatchObject({ city: 17, km: payload.distance, abroad: true });
  expect(rest.some(({ city, guarded }: AnyJson) => city === null && !guarded)).toBe(true);
  expect((await student.get('game/get-path?from=3&to=4')).payload).toMatchObject({ eu: false });
  expect((await student.get('game/get-path/?from=4&to=4')).payload).toMatchObject({ cities: [4], distance: 0 });
  expect((await student.get('game/get-path/?from=0&to=18')).payload).toEqual({ to: [expect.any(String)] });
  expect((await student.get('game/get-path/')).payload).toEqual({
    from: [expect.any(String)],
    to: [expect.any(String)],
  });
});

test('[GME-8] POST game/get-distances/ {cars, city}, with the game or without it', async () => {
  const car = player.state.cars.find((one: AnyJson) => one.action === 'FREE');
  for (const way of ['multipart', 'urlencoded', 'json'] as const) {
    const bare = await student.post('game/get-distances/', { cars: [car.id], city: car.base }, { way });
    expect(bare).toMatchObject({ status: 200, payload: [{ id: car.id, distance: 0 }] });
    const named = await student.post('game/get-distances/', { game, cars: [car.id, 'NIE-MA'], city: 17 }, { way });
    expect(named.payload).toEqual([{ id: car.id, distance: expect.any(Number) }]);
  }
  expect((await at(school.students, 1).post('game/get-distances/', { game: 'nie-ma', cars: [], city: 1 })).status).toBe(
    404,
  );
  expect((await student.post('game/get-distances/', { game, cars: [], city: 99 })).payload).toEqual({
    city: [expect.any(String)],
  });
});

test('[VAL-2] POST game/get-return-cost/ {game, car} gives the cost in zł', async () => {
  const car = player.state.cars[0];
  expect(await student.post('game/get-return-cost/', { game, car: car.id })).toMatchObject({
    status: 200,
    payload: { cost: 0 },
  });
  expect((await student.post('game/get-return-cost/', { game, car: 'NIE-MA' })).status).toBe(404);
  expect((await student.post('game/get-return-cost/', { game })).payload).toEqual({ car: [expect.any(String)] });
});

test('[GME-8] POST game/get-emergency-paths/ {game, order} is for the own order', async () => {
  const order = player.state.orders.find((one: AnyJson) => one.status === 'NEW').id;
  await player.act('BOOK_ORDER', { order });
  const { payload, status } = await student.post('game/get-emergency-paths/', { game, order });
  expect(status).toBe(200);
  for (const path of payload)
    expect(path).toMatchObject({ cities: expect.any(Array), distance: expect.any(Number), eu: expect.any(Boolean) });
  expect((await at(school.students, 1).post('game/get-emergency-paths/', { game, order })).status).toBe(404);
});

test('[GME-8] [SIT-9] the ways asked for an order are those of the cars that stand ready for it: one that is booked has none', async () => {
  const { id: order, type, destination } = player.state.orders.find((one: AnyJson) => one.player === player.user);
  const fleet = player.state.cars.filter((one: AnyJson) => one.type === type && one.action === 'FREE');
  const ask = async () => (await student.post('game/get-emergency-paths/', { game, order })).payload;
  const ways = await ask();
  expect(ways.map(({ car }: AnyJson) => car)).toEqual(fleet.map(({ id }: AnyJson) => id));
  for (const { cities } of ways) expect(cities.at(-1)).toBe(destination);
  const [{ id: car }] = fleet;
  await player.act('BOOK_CAR', { order, car });
  expect((await ask()).map((way: AnyJson) => way.car)).toEqual(fleet.slice(1).map(({ id }: AnyJson) => id));
});

test('[VAL-1] POST game/get-random-city/ {exclude} gives another city, as numbers or texts', async () => {
  const exclude = Array.from({ length: 17 }, (_, city) => city);
  expect((await student.post('game/get-random-city/', { exclude })).payload).toEqual({ city: 17 });
  expect(
    (await student.post('game/get-random-city/', { exclude: exclude.map(String) }, { way: 'json' })).payload,
  ).toEqual({ city: 17 });
  expect((await student.post('game/get-random-city/', { exclude: '5' })).payload).toEqual({ city: expect.any(Number) });
  expect((await student.post('game/get-random-city/')).payload).toEqual({ city: expect.any(Number) });
});

test('[GME-7] situations: none are open, of others’ games nothing is told', async () => {
  expect((await student.get(`game/get-emergencies/?game=${game}`)).payload).toEqual([]);
  expect((await student.get(`game/get-emergency/?game=${game}&id=x`)).status).toBe(404);
  expect((await student.get('game/get-emergencies/?game=nie-ma')).status).toBe(404);
  expect((await student.get('game/get-change-event/type/CHANGE_TRUCK')).status).toBe(404);
  expect([404, 422]).toContain((await student.get('game/get-change-event/type/NIE_MA/')).status);
});

test('[RGT-6] a stranger’s game answers nothing but 403', async () => {
  const person = {
    email: 'obcy@szkola.test',
    first_name: 'Obcy',
    last_name: 'Gracz',
    type: 'STUDENT',
    password: PASSWORD,
  };
  await school.teacher.post('user/add/', person);
  const stranger = await school.guest().logIn(person.email, PASSWORD);
  const car = player.state.cars[0].id;
  const data = JSON.stringify({ id: 'x', action: 'USER_JOIN' });
  const answers = await Promise.all([
    stranger.get(`game/get/?id=${game}`),
    stranger.get(`game/get-emergencies/?game=${game}`),
    stranger.post('game/get-return-cost/', { game, car }),
    stranger.post('game/get-distances/', { game, cars: [car], city: 1 }),
    stranger.post('server/connect/', { game }),
    stranger.post('server/leave/', { game, player: player.user }),
    stranger.post('server/action/', { game, data }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
});

test('[RGT-2] GET server/check-connection/ tells a guest and a player that the server is there', async () => {
  for (const client of [school.guest(), student]) {
    expect(await client.get('server/check-connection/')).toMatchObject({ status: 200, payload: expect.anything() });
  }
});

test('[GME-9] [ENV-5] POST server/action/: data as JSON text or object; malformed 400 or 422, refused 409 with code and Polish text', async () => {
  expect(await act(JSON.stringify({ id: 'a1', action: 'BOOK_ORDER', order: 'NIE/1/0' }))).toMatchObject({
    status: 409,
    payload: null,
    message: { type: 'warning', text: expect.stringMatching(/\p{L} /u), code: 'ORDER_UNKNOWN' },
  });
  expect((await act({ id: 'a2', action: 'BOOK_ORDER', order: 'NIE/1/0' }, 'json')).status).toBe(409);
  expect([400, 422]).toContain((await act('{"id":')).status);
});

test('[CHN-6] too many actions: 429 with Retry-After', async () => {
  const data = JSON.stringify({ id: 'x', action: 'BOOK_ORDER', order: 'NIE/1/0' });
  const answers = await Promise.all(Array.from({ length: 60 }, () => student.post('server/action/', { game, data })));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused).toMatchObject({ message: { type: 'warning', code: expect.any(String) } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
