import { setTimeout as sleep } from 'node:timers/promises';
import { offeredOrders } from '@fracht/engine';
import { world } from '@fracht/content';
import { fromWire } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aFolder, aProcess } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

const portOf = (address: string): string => new URL(address).port;
const offered = (player: SocketClient): string[] => offeredOrders(fromWire(player.game, world)).map(({ id }) => id);
/** How much longer the pause is than a server's start, in ms: if the time without a server were counted, nothing else could explain it. */
const LONGER_MS = 5000;

test('[LVG-9] kill -9 in mid-round: everything acknowledged is there, the clock stood still, the game goes on by itself', async () => {
  const folder = aFolder();
  const starting = performance.now();
  const first = await aProcess(folder);
  const startMs = performance.now() - starting;
  const school = await aSchool(first.address, 2, { unit_ms: 500, leave_grace_s: 600 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(school.students.map((student) => join(student, game)));
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until(
    'all heard that it began',
    () => teacher.game.orders.length > 0 && players.every((player) => player.game.state === 'IN_PROGRESS'),
  );
  const booked: { readonly order: string; readonly user: string; readonly id: string }[] = [];
  const orders = offered(teacher);
  for (const player of [...players, ...players]) {
    const order = orders[booked.length] ?? '';
    const id = `before-${booked.length}`;
    expect(await player.act({ action: 'BOOK_ORDER', order }, id)).toMatchObject({ ok: true });
    booked.push({ order, user: player.user, id });
  }
  const { now: acted } = teacher.game;
  const asked = performance.now();
  const { now: seen } = (await join(school.teacher, game)).game;
  await first.kill();
  const killed = performance.now();
  await sleep(2 * startMs + LONGER_MS);
  const started = performance.now();
  const second = await aProcess(folder, portOf(first.address));
  expect(second.address).toBe(first.address);
  const back = await Promise.all(school.students.map((student) => join(student, game)));
  const [anna] = back;
  if (anna === undefined) throw new Error('nobody came back');
  const { now: found, speed, unitMs } = anna.game;
  const servedMs = killed - asked + (performance.now() - started);
  expect(found).toBeGreaterThanOrEqual(acted);
  expect(found).toBeLessThanOrEqual(seen + (servedMs * 60 * speed) / unitMs + 1);
  for (const { order, user } of booked) {
    expect(anna.game.orders.find(({ id }) => id === order)?.player).toBe(user);
  }
  expect(anna.game).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
  expect(anna.game.players.filter(({ status }) => status === 'PLAYING')).toHaveLength(2);
  const [retried] = booked.filter(({ user }) => user === anna.user);
  expect(await anna.act({ action: 'BOOK_ORDER', order: retried?.order ?? '' }, retried?.id)).toMatchObject({
    ok: true,
  });
  expect(anna.game.journal.filter(({ what }) => what === 'ORDER_BOOKED')).toHaveLength(2);
  const { now } = anna.game;
  await until('time goes on', async () => {
    const [order] = offered(anna);
    if (order !== undefined) await anna.act({ action: 'BOOK_ORDER', order });
    return anna.game.now > now;
  });
});

test('[LVG-9] kill -9 in a break: the break begins again and the next round comes by itself', async () => {
  // Longer than a slow machine takes to kill the server and to reconnect.
  const round_break_s = 20;
  const folder = aFolder();
  const first = await aProcess(folder);
  const school = await aSchool(first.address, 1, { unit_ms: 1, round_break_s, leave_grace_s: 600 });
  const game = await school.newGame({ auto_advance: 'true' });
  const teacher = await join(school.teacher, game);
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const player = await join(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('the break has begun', () => player.game.state === 'PAUSED');
  await first.kill();
  await aProcess(folder, portOf(first.address));
  const again = await join(student, game);
  expect(again.game).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END', round: 1 });
  await until('the next round began', () => again.game.round === 2);
});

test('[LVG-3] an action that was refused is judged anew when it is sent once more after a restart, and accepted once at most', async () => {
  const folder = aFolder();
  const first = await aProcess(folder);
  const school = await aSchool(first.address, 2, { unit_ms: 1000, leave_grace_s: 600 });
  const game = await school.newGame();
  const teacher = await join(school.teacher, game);
  const players = await Promise.all(school.students.map((student) => join(student, game)));
  for (const player of players) await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  const [anna, piotr] = players;
  if (anna === undefined || piotr === undefined) throw new Error('no players');
  await until('both heard that it began', () => players.every((player) => player.game.state === 'IN_PROGRESS'));
  const [order = ''] = offered(teacher);
  expect(await anna.act({ action: 'BOOK_ORDER', order })).toMatchObject({ ok: true });
  const wish = { action: 'BOOK_ORDER', order } as const;
  expect(await piotr.act(wish, 'too-late')).toMatchObject({ ok: false, code: 'ORDER_TAKEN' });
  expect(await anna.act({ action: 'CANCEL_ORDER', order })).toMatchObject({ ok: true });
  expect(await piotr.act(wish, 'too-late')).toMatchObject({ ok: false, code: 'ORDER_TAKEN' });
  await first.kill();
  await aProcess(folder, portOf(first.address));
  const [student] = school.students.slice(1);
  if (student === undefined) throw new Error('nobody came back');
  const back = await join(student, game);
  for (let time = 0; time < 3; time += 1) expect(await back.act(wish, 'too-late')).toMatchObject({ ok: true });
  expect(back.game.orders.find(({ id }) => id === order)?.player).toBe(back.user);
  expect(back.game.journal.filter(({ what }) => what === 'ORDER_BOOKED')).toHaveLength(1);
});
