import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

test('[CHN-6] all lines of one person together may send what two may; the others in the game are not counted with them', async () => {
  const school = await aSchool(await aServer({ ACTION_RATE: '5' }), 2, { unit_ms: 1000 });
  const game = await school.newGame();
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('no students');
  const lines: SocketClient[] = [];
  for (let line = 0; line < 8; line += 1) lines.push(await join(student, game));
  const bystander = await join(other, game);
  // Fewer on each line than it may send at once, and on all of them far more than two may, even if the server reads them slowly.
  for (const line of lines) for (let count = 0; count < 12; count += 1) line.say({ resync: true });
  await until('one of the lines is closed', () => lines.some(({ closed }) => closed !== null));
  expect(lines.find(({ closed }) => closed !== null)?.closed).toEqual({ code: 4429, reason: 'TOO_MANY' });
  expect(await bystander.act({ action: 'USER_JOIN' })).toMatchObject({ ok: true });
});

test('[CHN-7] a message comes in some pieces, not in hundreds', async () => {
  const address = await aServer();
  const inPieces = async (count: number): Promise<number> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    onTestFinished(() => socket.terminate());
    socket.on('error', () => undefined);
    await once(socket, 'open');
    for (let piece = 1; piece < count; piece += 1) socket.send('A', { fin: false });
    socket.send('A');
    const [code] = await once(socket, 'close');
    return Number(code);
  };
  // Everything was read, and there was no message of the game.
  expect(await inPieces(20)).toBe(4400);
  expect(await inPieces(200)).toBe(1008);
});
