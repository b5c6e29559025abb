import { type BotView, lookAtOrders, restDrivers, sendCars, settleSituations } from '@fracht/bots';
import {
  type Car,
  type CarId,
  type GameAction,
  type GameSeconds,
  type GameState,
  type OrderId,
  type PlayerId,
  advance,
  findCar,
  findOrder,
  findPlayer,
  hasChange,
  isDriving,
  isOpen,
  isOverdue,
  nextEventAt,
  parkingsAhead,
} from '@fracht/engine';
import { afterActions } from '../after-actions.ts';
import type { DecisionField } from './field.ts';
import { going } from './quiet-game.ts';

/**
 * How everything continues after a decision, and in the same way after its alternatives: as with a dispatcher who knows every answer and lets drivers
 * rest in time. (DFD-3)
 */
const DISPATCHER = { knows: 1, plans: 'PAY_FOR_TIME', looksEvery: 120 } as const;

/** The most actions at one moment; more would mean an endless loop. */
const MOST_AT_ONCE = 20;

/** What the dispatcher does not do while a field is played on. */
export type LeftUndone = {
  /** The car whose driver is not sent to rest before the limit of work time; null if none. */
  readonly drivesOn: CarId | null;
  /** The order for which no car is sent; null if none. */
  readonly unserved: OrderId | null;
};

export const NOTHING_LEFT_UNDONE: LeftUndone = { drivesOn: null, unserved: null };

export type FieldCourse = LeftUndone & {
  readonly player: PlayerId;
  readonly field: DecisionField;
};

/** The game before and after each step: an event or an action. */
export type FieldStep = { readonly before: GameState; readonly after: GameState; readonly at: GameSeconds };

/** An observer while a game is played on: called for every event with what it changed, and asked after each whether the rest can be skipped. */
type OnLooker = { readonly onStep: (step: FieldStep) => void; readonly isEnough: (game: GameState) => boolean };

const NOBODY: OnLooker = { onStep: () => undefined, isEnough: () => false };

/** Plays a quiet game on until nothing more happens in the field, and returns the game at that moment. (DFD-3) */
export function playOn(state: GameState, course: FieldCourse, { onStep, isEnough }: OnLooker = NOBODY): GameState {
  let game = dispatched(state, course);
  while (game.state === 'IN_PROGRESS' && !isEnough(game)) {
    const at = nextEventAt(game);
    if (at === null || isOver(game, course)) break;
    const after = advance(game, at);
    onStep({ before: game, after, at });
    game = dispatched(going(after), course);
  }
  return game;
}

/** Whether only round ends remain, and no order of the field would be found undelivered then. */
function isOver(state: GameState, { player, field }: FieldCourse): boolean {
  const { cars, others } = state.timers;
  if (cars.length > 0 || !others.every((page) => page.every(({ type }) => type === 'ROUND_ENDS'))) return false;
  return [...field.orders].every((id) => {
    const order = findOrder(state, id);
    return order?.player !== player || !isOpen(order);
  });
}

/** Does everything that the field needs now. */
function dispatched(state: GameState, course: FieldCourse): GameState {
  let game = state;
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const action = dutyIn(game, course);
    const next = action === null ? null : afterActions(game, course.player, [action]);
    if (next === null) return game;
    game = next;
  }
  return game;
}

function dutyIn(state: GameState, course: FieldCourse): GameAction | null {
  const me = findPlayer(state, course.player);
  if (me === null || me.status !== 'PLAYING' || state.state !== 'IN_PROGRESS') return null;
  const { seed, library } = state.setup;
  const seat = { player: me.id, level: DISPATCHER, seed, answers: library };
  return dutyOf(lookAtOrders(state, me, seat, course.field.orders), course);
}

/** `look`: with only the field's orders but all cars, since a car is chosen with regard to all that the player holds. */
function dutyOf(look: BotView, { field, drivesOn, unserved }: FieldCourse): GameAction | null {
  const own = look.cars.filter(
    ({ id, shipment }) => field.cars.has(id) || (shipment !== null && field.orders.has(shipment)),
  );
  const served = { ...look, orders: look.orders.filter(({ id }) => id !== unserved) };
  const duty = settleSituations(look) ?? carSent(served) ?? restDrivers({ ...look, cars: own.filter(mayRest) });
  return duty === null ? goOn(look.state, own) : inTime(look.state, duty);

  function mayRest(car: Car): boolean {
    return car.id !== drivesOn || isOverdue(look.state, car, look.state.now);
  }
}

/** Sends a car for an order without one. An order that no car can make is kept: giving it back would be another decision. (DFD-3) */
function carSent(look: BotView): GameAction | null {
  const action = sendCars(look);
  if (action?.action !== 'CANCEL_ORDER') return action;
  return carSent({ ...look, orders: look.orders.filter(({ id }) => id !== action.order) });
}

/**
 * A choice of parking that a person could make: not the place from which a car sets out in this very second, but the last one ahead within the limit, else
 * the first. Under rules that do not allow choosing a rest while a car loads, a driver who has to rest where he has just loaded cannot do so. (DFD-9)
 */
function inTime(state: GameState, action: GameAction): GameAction {
  const car = action.action === 'SELECT_PARKING' ? findCar(state, action.car) : null;
  if (car === null || !isDriving(car.state.action) || hasChange(state.setup, 'REST_CHOSEN_AT_DOCK')) return action;
  const [here, ...onward] = parkingsAhead(state, car, state.now);
  if (here?.metres !== 0 || action.action !== 'SELECT_PARKING' || action.parking !== here.parking.id) return action;
  const next = onward.findLast(({ overrun }) => overrun <= 0) ?? onward[0];
  return next === undefined ? action : { ...action, parking: next.parking.id };
}

/** Sends on a driver who was stopped at the roadside, as soon as he can reach a parking or the end of his drive within his limits. (DFD-3) */
function goOn(state: GameState, cars: readonly Car[]): GameAction | null {
  const car = cars.find((one) => {
    return (
      one.state.action === 'STOPPED_BY_PLAYER' &&
      parkingsAhead(state, one, state.now).some(({ overrun }) => overrun <= 0)
    );
  });
  return car === undefined ? null : { action: 'SELECT_PARKING', car: car.id, parking: 'GO' };
}
