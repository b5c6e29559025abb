import { type BotView, lookAtOrders, restDrivers, sendCars, settleSituations } from '@fracht/bots';
import {
  type Car,
  type CarId,
  type GameAction,
  type GameSeconds,
  type GameState,
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

/** How everything goes on after a decision and its alternatives alike: as a dispatcher would who knows every answer and rests drivers in time. (DFD-3) */
const DISPATCHER = { knows: 1, plans: 'PAY_FOR_TIME', looksEvery: 120 } as const;

/** The most actions at one moment; more would mean that they run in circles. */
const MOST_AT_ONCE = 20;

export type FieldCourse = {
  readonly player: PlayerId;
  readonly field: DecisionField;
  /** The car whose driver is sent to no rest before the limit of work time; null: none. */
  readonly drivesOn: CarId | null;
};

/** The game after each step of a course: an event or an action. */
export type FieldStep = { readonly before: GameState; readonly after: GameState; readonly at: GameSeconds };

/** Who looks on while a game is played on: told of every event and of what it changed, and asked after each whether the rest need not be played. */
type OnLooker = { readonly onStep: (step: FieldStep) => void; readonly isEnough: (game: GameState) => boolean };

const NOBODY: OnLooker = { onStep: () => undefined, isEnough: () => false };

/** Plays a quiet game on until nothing more comes of the field, and gives the game at that moment. (DFD-3) */
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

/** Whether only rounds are still to come, and no order of the field that would be found undelivered at their end. */
function isOver(state: GameState, { player, field }: FieldCourse): boolean {
  const { cars, others } = state.timers;
  if (cars.length > 0 || !others.every((page) => page.every(({ type }) => type === 'ROUND_ENDS'))) return false;
  return [...field.orders].every((id) => {
    const order = findOrder(state, id);
    return order?.player !== player || !isOpen(order);
  });
}

/** Does all that the field needs now. */
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

/** `look`: with the orders of the field alone, but all cars, since a car is chosen with a view of all that the player holds. */
function dutyOf(look: BotView, { field, drivesOn }: FieldCourse): GameAction | null {
  const own = look.cars.filter(
    ({ id, shipment }) => field.cars.has(id) || (shipment !== null && field.orders.has(shipment)),
  );
  const duty = settleSituations(look) ?? sendCars(look) ?? restDrivers({ ...look, cars: own.filter(mayRest) });
  return duty === null ? goOn(look.state, own) : inTime(look.state, duty);

  function mayRest(car: Car): boolean {
    return car.id !== drivesOn || isOverdue(look.state, car, look.state.now);
  }
}

/**
 * A choice of parking that can be made by hand: not that of the place where a car sets out in this very second, but the last one ahead within the limit, else
 * the first. By rules under which no rest can be chosen while a car loads, whoever has to rest where he has just loaded cannot. (DFD-9)
 */
function inTime(state: GameState, action: GameAction): GameAction {
  const car = action.action === 'SELECT_PARKING' ? findCar(state, action.car) : null;
  if (car === null || !isDriving(car.state.action) || hasChange(state.setup, 'REST_CHOSEN_AT_DOCK')) return action;
  const [here, ...onward] = parkingsAhead(state, car, state.now);
  if (here?.metres !== 0 || action.action !== 'SELECT_PARKING' || action.parking !== here.parking.id) return action;
  const next = onward.findLast(({ overrun }) => overrun <= 0) ?? onward[0];
  return next === undefined ? action : { ...action, parking: next.parking.id };
}

/** Sends a driver on who was stopped at the roadside, as soon as he comes to a parking or to the end of his drive within his limits. (DFD-3) */
function goOn(state: GameState, cars: readonly Car[]): GameAction | null {
  const car = cars.find((one) => {
    return (
      one.state.action === 'STOPPED_BY_PLAYER' &&
      parkingsAhead(state, one, state.now).some(({ overrun }) => overrun <= 0)
    );
  });
  return car === undefined ? null : { action: 'SELECT_PARKING', car: car.id, parking: 'GO' };
}
