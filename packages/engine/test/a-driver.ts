import { DAY } from '@fracht/testing/engine/a-setup.ts';
import { applyAction } from '../src/actions/index.ts';
import type { Actor, GameAction } from '../src/game-action.ts';
import { advance } from '../src/advance.ts';
import { carAt, carIndex } from '../src/cars/car.ts';
import { planDelivery } from '../src/planning/plan-delivery.ts';
import { restAhead } from '../src/planning/rest-ahead.ts';
import type { Car, GameState, Order } from '../src/state.ts';
import { nextTimer } from '../src/timers/queue.ts';

/** Applies a student's action; throws if it is refused, which is a bug of the test. */
export function acted(state: GameState, player: string, action: GameAction): GameState {
  const actor: Actor = { player, type: 'STUDENT', day: DAY };
  const result = applyAction(state, action, actor);
  if (!result.ok) throw new Error(`${action.action} is refused: ${result.error}`);
  return result.value;
}

/** Plays one order to its end with one car by following the plan: books both now, and rests where the plan says. */
export function driven(state: GameState, player: string, car: Car, order: Order): GameState {
  const booked = acted(state, player, { action: 'BOOK_ORDER', order: order.id });
  let game = acted(booked, player, { action: 'BOOK_CAR', order: order.id, car: car.id });
  const at = carIndex(game, car.id);
  while (carAt(game, at).shipment === order.id) {
    const rest = nextRest(game, carAt(game, at), order.id);
    if (rest !== null) game = acted(game, player, { action: 'SELECT_PARKING', car: car.id, parking: rest });
    const before = game;
    game = stepped(game);
    if (game === before) return game;
  }
  return game;
}

/** Advances to the next timer; a break between rounds is skipped. */
export function stepped(state: GameState): GameState {
  if (state.pauseReason === 'ROUND_END') return begun(state);
  const next = nextTimer(state.timers);
  return next === undefined ? state : advance(state, next.at);
}

/** The teacher starts the next round. */
export function begun(state: GameState): GameState {
  const result = applyAction(state, { action: 'START' }, { player: 'teacher', type: 'TEACHER', day: DAY });
  if (!result.ok) throw new Error(`START is refused: ${result.error}`);
  return result.value;
}

function nextRest(state: GameState, car: Car, orderId: string): string | null {
  const order = state.orders[state.orderIndex[orderId] ?? -1];
  if (order === undefined || state.state !== 'IN_PROGRESS') return null;
  if (car.state.action === 'DRIVING_TO_SLEEP') return null;
  const plan = planDelivery(state, car, order, state.now);
  if ('leg' in car.state) return restAhead(plan);
  const [first] = plan.steps;
  const isInPlace = car.state.action === 'WAITING_FOR_LOADING' || car.state.action === 'WAITING_FOR_UNLOADING';
  return isInPlace && first?.activity === 'REST' && first.city !== null ? `city-${first.city}` : null;
}
