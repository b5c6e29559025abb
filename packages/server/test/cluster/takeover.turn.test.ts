import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { join } from '../live/socket-client.ts';
import { onCluster } from '../support/nats.ts';
import { aRunningGame, offered, ownsOf, untilDone } from './a-running-game.ts';
import { at, untilOwns } from './processes.ts';

/** Processes start slowly on a busy machine. */
const SLOW = { timeout: 200_000 };

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
});
