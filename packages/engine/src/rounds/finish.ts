import { expired } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { carAt } from '../cars/car.ts';
import { closeLeg } from '../cars/close-leg.ts';
import { payOff } from '../cars/idle.ts';
import { roundsOf } from '../clock.ts';
import { isOpen, pickEndsAt, withOrder } from '../orders/order.ts';
import { paidForChanges } from '../orders/surcharge.ts';
import { fullPenalty } from '../orders/terms.ts';
import type { GameState, Order } from '../state.ts';
import { NO_TIMERS } from '../timers/queue.ts';
import { stoppedPlaying, withPlayers } from '../players/player.ts';

/**
 * Ends the game and settles it: kilometres driven are charged; an order aboard costs its full penalty, one not loaded costs it only if its
 * pick window has ended, one on its way back costs nothing. After that nothing changes. If the game repeats another one that went on
 * longer, nothing is settled: it ends as that one stood at this moment. (GAM-7, RPT-3)
 */
export function finish(state: GameState): GameState {
  const { setup } = state;
  const settled = (setup.repeats?.rounds ?? 0) > roundsOf(setup) ? state : settleOrders(settleCars(state));
  const ended = withPlayers(settled, (player) => ({ ...stoppedPlaying(player, state.now), status: 'FINISHED' }));
  const over: GameState = { ...ended, state: 'FINISHED', pauseReason: null, timers: NO_TIMERS };
  return happen(over, { what: 'GAME_FINISHED', player: null });
}

function settleCars(state: GameState): GameState {
  let game = state;
  for (const [index, { gone }] of state.cars.entries()) {
    if (gone) continue;
    game = closeLeg(game, index);
    const car = carAt(game, index);
    if (!car.subcontractor) continue;
    game = payOff(game, car, false);
    const cars = game.cars.slice();
    cars[index] = { ...car, home: 0, abroad: 0 };
    game = { ...game, cars };
  }
  return game;
}

function settleOrders(state: GameState): GameState {
  let game = state;
  for (const [index, order] of state.orders.entries()) {
    if (order.player === null || !isOpen(order) || !owesPenalty(order, state.now)) continue;
    const ended = withOrder(game, index, expired(order, order.car));
    const { player, id, car } = order;
    const returned = paidForChanges(state.setup, order);
    game = happen(ended, { what: 'ORDER_UNDONE', player, order: id, car, penalty: -fullPenalty(order), returned });
  }
  return game;
}

function owesPenalty(order: Order, now: number): boolean {
  return order.loaded ? !order.reversed : pickEndsAt(order) < now;
}
