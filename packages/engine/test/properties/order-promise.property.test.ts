import * as fc from 'fast-check';
import { aSetup, aStudent } from '@fracht/testing/engine/a-setup.ts';
import { expect, test } from 'vitest';
import { advance } from '../../src/advance.ts';
import { gameEndsAt } from '../../src/clock.ts';
import { newGame } from '../../src/new-game.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import { carIndex } from '../../src/cars/car.ts';
import type { Car, GameState, Order } from '../../src/state.ts';
import { nextTimer } from '../../src/timers/queue.ts';
import { shortestPath } from '../../src/world/shortest-path.ts';
import { acted, begun, driven, stepped } from '../a-driver.ts';
import { anOpenedGame } from '../an-opened-game.ts';

/** A car leaves `preparation_minutes` after it is booked; the promise allows it to leave 30 minutes after the release. */
const BOOKED_AFTER = 15 * 60;

/** A break of a driver, in seconds. */

const anySetup = fc.record({ seed: fc.string({ maxLength: 12 }), number: fc.integer({ min: 1, max: 6 }) });
const anyLength = fc.constantFrom(1, 2, 4);

/** The car on which the promise was based: the nearest car of the opening fleet, at its base. */
function promised(game: GameState, order: Order): Car {
  let nearest: Car | null = null;
  for (const car of game.cars) {
    if (car.type !== order.type) continue;
    if (nearest === null || approach(game, car, order) < approach(game, nearest, order)) nearest = car;
  }
  if (nearest === null) throw new Error(`No car for ${order.id}`);
  return nearest;
}

function approach({ setup }: GameState, car: Car, order: Order): number {
  return shortestPath(setup.world, car.base, order.base).distance;
}

test('[ORD-5] [LED-4] every order of a game of any length can be delivered on time by a rested company car that leaves its base 30 minutes after the release', () => {
  fc.assert(
    fc.property(anySetup, anyLength, fc.integer({ min: 1, max: 12 }), (setup, rounds, students) => {
      const game = anOpenedGame(students, { ...aSetup(setup), rounds });
      expect(game.orders.every(({ release }) => release < gameEndsAt(game.setup))).toBe(true);
      for (const order of game.orders) {
        const car = promised(game, order);
        const plan = planDelivery(game, car, order, order.release + BOOKED_AFTER);
        expect(plan).toMatchObject({ feasible: true, overdue: false });
        expect(plan.deliveredAt).toBeLessThanOrEqual(gameEndsAt(game.setup));
        expect(order.deliverWindow.from * 60).toBeLessThan(gameEndsAt(game.setup));
      }
    }),
    { numRuns: 60 },
  );
});

test('[ORD-5] [PLN-1] the promise is kept when it is really played, to the second the plan told', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      let running = waited(aSetup(setup));
      for (const order of running.orders) {
        running = playedTo(running, order.release + BOOKED_AFTER);
        const car = promised(running, order);
        const plan = planDelivery(running, car, order, running.now);
        const ended = driven(running, 'student-1', car, order);
        const after = ended.orders[ended.orderIndex[order.id] ?? -1];
        expect(after).toMatchObject({ delivered: true, loadedOnTime: true });
        expect(after?.reportedAt).toBe(plan.arrivesAt);
        expect(after?.deliveredAt).toBe(plan.deliveredAt);
        expect(ended.players[0]?.ledger.map(({ reason }) => reason)).not.toContain('WORK_OVERDUE');
      }
    }),
    { numRuns: 25 },
  );
});

test('[PLN-1] asked again on the way, a plan tells the same arrival, to the second', () => {
  fc.assert(
    fc.property(anySetup, fc.integer({ min: 0, max: 90 }), (setup, later) => {
      const running = waited(aSetup(setup));
      const order = running.orders[later % 3];
      if (order === undefined) throw new Error('No order');
      const car = promised(running, order);
      const plan = planDelivery(running, car, order, running.now);
      const booked = acted(running, 'student-1', { action: 'BOOK_ORDER', order: order.id });
      let game = acted(booked, 'student-1', { action: 'BOOK_CAR', order: order.id, car: car.id });
      game = advance(game, later * 60);
      const now = game.cars[carIndex(game, car.id)];
      if (now === undefined) throw new Error('The car is gone');
      expect(planDelivery(game, now, order, game.now).arrivesAt).toBe(plan.arrivesAt);
    }),
    { numRuns: 40 },
  );
});

/** A running game of two students in which nobody does anything. */
function waited(setup: ReturnType<typeof aSetup>): GameState {
  const players = [aStudent('student-1'), aStudent('student-2')];
  return begun({ ...newGame(setup), state: 'WAITING', players });
}

/** Plays on to a moment; if a round ends then, the next one begins. */
function playedTo(state: GameState, at: number): GameState {
  let game = state;
  while (game.now < at) {
    const next = nextTimer(game.timers);
    const isRunning = game.pauseReason === null;
    game = isRunning && (next === undefined || next.at > at) ? advance(game, at) : stepped(game);
  }
  return game.pauseReason === 'ROUND_END' ? begun(game) : game;
}
