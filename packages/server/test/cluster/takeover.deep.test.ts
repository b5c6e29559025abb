import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { join } from '../live/socket-client.ts';
import { onCluster } from '../support/nats.ts';
import { aRunningGame, offered, ownsOf } from './a-running-game.ts';
import { countsAt } from './processes.ts';

/** Processes start slowly on a busy machine. */
const SLOW = { timeout: 200_000 };

onCluster('an owner is lost', SLOW, () => {
  test('[CLU-3] a game in which nobody is there goes on with the next owner', async () => {
    const { owner, edges, teacher, players, clock } = await aRunningGame(2);
    for (const line of [teacher, ...players]) line.leave();
    await until('nobody is there', async () => (await countsAt(owner.address)).links === 0);
    await owner.kill();
    // What the killed owner had sent to the database may still move the clock there, so it is checked only once the game has its next
    // owner.
    await until('another owns it', async () => (await ownsOf(edges)) === 1);
    const before = await clock();
    await until('time goes on', async () => (await clock()) > before);
    expect(await ownsOf(edges)).toBe(1);
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
