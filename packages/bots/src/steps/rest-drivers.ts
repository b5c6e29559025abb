import {
  type Car,
  type GameAction,
  type Leg,
  type ParkingAhead,
  isDriving,
  isOverdue,
  parkingsAhead,
  secondsFor,
  workLimit,
  workingAt,
} from '@fracht/engine';
import type { BotView, DispatchStep } from '../look.ts';

/** Share of the work time beyond which a driver who stands in a city sleeps before setting out. */
const TIRED = 0.85;
/** Seconds that rounding up each stretch of a way may add up to. */
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

/** Whether a driver on the road passes the limit before the end of the drive. */
export function needsBed(look: Pick<BotView, 'state'>, car: Car): boolean {
  if (!isDriving(car.state.action) || car.state.action === 'DRIVING_TO_SLEEP' || !('leg' in car.state)) return false;
  const known = NEEDS_BED.get(car) ?? comesPastLimit(look, car, car.state.leg);
  NEEDS_BED.set(car, known);
  return known;
}

/** First a quick bound: a driver who has time for the whole way without a rest, sea included, needs no parking. Then the exact answer. */
function comesPastLimit({ state }: Pick<BotView, 'state'>, car: Car, leg: Leg): boolean {
  const atMost = car.working + secondsFor(leg.length - leg.from + Math.max(0, leg.extra), leg.speed) + ROUNDED;
  if (atMost <= workLimit(state.setup.settings)) return false;
  return (parkingsAhead(state, car, leg.since).at(-1)?.overrun ?? 0) > 0;
}

/** For sensitive cargo the last guarded parking within the limit; else the last one within it; else the first of all. */
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
  if (planning.rests === 'PAST_THE_LIMIT' || doing.action !== 'FREE_BOOKED') return null;
  const isTired = workingAt(state, car, state.now) >= workLimit(state.setup.settings) * TIRED;
  return isTired ? { action: 'SELECT_PARKING', car: car.id, parking: `city-${doing.at}` } : null;
}
