import { randomUUID } from 'node:crypto';
import { world } from '@fracht/content';
import { type GameAction, offeredOrders } from '@fracht/engine';
import { fromWire } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { join, type SocketClient } from '../live/socket-client.ts';
import { onCluster } from '../support/nats.ts';
import { onServer } from '../support/postgres.ts';
import { at, countsAt, severalProcesses, untilOwns } from './processes.ts';
import type { ServerProcess } from './server-process.ts';

const clocks = z.array(z.object({ at: z.number() }));
const epochs = z.array(z.object({ epoch: z.number() }));

/** A running game that the first of several processes owns, and its players at the others. */
async function aRunningGame(count: number) {
  const several = await severalProcesses(count, count - 1, { unit_ms: 1000, leave_grace_s: 600 });
  const { processes, school, database } = several;
  const [owner, ...edges] = processes;
  if (owner === undefined) throw new Error('no process');
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const students = await Promise.all(school.students.map((student, index) => at(student, edges[index]?.address ?? '')));
  const players = await Promise.all(students.map((student) => join(student, game)));
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('all heard that it began', () => players.every((player) => offered(player).length > 0));
  const clock = async (): Promise<number> =>
    clocks.parse(await onServer(`select at from game_clocks where game = '${game}'`, database))[0]?.at ?? 0;
  const writtenIn = async (): Promise<readonly number[]> =>
    epochs
      .parse(await onServer(`select distinct epoch from game_log where game = '${game}' order by epoch`, database))
      .map(({ epoch }) => epoch);
  return { owner, edges, school, students, game, teacher, players, clock, writtenIn };
}

const offered = (player: SocketClient): string[] => offeredOrders(fromWire(player.game, world)).map(({ id }) => id);

const ownsOf = async (processes: readonly ServerProcess[]): Promise<number> =>
  (await Promise.all(processes.map(async ({ address }) => (await countsAt(address)).games))).reduce(
    (sum, one) => sum + one,
    0,
  );

/** An action that is acknowledged at last: whoever is told to come again comes, as often as it takes, and says the same once more. */
async function untilDone(student: ApiClient, game: string, wish: GameAction): Promise<void> {
  const id = `again-${randomUUID()}`;
  await until('it is acknowledged', async () => {
    const line = await join(student, game);
    const answer = await line.act(wish, id).catch((why: unknown) => {
      if (line.closed?.reason !== 'SERVER_STOPS') throw why;
      return null;
    });
    line.leave();
    return answer?.ok === true;
  });
}

/** Processes start slowly on a machine that has much else to do. */
const SLOW = { timeout: 400_000 };

onCluster('an owner is lost', SLOW, () => {
  test('[CLU-3] kill -9: whoever was at another process is told to come again, and everything acknowledged is there', async () => {
    const { owner, edges, students, game, players, clock, writtenIn } = await aRunningGame(3);
    const booked = await Promise.all(
      players.map(async (player, index) => {
        const wish = { action: 'BOOK_ORDER', order: offered(player)[index] ?? '' } as const;
        expect(await player.act(wish, `mine-${String(index)}`)).toMatchObject({ ok: true });
        return { player: player.user, wish, id: `mine-${String(index)}` };
      }),
    );
    const [before, seen] = [await clock(), players.map(({ seq }) => seq ?? 0)];
    await owner.kill();
    for (const player of players) expect(await player.ended()).toEqual({ code: 1001, reason: 'SERVER_STOPS' });
    const back = await Promise.all(students.map((student) => join(student, game)));
    for (const [index, player] of back.entries()) {
      const mine = booked[index];
      if (mine === undefined) throw new Error('nobody');
      expect(player.game.orders.find(({ id }) => id === mine.wish.order)?.player).toBe(mine.player);
      expect(player.game).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
      expect(player.seq).toBeGreaterThan(seen[index] ?? 0);
      expect(await player.act(mine.wish, mine.id)).toMatchObject({ ok: true });
      expect(await player.act({ action: 'CANCEL_ORDER', order: mine.wish.order })).toMatchObject({ ok: true });
    }
    expect(await ownsOf(edges)).toBe(1);
    await until('time goes on', async () => (await clock()) > before);
    expect(await writtenIn()).toHaveLength(2);
  });

  test('[CLU-3] a game in which nobody is there goes on with the next owner', async () => {
    const { owner, edges, teacher, players, clock } = await aRunningGame(2);
    for (const line of [teacher, ...players]) line.leave();
    await until('nobody is there', async () => (await countsAt(owner.address)).links === 0);
    await owner.kill();
    // What the killed owner had sent to the database may still move the clock there: it is looked at once the game has its next owner.
    await until('another owns it', async () => (await ownsOf(edges)) === 1);
    const before = await clock();
    await until('time goes on', async () => (await clock()) > before);
    expect(await ownsOf(edges)).toBe(1);
  });

  test('[CLU-2] an owner that stood still for long is not it any more: its lines are closed and its word does not count', async () => {
    const { owner, edges, school, students, game, teacher, players } = await aRunningGame(2);
    const [student] = students;
    const [player] = players;
    if (student === undefined || player === undefined) throw new Error('no player');
    const [taken = '', late = ''] = offered(player);
    owner.pause();
    const wish = { action: 'BOOK_ORDER', order: late } as const;
    const unanswered = teacher.act({ action: 'CANCEL_ORDER', order: taken }, 'late').then(
      () => 'answered',
      () => 'never',
    );
    expect(await player.ended()).toMatchObject({ reason: 'SERVER_STOPS' });
    for (const edge of edges) await untilOwns(edge, 1);
    await untilDone(student, game, { action: 'BOOK_ORDER', order: taken });
    owner.wake();
    expect(await teacher.ended()).toMatchObject({ reason: 'SERVER_STOPS' });
    expect(await unanswered).toBe('never');
    await untilOwns(owner, 0);
    const again = await join(await at(school.teacher, owner.address), game);
    expect(again.game.orders.find(({ id }) => id === taken)?.player).toBe(player.user);
    await untilDone(student, game, wish);
    await until('it is told', async () => {
      const now = await join(school.teacher, game);
      return now.game.orders.find(({ id }) => id === late)?.player === player.user;
    });
  });

  test('[CLU-3] one that is stopped gives its games away first: its players come again at once, and nothing waits for a lease', async () => {
    const { owner, students, game, players, writtenIn } = await aRunningGame(2);
    const [student] = students;
    const [player] = players;
    if (student === undefined || player === undefined) throw new Error('no player');
    const [order = ''] = offered(player);
    expect(await player.act({ action: 'BOOK_ORDER', order })).toMatchObject({ ok: true });
    await owner.stop();
    expect(await player.ended()).toMatchObject({ reason: 'SERVER_STOPS' });
    const back = await join(student, game);
    expect(back.game.orders.find(({ id }) => id === order)?.player).toBe(back.user);
    expect(await back.act({ action: 'CANCEL_ORDER', order })).toMatchObject({ ok: true });
    expect(await writtenIn()).toHaveLength(2);
  });
});
