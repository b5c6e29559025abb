import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { join, SocketClient } from './socket-client.ts';
import { joinByStream } from './stream-client.ts';

async function aLesson() {
  const address = await aServer();
  const school = await aSchool(address, 1, { unit_ms: 1000 });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  return { ...school, student, game: await school.newGame() };
}

/** How a line ends for a client that was sent nothing. */
const CUT_OFF = 1006;

const UNAUTHORIZED = { code: 4401, reason: 'UNAUTHORIZED' };

/** What an older ticket gets now. */
async function byTicket(client: ApiClient, game: string, ticket: string): Promise<unknown> {
  const socket = new SocketClient(`${client.address.replace('http', 'ws')}/socket`, game, '');
  await socket.opened();
  socket.say({ game, ticket });
  return socket.ended();
}

test('[LGN-7] logging out ends the sockets, streams and tickets of that session, and no others of the person', async () => {
  const { student, game, logIn } = await aLesson();
  const elsewhere = await logIn('gracz1@szkola.test');
  const [socket, stream, other] = [
    await join(student, game),
    await joinByStream(student, game),
    await join(elsewhere, game),
  ];
  const { ticket } = (await student.post('server/connect/', { game })).payload;
  expect((await student.post('auth/logout/', {})).status).toBe(200);
  expect(await socket.ended()).toEqual(UNAUTHORIZED);
  await until('the stream is closed', () => stream.closeEvent !== null);
  expect(stream.closeEvent).toContain('UNAUTHORIZED');
  expect(await byTicket(student, game, ticket)).toEqual(UNAUTHORIZED);
  expect(await other.act({ action: 'USER_JOIN' })).toMatchObject({ re: expect.any(String) });
  expect(other.closed).toBeNull();
});

test('[LGN-8] a new password ends what other sessions have open', async () => {
  const { student, game, logIn } = await aLesson();
  const elsewhere = await logIn('gracz1@szkola.test');
  const [here, there] = [await join(student, game), await join(elsewhere, game)];
  const change = { old_password: 'haslo do lekcji', new_password: 'nowe haslo do lekcji' };
  const repeated = { ...change, new_password_repeat: change.new_password };
  expect((await student.patch('auth/settings', repeated)).status).toBe(200);
  expect(await there.ended()).toEqual(UNAUTHORIZED);
  expect(here.closed).toBeNull();
});

test('[LGN-13] a new one-time code ends what was opened with the one before', async () => {
  const { student, teacher, game } = await aLesson();
  const socket = await join(student, game);
  const { id } = (await student.get('user/data/')).payload;
  expect((await teacher.post('user/codes/', { users: JSON.stringify([id]) })).status).toBe(200);
  expect(await socket.ended()).toEqual(UNAUTHORIZED);
  expect((await student.get('user/data/')).status).toBe(401);
});

test('[LGN-5] a remember token that another browser shows ends what its session has open', async () => {
  const { student, game } = await aLesson();
  const login = { email: 'gracz1@szkola.test', password: 'haslo do lekcji', rememberMe: 'true' };
  const logged = await student.post('auth/', login);
  const rememberMeToken = logged.payload.remember.value;
  const { payload } = await student.post('auth/check/', { rememberMeToken });
  const socket = new SocketClient(`${student.address.replace('http', 'ws')}/socket`, game, '');
  await socket.opened();
  socket.say({ game, bearer: payload.value });
  await until('the game is here', () => socket.hasGame);
  const headers = { 'user-agent': 'another browser' };
  expect((await student.post('auth/check/', { rememberMeToken }, { headers })).status).toBe(401);
  expect(await socket.ended()).toEqual(UNAUTHORIZED);
});

test('[SOC-11] of one person and one game sixteen lines are open: the oldest is told and goes for each one more', async () => {
  const { student, game } = await aLesson();
  const stream = await joinByStream(student, game);
  const sockets: SocketClient[] = [];
  for (let line = 0; line < 15; line += 1) sockets.push(await join(student, game));
  expect(stream.closeEvent).toBeNull();
  const latest = [await join(student, game), await join(student, game)];
  await until('the stream is closed', () => stream.closeEvent !== null);
  expect(stream.closeEvent).toContain('REPLACED');
  expect(await sockets[0]?.ended()).toEqual({ code: 4410, reason: 'REPLACED' });
  expect([...sockets.slice(1), ...latest].map(({ closed }) => closed)).toEqual(Array.from({ length: 16 }, () => null));
  expect((await student.get(`game/get/?id=${game}`)).status).toBe(200);
});

test('[CHN-4] of one address two hundred lines may be silent; who speaks gets in all the same', async () => {
  const { student, game } = await aLesson();
  const url = `${student.address.replace('http', 'ws')}/socket`;
  /** The lines that were cut off, and those that were told after ten seconds that their first message is too late. */
  const [cut, late] = [new Set<number>(), new Set<number>()];
  const open = (line: number) => {
    const socket = new WebSocket(url);
    onTestFinished(() => socket.terminate());
    socket.on('close', (code) => void (code === CUT_OFF ? cut : late).add(line));
    return once(socket, 'open');
  };
  const SILENT = Array.from({ length: 230 }, (_, line) => line);
  // Ten at a time: so it is known which are the oldest, and a slow machine needs less than those ten seconds.
  for (let line = 0; line < SILENT.length; line += 10) await Promise.all(SILENT.slice(line, line + 10).map(open));
  const isGone = (line: number) => cut.has(line) || late.has(line);
  await until('the oldest are gone', () => SILENT.slice(0, 30).every(isGone));
  expect([...cut].filter((line) => line >= 30)).toEqual([]);
  expect((await join(student, game)).hasGame).toBe(true);
  await until('it was silent for a moment too', () => cut.size + late.size >= 31);
});

test('[BND-3] half a request is cut off', async () => {
  const address = new URL(await aServer());
  const line = connect(Number(address.port), address.hostname);
  line.write('POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Le');
  const said: Buffer[] = [];
  line.on('data', (part: Buffer) => said.push(part));
  await once(line, 'close');
  expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1\.1 408 /u);
});
