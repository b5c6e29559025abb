import { rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { world } from '@fracht/content';
import { offeredOrders } from '@fracht/engine';
import { fromWire } from '@fracht/protocol';
import { aSchool } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { START_ANEW } from '../../../../scripts/lib/server.mjs';
import { aFolder, aProcess } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';
import { aWatched } from './watched.ts';

const FAILING_SYNCS = fileURLToPath(new URL('../support/failing-syncs.ts', import.meta.url));

const offered = (player: SocketClient): string[] => offeredOrders(fromWire(player.game, world)).map(({ id }) => id);

test('[STO-2] [LVG-9] a sync that fails ends the server with one line; started anew it has all that was acknowledged, and the game goes on', async () => {
  const folder = aFolder();
  const first = await aWatched(folder, ['--import', FAILING_SYNCS]);
  const school = await aSchool(first.address, 1, { unit_ms: 500, leave_grace_s: 600 });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const player = await join(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('orders are offered', () => offered(player).length > 1);
  const [kept = '', doubtful = ''] = offered(player);
  expect(await player.act({ action: 'BOOK_ORDER', order: kept }, 'kept')).toMatchObject({ ok: true });
  const { now: seen } = player.game;

  const sign = `${folder}/syncs-fail`;
  writeFileSync(sign, '');
  const answer = player.act({ action: 'BOOK_ORDER', order: doubtful }, 'doubtful').then(
    ({ ok }) => ok,
    () => 'no answer',
  );
  expect(await answer).toBe('no answer');
  const { status, said } = await first.end();
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  expect([status, lines]).toEqual([START_ANEW, [expect.stringMatching(/^LOG_UNSYNCED: .*EIO.*\.$/u)]]);
  // No connection was closed, which would have written SQLite's log as it was in memory into the database.
  expect(statSync(`${folder}/fracht.sqlite-wal`).size).toBeGreaterThan(0);
  rmSync(sign);

  await aProcess(folder, new URL(first.address).port);
  const back = await join(student, game);
  expect(back.game.orders.find(({ id }) => id === kept)?.player).toBe(back.user);
  expect(back.game).toMatchObject({ state: 'IN_PROGRESS' });
  for (const [order, id] of [
    [kept, 'kept'],
    [doubtful, 'doubtful'],
  ] as const) {
    expect(await back.act({ action: 'BOOK_ORDER', order }, id)).toMatchObject({ ok: true });
  }
  expect(back.game.journal.filter(({ what }) => what === 'ORDER_BOOKED')).toHaveLength(2);
  await until('time goes on', async () => (await join(student, game)).game.now > seen);
});
