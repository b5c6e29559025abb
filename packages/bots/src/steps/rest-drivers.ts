import {
  type Car,
  type CarState,
  type GameAction,
  type GameSeconds,
  type GameState,
  type InCity,
  type Leg,
  type Order,
  type ParkingAhead,
  dayEndsAt,
  findOrder,
  isDriving,
  isOverdue,
  parkingsAhead,
  planDelivery,
  restAhead,
  secondsFor,
  workLimit,
  workingAt,
} from '@fracht/engine';
import type { BotView, DispatchStep } from '../look.ts';

/** The share of work time from which on a driver who is in a city sleeps before setting out. */
const TIRED = 0.85;
/** Longer than loading or unloading together with a short crossing. */
const HALF_A_DAY = 12 * 3600;
/** How many seconds rounding up each stretch of a route may add up to. */
const ROUNDED = 30;

/** Cache of `needsBed`: the answer changes only with the car object. */
const NEEDS_BED = new WeakMap<Car, boolean>();

/** Sends the first driver who needs a rest to a parking. */
export const restDrivers: DispatchStep = (look) => {
  for (const car of look.cars) {
    const action = restOnTheWay(look, car) ?? restInTheCity(look, car);
    if (action !== null) return action;
  }
  return null;
};

function restOnTheWay(look: BotView, car: Car): GameAction | null {
  const { state, planning } = look;
  if (!needsBed(look, car)) return null;
  if (planning.rests === 'PAST_THE_LIMIT' && !isOverdue(state, car, state.now)) return null;
  const stop = bedFor(look, car, parkingsAhead(state, car, state.now));
  return stop === undefined ? null : { action: 'SELECT_PARKING', car: car.id, parking: stop.parking.id };
}

/** Whether a driver on the road exceeds the limit before the end of the drive. */
export function needsBed(look: Pick<BotView, 'state'>, car: Car): boolean {
  if (!isDriving(car.state.action) || car.state.action === 'DRIVING_TO_SLEEP' || !('leg' in car.state)) return false;
  const known = NEEDS_BED.get(car) ?? comesPastLimit(look, car, car.state.leg);
  NEEDS_BED.set(car, known);
  return known;
}

/** First a quick bound: a driver who has time for the whole route without a rest, including the sea, needs no parking. Then the exact answer. */
function comesPastLimit({ state }: Pick<BotView, 'state'>, car: Car, leg: Leg): boolean {
  const driving = secondsFor(leg.length - leg.from + Math.max(0, leg.extra), leg.speed) + ROUNDED;
  const isFar = car.working + driving > workLimit(state.setup.settings);
  if (!isFar && !mayOutlastDay(state, car, leg.since + driving)) return false;
  return (parkingsAhead(state, car, leg.since).at(-1)?.overrun ?? 0) > 0 || restsByPlan(state, car, leg.since);
}

/**
 * Whether a driver who drives on until then may be short of time to load or unload within the day: whether less than half a day is left, which allows
 * for a ferry or a wait.
 */
function mayOutlastDay({ setup }: GameState, car: Car, until: GameSeconds): boolean {
  const end = dayEndsAt(setup.settings, car);
  return end !== null && until + HALF_A_DAY > end;
}

/** Whether the plan of the car's order has a rest on the present drive, so that there is time within the day to unload. (DAY-4) */
function restsByPlan(state: GameState, car: Car, at: GameSeconds): boolean {
  const order = orderOf(state, car);
  return order !== null && restAhead(planDelivery(state, car, order, at)) !== null;
}

function orderOf(state: GameState, car: Car): Order | null {
  return car.shipment === null ? null : findOrder(state, car.shipment);
}

/** For sensitive cargo the last guarded parking within the limit; otherwise the last one within it; otherwise the first of all. */
function bedFor(
  { planning: { guards } }: BotView,
  { type }: Car,
  ahead: readonly ParkingAhead[],
): ParkingAhead | undefined {
  const within = ahead.filter((stop) => stop.overrun <= 0);
  const isSensitive = type === 'ADR' || type === 'ATP';
  const isWanted = ({ parking }: ParkingAhead): boolean =>
    guards === 'NEVER' ? !parking.guarded : guards === 'SPECIAL_CARGO' && isSensitive && parking.guarded;
  return within.findLast(isWanted) ?? within.at(-1) ?? ahead[0];
}

function restInTheCity({ state, planning }: BotView, car: Car): GameAction | null {
  const { state: doing } = car;
  if (planning.rests === 'PAST_THE_LIMIT' || !isBooked(doing)) return null;
  const isTired =
    doing.action === 'FREE_BOOKED' && workingAt(state, car, state.now) >= workLimit(state.setup.settings) * TIRED;
  if (!isTired && !sleepsByPlan(state, car)) return null;
  return { action: 'SELECT_PARKING', car: car.id, parking: `city-${doing.at}` };
}

type Booked = Extract<InCity, { readonly action: 'FREE_BOOKED' | 'WAITING_FOR_LOADING' | 'WAITING_FOR_UNLOADING' }>;

function isBooked(state: CarState): state is Booked {
  return ['FREE_BOOKED', 'WAITING_FOR_LOADING', 'WAITING_FOR_UNLOADING'].includes(state.action);
}

/** Whether the plan of the car's order has the driver sleep in this city before anything else, so that work ends within the day. (DAY-4) */
function sleepsByPlan(state: GameState, car: Car): boolean {
  const order = car.dutySince === undefined ? null : orderOf(state, car);
  if (order === null) return false;
  const first = planDelivery(state, car, order, state.now).steps.find(({ activity }) => activity !== 'PREPARE');
  return first?.activity === 'REST' && first.parking === null;
}
