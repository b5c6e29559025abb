import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { playFourRounds } from './four-rounds.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { join } from './socket-client.ts';
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
