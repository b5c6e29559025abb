import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aSchool, type TestSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { packed } from '@fracht/testing/school/codec.ts';
import { until } from '@fracht/testing/school/until.ts';
import { join, SocketClient } from './socket-client.ts';

async function aMember(
  variables: Readonly<Record<string, string>> = {},
): Promise<{ school: TestSchool; game: string; socket: SocketClient }> {
  const school = await aSchool(await aServer(variables), 1, { unit_ms: 1000 });
  const game = await school.newGame();
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  return { school, game, socket: await join(student, game) };
}

test.each([
  ['no base64', 'ą'],
  ['no DEFLATE', 'AAAA'],
  ['no action', packed({ hello: 1 })],
  ['an action without an id', packed({ state: { action: 'USER_JOIN' } })],
  ['an action with an id that is none', packed({ state: { id: 1, action: 'USER_JOIN' } })],
])('[SOC-3] %s closes the socket as malformed, the game goes on', async (_, text) => {
  const { school, game, socket } = await aMember();
  socket.sendRaw(text);
  expect(await socket.ended()).toEqual({ code: 4400, reason: 'MALFORMED' });
  expect((await school.teacher.get(`game/get/?id=${game}`)).status).toBe(200);
});

test('[SOC-3] an action of an unknown name or with a wrong field is refused, and the line goes on', async () => {
  const { socket } = await aMember();
  const resolved = { action: 'RESOLVE_EMERGENCY', order: 'POZ/1126/0410', emergency: 'K01', tree: 'situation' };
  const wrong: readonly object[] = [
    { action: 'WIN' },
    { action: 7 },
    {},
    { action: 'BOOK_ORDER' },
    { ...resolved, answer: '0' },
    { ...resolved, answer: -1 },
    { ...resolved, tree: 'x' },
  ];
  for (const [index, fields] of wrong.entries()) {
    const id = `wrong-${String(index)}`;
    socket.say({ state: { id, ...fields } });
    await until('it is refused', () => socket.heard.some((message) => message.re === id));
    const answer = socket.heard.find((message) => message.re === id);
    expect(answer).toMatchObject({ ok: false, code: 'MALFORMED', message: expect.stringMatching(/\p{L}.*\.$/u) });
  }
  expect(socket.closed).toBeNull();
  expect(await socket.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
});

test('[ENC-7] a message that is too large, as it travels or unpacked, closes the socket', async () => {
  const { socket, school, game } = await aMember();
  socket.sendRaw(packed('x'.repeat(1_000_000)));
  expect(await socket.ended()).toEqual({ code: 4413, reason: 'TOO_LARGE' });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const again = await join(student, game);
  again.sendRaw('A'.repeat(100_000));
  expect((await again.ended()).code).toBe(4413);
});

test('[SOC-10] [CHN-6] [CFG-6] more actions than ACTION_RATE, sustained, close the socket; over HTTP they are refused with 429', async () => {
  const { socket, school, game } = await aMember({ ACTION_RATE: '2' });
  for (let index = 0; index < 20; index += 1) socket.say({ resync: true });
  expect(await socket.ended()).toEqual({ code: 4429, reason: 'TOO_MANY' });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const calls = Array.from({ length: 40 }, (_, index) =>
    student.post('server/action/', { game, data: JSON.stringify({ id: `i${index}`, action: 'USER_START' }) }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(statuses).toContain(409);
});

test('[CHN-2] a page of another site may not open a socket', async () => {
  const { school } = await aMember();
  const knock = (origin: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${school.address.replace('http', 'ws')}/socket`, { origin });
      socket.on('open', () => resolve('open'));
      socket.on('error', ({ message }) => resolve(message));
    });
  expect(await knock('https://zla.strona.pl')).toContain('403');
  expect(await knock(school.address)).toBe('open');
});

test('[ACT-1] an action of the wrong shape over HTTP is a fault of the request', async () => {
  const { school, game } = await aMember();
  const [student] = school.students;
  const send = async (data: string) => (await student?.post('server/action/', { game, data }))?.status;
  expect(await send('{"id":"1","action":"WIN"}')).toBe(400);
  expect(await send('{"id":"1"')).toBe(422);
  expect(await send('{"id":"1","action":"BOOK_ORDER"}')).toBe(400);
});

test('[RGT-6] the helpers of the game answer members only', async () => {
  const { school, game } = await aMember();
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  expect((await student.get('game/get-path/?from=0&to=17')).payload).toMatchObject({
    eu: true,
    cities: expect.arrayContaining([0, 17]),
  });
  expect((await student.get('game/get-path/?from=0&to=99')).status).toBe(422);
  const exclude = JSON.stringify(Array.from({ length: 17 }, (_, city) => city));
  expect((await student.post('game/get-random-city/', { exclude })).payload).toEqual({ city: 17 });
  await student.post('server/action/', { game, data: '{"id":"j","action":"USER_JOIN"}' });
  const teacher = await join(school.teacher, game);
  await teacher.act({ action: 'START' });
  const [car] = teacher.game.cars;
  if (car === undefined) throw new Error('no car');
  const distances = await student.post('game/get-distances/', {
    game,
    cars: JSON.stringify([car.id, 'XX-99']),
    city: String(car.base),
  });
  expect(distances.payload).toEqual([{ id: car.id, distance: 0 }]);
  expect((await student.post('game/get-return-cost/', { game, car: car.id })).payload).toEqual({ cost: 0 });
  expect((await student.get(`game/get-emergencies/?game=${game}`)).payload).toEqual([]);
  expect((await student.get('server/check-connection/')).payload).toMatchObject({ connected: true });
});
