import { expect, test } from 'vitest';
import { carsOf, isDriving, type Car, type GameState } from '@fracht/engine';
import { aPlayedGame, gameAt } from '../../../../test/played-game.ts';
import { carOutlook } from './car-outlook.ts';

const played = aPlayedGame();
const HOURS = [1, 4, 7, 9, 12, 16, 22, 28, 35];
const cases = HOURS.flatMap((hours) => {
  const game = gameAt(played, hours * 3600);
  return ['s1', 's2', 's3', 's4'].flatMap((player) => carsOf(game, player).map((car) => ({ game, car })));
});

test('the day of a car is told without gaps or overlaps, the past up to now and the plan from now', () => {
  for (const { game, car } of cases) {
    const { blocks } = carOutlook(game, car, game.now);
    for (const { planned, from, to } of blocks) {
      expect(to).toBeGreaterThan(from);
      expect(planned ? from >= game.now : to <= game.now).toBe(true);
    }
    for (const [index, block] of blocks.entries()) {
      expect(block.from).toBeGreaterThanOrEqual(blocks[index - 1]?.to ?? Number.NEGATIVE_INFINITY);
    }
  }
});

test('a car under way has a next moment in the future', () => {
  for (const { game, car } of cases.filter(({ car: { state } }) => isDriving(state.action))) {
    const { next } = carOutlook(game, car, game.now);
    expect('at' in next ? next.at >= game.now : next.kind === 'OVERDUE').toBe(true);
  }
});

test('a car on its way knows the next city and how far it is', () => {
  const moving = cases.filter(({ car: { state } }) => state.action === 'DRIVING_WITH_SHIPMENT');
  expect(moving.length).toBeGreaterThan(0);
  for (const { game, car } of moving) {
    const { place } = carOutlook(game, car, game.now);
    expect(place.kind === 'before' ? place.km > 0 : place.kind === 'ferry').toBe(true);
  }
});

test('a free car with a reserved order of its type is to be sent, without one it may go home', () => {
  const found = cases.find(({ car }) => car.state.action === 'AVAILABLE' && !car.subcontractor);
  if (found === undefined) throw new Error('no car stands free away from its base');
  const { game, car } = found;
  const without = { ...game, orders: game.orders.map((order) => ({ ...order, player: null, car: null })) };
  expect(task(without, car)).toBe('RETURN');
  const reserved = game.orders.map((order) =>
    order.type === car.type && !order.delivered && !order.expired ? { ...order, player: car.player, car: null } : order,
  );
  expect(task({ ...game, orders: reserved }, car)).toBe('SEND');
});

function task(state: GameState, car: Car): string | undefined {
  return carOutlook(state, car, state.now).task?.kind;
}
