import { OFFERED } from '@fracht/testing/game/offered.ts';
import { expect, test } from 'vitest';
import {
  carLeg,
  carsOf,
  isDriving,
  type Car,
  type GameState,
  type OpenSituation,
  parseOrderStage,
  isOpen,
} from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { carOutlook } from './car-outlook.ts';
import { stepWords } from './step-words.ts';

const played = aPlayedGame();
const HOURS = [1, 4, 7, 9, 12, 16, 22, 28, 35];
const cases = HOURS.flatMap((hours) => {
  const game = gameAt(played, hours * 3600);
  return ['s1', 's2', 's3', 's4'].flatMap((player) => carsOf(game, player).map((car) => ({ game, car })));
});

test('[CRS-2] the day of a car is told without gaps or overlaps, the past up to now and the plan from now', () => {
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

test('[CRS-2] a car under way has a next moment in the future', () => {
  for (const { game, car } of cases.filter(({ car: { state } }) => isDriving(state.action))) {
    const { next } = carOutlook(game, car, game.now);
    expect('at' in next ? next.at >= game.now : next.kind === 'OVERDUE').toBe(true);
  }
});

test('[CRS-2] a car on its way knows the next city and how far it is', () => {
  const moving = cases.filter(({ car: { state } }) => state.action === 'DRIVING_WITH_SHIPMENT');
  expect(moving.length).toBeGreaterThan(0);
  for (const { game, car } of moving) {
    const { place } = carOutlook(game, car, game.now);
    expect(place.kind === 'before' ? place.km > 0 : place.kind === 'ferry').toBe(true);
  }
});

test('[CRS-2] a free car with a reserved order of its type is to be sent, without one it may go home', () => {
  const found = cases.find(({ car }) => car.state.action === 'AVAILABLE' && !car.subcontractor);
  if (found === undefined) throw new Error('no car stands free away from its base');
  const { game, car } = found;
  const without = { ...game, orders: game.orders.map((order) => parseOrderStage({ ...order, ...OFFERED })) };
  expect(task(without, car)).toBe('RETURN');
  const reserved = game.orders.map((order) =>
    order.type === car.type && isOpen(order)
      ? parseOrderStage({ ...order, ...OFFERED, player: car.player, bookedAt: 0 })
      : order,
  );
  expect(task({ ...game, orders: reserved }, car)).toBe('SEND');
});

test('[CRS-3] [SIT-7] a car that waits in a situation asks for the answer, one that stands says until when, both with their order', () => {
  const found = cases.find(({ car }) => car.state.action === 'DRIVING_WITH_SHIPMENT');
  if (found === undefined) throw new Error('no cargo under way');
  const { game, car } = found;
  const leg = carLeg(car);
  if (leg === null) throw new Error('not on the road');
  const order = car.shipment ?? '';
  const until = game.now + 3600;
  const stopped: Car = {
    ...car,
    state: { action: 'WAITING_EMERGENCY_STOP', since: 0, until, then: { action: 'DRIVING_WITH_SHIPMENT', leg } },
  };
  const open = { ...OPEN, player: car.player ?? '' };
  const struck = {
    ...game,
    orders: game.orders.map((one) => (one.id === order ? { ...one, emergencies: [open] } : one)),
  };
  expect(carOutlook(struck, stopped, game.now).next).toEqual({ kind: 'ANSWER', order });
  expect(carOutlook(game, stopped, game.now).next).toEqual({ kind: 'GOES_ON', at: until });
  expect(carOutlook(game, stopped, until).next).toEqual({ kind: 'STANDS', order: null, shipment: order });
  const words = stepWords(game.setup.world, { kind: 'ANSWER', order }, game.now);
  expect(words).toEqual({ title: 'Odpowiedz na sytuację', detail: `zlecenie ${order}`, tone: 'bad' });
  const stands = stepWords(game.setup.world, { kind: 'STANDS', order: null, shipment: order }, game.now);
  expect(stands.detail).toBe(`zlecenie ${order}`);
});

const OPEN: OpenSituation = {
  id: 'K01',
  player: '',
  car: null,
  since: 0,
  done: false,
  doneAt: null,
  calls: [],
  numbers: { pick_phone: '', deliver_phone: '', case_number: '', police_number: '' },
  decisions: [],
  shown: null,
};

function task(state: GameState, car: Car): string | undefined {
  return carOutlook(state, car, state.now).task?.kind;
}
