import { checkAction, offeredOrders } from '@fracht/engine';
import { world } from '@fracht/content';
import { fromWire } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aSchool } from '@fracht/testing/school/school.ts';
import { aFolder, aProcess } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

/** It affects an empty car on its way to the loading place. */
const WARNING_LAMP = 'K31';

/** The player's order whose situation waits for an answer, as the player is sent it. */
const openOf = (player: SocketClient) =>
  player.game.orders
    .flatMap(({ id: order, emergencies }) => emergencies.map((open) => ({ order, open })))
    .find(({ open }) => open.player === player.user && !open.done);

/** Books the first order that a car can be sent for, and sends it. */
async function sendACar(player: SocketClient): Promise<void> {
  const game = fromWire(player.game, world);
  const actor = { player: player.user, type: 'STUDENT', day: game.day ?? '' } as const;
  for (const { id: order } of offeredOrders(game).slice(0, 8)) {
    if (checkAction(fromWire(player.game, world), { action: 'BOOK_ORDER', order }, actor) !== null) continue;
    await player.act({ action: 'BOOK_ORDER', order });
    const state = fromWire(player.game, world);
    const car = state.cars.find(({ id }) => checkAction(state, { action: 'BOOK_CAR', order, car: id }, actor) === null);
    if (car !== undefined) await player.act({ action: 'BOOK_CAR', order, car: car.id });
  }
}

test('[LVG-11] a situation that is open waits for its player: through a closed browser and a killed server, with its time', async () => {
  const folder = aFolder();
  const first = await aProcess(folder);
  const quiet = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
  const school = await aSchool(first.address, 2, { unit_ms: 500, leave_grace_s: 600, ...quiet });
  const game = await school.newGame();
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('no students');
  const teacher = await join(school.teacher, game);
  const player = await join(student, game);
  await player.act({ action: 'USER_JOIN' });
  await teacher.act({ action: 'START' });
  await until('it began', () => player.game.orders.length > 0 && player.game.state === 'IN_PROGRESS');
  await sendACar(player);
  await until('a car drives', () => player.game.cars.some(({ action }) => action === 'DRIVING_TO_SHIPMENT'));
  await teacher.act({ action: 'START_EVENTS', situation: WARNING_LAMP, player: player.user });
  await until('the lamp is on', () => openOf(player) !== undefined);
  const met = openOf(player);
  // Another student, who is in no game, cannot look the answers up at this moment.
  const practise = () => other.send('POST', 'course/play-task/', { item: WARNING_LAMP, answers: [] }, { way: 'json' });
  expect(await practise()).toMatchObject({ status: 409, message: { code: 'TASK_AWAY' } });
  expect(met?.open).toMatchObject({ id: WARNING_LAMP, done: false, node: { text: expect.stringMatching(/./u) } });

  player.leave();
  await player.ended();
  const back = await join(student, game);
  expect(openOf(back)).toEqual(met);

  await first.kill();
  await aProcess(folder, new URL(first.address).port);
  const again = await join(student, game);
  // The clock is stored once a second: what came in the last one comes again, the same.
  await until('the lamp is on after the restart', () => openOf(again) !== undefined);
  expect(openOf(again)).toEqual(met);
  const answer = { order: met?.order ?? '', emergency: WARNING_LAMP, tree: 'situation', answer: 0 } as const;
  expect(await again.act({ action: 'RESOLVE_EMERGENCY', ...answer })).toMatchObject({ ok: true });
  const decided = again.game.orders.flatMap(({ emergencies }) => emergencies).find(({ id }) => id === WARNING_LAMP);
  expect(decided?.decisions).toHaveLength(1);
});
