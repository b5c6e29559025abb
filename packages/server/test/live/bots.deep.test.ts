import { expect, test } from 'vitest';
import { aSchool } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { aFolder, aProcess } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

const portOf = (address: string): string => new URL(address).port;
const bots = ({ game }: SocketClient) => game.players.filter(({ tenure }) => tenure?.bot != null);
const booked = (client: SocketClient): number =>
  client.game.orders.filter(({ player }) => bots(client).some(({ id }) => id === player)).length;

test('[SBT-4] kill -9 with bots at play: their places are theirs, and they go on', async () => {
  const folder = aFolder();
  const first = await aProcess(folder);
  const school = await aSchool(first.address, 2, { unit_ms: 400, leave_grace_s: 600 });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const anna = await join(student, game);
  await anna.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'SET_BOTS', level: 'mixed', places: 6 });
  await until('five bots sit', () => bots(teacher).length === 5);
  await teacher.act({ action: 'START' });
  await until('they play', () => booked(teacher) > 3);
  const seats = bots(teacher).map(({ id, tenure }) => [id, tenure?.bot]);
  await first.kill();
  await aProcess(folder, portOf(first.address));
  const back = await join(student, game);
  expect(bots(back).map(({ id, tenure }) => [id, tenure?.bot])).toEqual(seats);
  const before = back.heard.length;
  await until('they play on', () =>
    back.heard.slice(before).some(({ player }) => bots(back).some(({ id }) => id === player)),
  );
});
