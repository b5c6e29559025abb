import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { onwardOf } from '../../src/planning/onward.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import type { Car, GameState, Order } from '../../src/state.ts';
import { shortestPath } from '../../src/world/shortest-path.ts';
import { anOpenedGame } from '../an-opened-game.ts';

/** Of some games' orders that end away from the base of the promised car, the percentage for which a back-load is on offer when that car sets out. */
function shareWithBackLoad(rulesVersion: number): number {
  const found = Array.from({ length: 12 }, (_, game) =>
    anOpenedGame(4, aSetup({ seed: `ładunki ${game}`, rulesVersion })),
  ).flatMap((game) => game.orders.flatMap((order) => hasBackLoad({ ...game, round: 4, now: order.release }, order)));
  return (100 * found.filter(Boolean).length) / found.length;
}

function hasBackLoad(game: GameState, order: Order): readonly boolean[] {
  const car = nearest(game, order);
  const plan = planDelivery(game, car, order, game.now);
  const onward = onwardOf(game, order, { car, plan }, 'student-1');
  return onward === null ? [] : [onward.load !== null];
}

function nearest({ cars, setup }: GameState, order: Order): Car {
  const away = ({ base }: Car) => shortestPath(setup.world, base, order.base).distance;
  const [first] = cars.filter(({ type }) => type === order.type).toSorted((one, other) => away(one) - away(other));
  if (first === undefined) throw new Error(`No car for ${order.id}`);
  return first;
}

test('[ORD-15] a car that is sent as promised has a back-load that it can unload before the end for one order in six, before for one in twelve', () => {
  expect(shareWithBackLoad(11)).toBeGreaterThan(17);
  expect(shareWithBackLoad(10)).toBeLessThan(9);
});
