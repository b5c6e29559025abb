import { once } from 'node:events';
import { connect } from 'node:net';
import { type ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { playFourRounds } from './four-rounds.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';
import { joinByStream, StreamClient } from './stream-client.ts';

test('[STR-1] a whole lesson with sockets blocked: events down, actions over HTTP', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 15, leave_grace_s: 60 });
  const game = await school.newGame();
  const teacher = await joinByStream(school.teacher, game);
  const players = await Promise.all(school.students.map((student) => joinByStream(student, game)));
  for (const player of players) expect(await player.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
  const counts = await playFourRounds(teacher, players);
  expect(counts.every(({ accepted }) => accepted > 0)).toBe(true);
  expect(players.every(({ gaps }) => gaps === 0)).toBe(true);
  expect((await school.teacher.get('game/rankings/')).payload.groups).toHaveLength(1);
});

test('[STR-1] a stream and a socket of one game tell the same; a closed stream is a player gone', async () => {
  const school = await aSchool(await aServer(), 2, { unit_ms: 1000, leave_grace_s: 1 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const [one, two] = school.students;
  if (one === undefined || two === undefined) throw new Error('no students');
  const anna = await joinByStream(one, game);
  const piotr = await join(two, game);
  await anna.act({ action: 'USER_JOIN' });
  await piotr.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('both see the same', () => anna.seq === piotr.seq && anna.game.state === 'IN_PROGRESS');
  expect(anna.game.orders).toEqual(piotr.game.orders);
  anna.leave();
  await until('she has left', () => teacher.game.players.find(({ id }) => id === anna.user)?.status === 'LEFT');
});

test('[STR-2] a stream asks for a ticket as the socket does', async () => {
  const school = await aSchool(await aServer(), 1, { unit_ms: 1000 });
  const game = await school.newGame();
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const { ticket } = (await student.post('server/connect/', { game })).payload;
  expect((await new StreamClient(student, game, '').open('wrong')).status).toBe(401);
  const stream = new StreamClient(student, game, '');
  const response = await stream.open(ticket);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  expect((await new StreamClient(student, game, '').open(ticket)).status).toBe(401);
  await school.teacher.delete(`game/remove/${game}`);
  await until('the stream is told why it ends', () => stream.closeEvent !== null);
  expect(stream.closeEvent).toContain('4404');
});

/** How a stream of the storm ends: closed by its client, by a broken connection, or without even waiting for an answer. */
const ENDS = ['CLOSED', 'TORN', 'AT_ONCE'] as const;

/** Opens a stream of the game and ends it. */
async function comeAndGo(client: ApiClient, game: string, end: (typeof ENDS)[number]): Promise<void> {
  const { ticket } = (await done(client.post('server/connect/', { game }))).payload;
  const { hostname, port } = new URL(client.address);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  const request = `GET /api/server/stream/?game=${game}&ticket=${String(ticket)} HTTP/1.1\r\nHost: x\r\n\r\n`;
  await new Promise<void>((sent) => void socket.write(request, () => sent()));
  if (end !== 'AT_ONCE') {
    const [head] = await once(socket, 'data');
    if (!String(head).startsWith('HTTP/1.1 200 ')) throw new Error(`no stream: ${String(head)}`);
  }
  if (end === 'CLOSED') socket.destroy();
  else socket.resetAndDestroy();
  await closed;
}

/** Books an order, or gives back the booked one: something a player may do again and again. Gives whether it was acknowledged and done. */
async function bookOrGiveBack(player: SocketClient): Promise<boolean> {
  const booked = player.game.orders.find((order) => order.player === player.user);
  const free = player.game.orders.find(({ status }) => status === 'NEW');
  const { ok } = await player.act(
    booked === undefined
      ? { action: 'BOOK_ORDER', order: free?.id ?? 'none' }
      : { action: 'CANCEL_ORDER', order: booked.id },
  );
  return ok === true;
}

test('[LVG-12] [STR-1] in a storm of streams that come and go every action of who plays beside is acknowledged, and nothing is left of them', async () => {
  const address = await aServer({ ACTION_RATE: '1000' });
  const school = await aSchool(address, 3, { unit_ms: 5000, leave_grace_s: 600 });
  const game = await school.newGame();
  const [calm, ...restless] = school.students;
  if (calm === undefined) throw new Error('no student');
  const teacher = await join(school.teacher, game);
  const player = await join(calm, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('there are orders', () => player.game.orders.some(({ status }) => status === 'NEW'));
  const storm = { isOver: false };
  const lane = async (number: number): Promise<void> => {
    for (let round = 0; round < 15; round += 1) {
      const [client, end] = [restless[number % restless.length], ENDS[round % ENDS.length]];
      if (client !== undefined && end !== undefined) await comeAndGo(client, game, end);
    }
  };
  const lanes = Promise.all(Array.from({ length: 12 }, (_, number) => lane(number))).finally(() => {
    storm.isOver = true;
  });
  const acts: boolean[] = [];
  while (!storm.isOver) acts.push(await bookOrGiveBack(player));
  await lanes;
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.filter((isDone) => !isDone)).toEqual([]);
  expect([player.lostBy, teacher.lostBy, player.gaps]).toEqual([null, null, 0]);
  const links = async (): Promise<string> => {
    const figures = await (await fetch(`${address}/metrics`)).text();
    return /^fracht_live_links (\d+)$/mu.exec(figures)?.[1] ?? '';
  };
  await until('theirs are the only lines', async () => (await links()) === '2');
  expect(await bookOrGiveBack(player)).toBe(true);
});
