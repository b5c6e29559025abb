import { expect, test } from 'vitest';
import { findPlayer, type GameAction, isSleeping, parkingsAhead } from '@fracht/engine';
import { parkingsToOffer } from '../parts/parking-offer.ts';
import { SCENE, PRACTICE_VIEWER } from './scene.ts';
import { carIn, isAnsweredBest, orderIn, practiceAt, stepOf, STEPS, taken } from './steps.ts';

const MINUTE = 60;
const money = (game: ReturnType<typeof practiceAt>) => findPlayer(game, PRACTICE_VIEWER.player)?.money;

test('[PRT-3] every step is reached by the steps before it as they are shown, the same each time', () => {
  const steps = [1, 2, 3, 4, 5, 6].map(practiceAt);
  expect(steps.map((game) => carIn(game).state.action)).toEqual([
    'FREE',
    'FREE',
    'DRIVING_WITH_SHIPMENT',
    'WAITING_EMERGENCY_STOP',
    'AVAILABLE',
    'AVAILABLE',
  ]);
  expect(orderIn(steps[4] ?? practiceAt(1))).toMatchObject({ delivered: true });
  for (const [index, game] of steps.entries()) {
    expect(JSON.stringify(practiceAt(index + 1))).toBe(JSON.stringify(game));
  }
});

test('[PRT-1] the car makes the order in time, but not without a night; whatever parking in time is chosen', () => {
  const game = practiceAt(3);
  const inTime = parkingsAhead(game, carIn(game), game.now).filter(({ overrun }) => overrun === 0);
  expect(inTime.length).toBeGreaterThan(2);
  for (const { parking } of inTime) {
    const parked = taken(game, 3, { action: 'SELECT_PARKING', car: carIn(game).id, parking: parking.id });
    if (!('game' in parked)) throw new Error(`${parking.id} is refused`);
    const struck = stepOf(3).settled(parked.game);
    expect(orderIn(struck).emergencies).toMatchObject([{ id: SCENE.situation.id, done: false }]);
    const answer = stepOf(4).shown(struck);
    const answered = answer === null ? null : taken(struck, 4, answer);
    if (answered === null || !('game' in answered)) throw new Error('the answer is refused');
    const ended = stepOf(4).settled(answered.game);
    expect(orderIn(ended).delivered).toBe(true);
    expect((orderIn(ended).deliveredAt ?? Infinity) / MINUTE).toBeLessThan(SCENE.deliverWindow.to);
    expect(money(ended)).toBeGreaterThan(game.setup.settings.start_money * 100);
  }
});

test('[PRT-1] without a rest the driver would be past the limit before the destination', () => {
  const game = practiceAt(3);
  const arrivals = parkingsToOffer(game, carIn(game), game.now);
  expect(arrivals.some(({ overrun }) => overrun > 0)).toBe(true);
  expect(isSleeping(carIn(game).state.action)).toBe(false);
});

const detours: readonly (readonly [number, GameAction, object])[] = [
  [2, { action: 'CANCEL_ORDER', order: SCENE.order }, { detour: 'NOT_NOW' }],
  [3, { action: 'SELECT_PARKING', car: 'ST-01', parking: 'HERE' }, { detour: 'NOT_NOW' }],
  [3, { action: 'SELECT_PARKING', car: 'ST-01', parking: 'city-16' }, { detour: 'OVER_LIMIT' }],
  [5, { action: 'CONFIRM_RETURN', car: 'ST-01' }, { detour: 'NOT_NOW' }],
  [1, { action: 'BOOK_ORDER', order: 'WRO/0109/0020' }, { rule: expect.any(String) }],
  [2, { action: 'BOOK_ORDER', order: SCENE.order }, { rule: expect.any(String) }],
];

test.each(detours)('[PRT-4] in step %i another action is refused with its reason: %o', (step, action, why) => {
  expect(taken(practiceAt(step), step, action)).toEqual(why);
});

test('[PRT-4] every answer ends the question, and one of them is the best', () => {
  const game = practiceAt(4);
  const best = [0, 1, 2].map((answer) => {
    const action = {
      action: 'RESOLVE_EMERGENCY',
      order: SCENE.order,
      emergency: 'R01',
      tree: 'situation',
      answer,
    } as const;
    const result = taken(game, 4, action);
    if (!('game' in result)) throw new Error('refused');
    expect(stepOf(4).isDone(result.game)).toBe(true);
    return isAnsweredBest(result.game);
  });
  expect(best).toEqual([false, true, false]);
});

test('[PRT-4] a call for advice is taken and ends nothing', () => {
  const call = {
    action: 'RESOLVE_EMERGENCY',
    order: SCENE.order,
    emergency: 'R01',
    tree: 'situation',
    call: 'boss',
  } as const;
  const result = taken(practiceAt(4), 4, call);
  expect('game' in result && stepOf(4).isDone(result.game)).toBe(false);
  expect('game' in result).toBe(true);
});

test('[PRT-3] each step but the last is done by one action of the game', () => {
  expect(STEPS.map((_, index) => stepOf(index + 1).act)).toEqual([
    'BOOK_ORDER',
    'BOOK_CAR',
    'SELECT_PARKING',
    'RESOLVE_EMERGENCY',
    null,
  ]);
});
