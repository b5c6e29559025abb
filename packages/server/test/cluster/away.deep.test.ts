import { world } from '@fracht/content';
import { offeredOrders } from '@fracht/engine';
import { fromWire } from '@fracht/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aServer } from '../live/school.ts';
import { join, type SocketClient } from '../live/socket-client.ts';
import { onCluster } from '../support/nats.ts';
import { at, sharedByAll } from './processes.ts';
import { TcpProxy } from './tcp-proxy.ts';

const offered = (player: SocketClient): string[] => offeredOrders(fromWire(player.game, world)).map(({ id }) => id);

/** Two processes with their own connections to database and NATS, and a running game that the first of them owns. */
async function twoWithLines() {
  const shared = await sharedByAll();
  const made = [];
  for (let index = 0; index < 2; index += 1) {
    const [database, bus] = [await TcpProxy.to(shared.DATABASE_URL, 5432), await TcpProxy.to(shared.NATS_URL, 4222)];
    const urls = { DATABASE_URL: database.over(shared.DATABASE_URL), NATS_URL: bus.over(shared.NATS_URL) };
    const address = await aServer(urls);
    made.push({ database, bus, address });
    onTestFinished(async () => {
      await database.close();
      await bus.close();
    });
  }
  const [owner, edge] = made;
  if (owner === undefined || edge === undefined) throw new Error('no processes');
  const school = await aSchool(owner.address, 1, { unit_ms: 1000, leave_grace_s: 600 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const [first] = school.students;
  if (first === undefined) throw new Error('no student');
  const student = await at(first, edge.address);
  const player = await join(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('it has begun', () => offered(player).length > 1);
  return { owner, edge, school, game, teacher, student, player };
}

onCluster('what processes share is away', () => {
  test('[CLU-4] NATS, for one process: its players are told to come again and it says so, those at the owner play on, and all comes back', async () => {
    const { edge, game, teacher, student, player } = await twoWithLines();
    edge.bus.cut();
    expect(await player.ended()).toEqual({ code: 1001, reason: 'SERVER_STOPS' });
    expect(await student.post('server/connect/', { game })).toMatchObject({
      status: 503,
      message: { code: 'UNAVAILABLE' },
    });
    expect(await student.get('game/get-list/')).toMatchObject({ status: 200, payload: [{ state: 'IN_PROGRESS' }] });
    const refused = { ok: false, code: 'PLAYER_NOT_PLAYING' };
    expect(await teacher.act({ action: 'CANCEL_ORDER', order: 'none' })).toMatchObject(refused);
    edge.bus.mend();
    await until(
      'the game is to be had again',
      async () => (await student.post('server/connect/', { game })).status === 200,
    );
    const back = await join(student, game);
    expect(await back.act({ action: 'BOOK_ORDER', order: offered(back)[0] ?? '' })).toMatchObject({ ok: true });
  });

  test('[CLU-4] the database, for all: nothing is acknowledged, all say so, and go on by themselves with all that was', async () => {
    const { owner, edge, game, student, player } = await twoWithLines();
    const [kept = '', lost = ''] = offered(player);
    expect(await player.act({ action: 'BOOK_ORDER', order: kept })).toMatchObject({ ok: true });
    for (const { database } of [owner, edge]) database.cut();
    const answered = player.act({ action: 'BOOK_ORDER', order: lost }, 'while-away').then(
      ({ ok }) => ok,
      () => false,
    );
    expect(await answered).toBe(false);
    for (const { address } of [owner, edge]) {
      await until('it is not ready', async () => (await fetch(`${address}/readyz`)).status === 503);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    }
    expect(await student.post('server/connect/', { game })).toMatchObject({
      status: 503,
      message: { code: 'STORAGE_AWAY' },
    });
    for (const { database } of [owner, edge]) database.mend();
    for (const { address } of [owner, edge]) {
      await until('it is ready', async () => (await fetch(`${address}/readyz`)).status === 200);
    }
    await until(
      'the game is to be had again',
      async () => (await student.post('server/connect/', { game })).status === 200,
    );
    const back = await join(student, game);
    const holderOf = (order: string) => back.game.orders.find(({ id }) => id === order)?.player;
    expect(holderOf(kept)).toBe(back.user);
    expect(await back.act({ action: 'BOOK_ORDER', order: lost }, 'while-away')).toMatchObject({ ok: true });
    await until('it is booked', () => holderOf(lost) === back.user);
  });
});
