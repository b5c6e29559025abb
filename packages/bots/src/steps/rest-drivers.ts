import {
  type Car,
  type GameAction,
  type ParkingAhead,
  isDriving,
  isOverdue,
  parkingsAhead,
  workLimit,
  workingAt,
} from '@fracht/engine';
import type { Look, Step } from '../look.ts';

/** Share of the working time past which a driver who stands in a city sleeps before setting out. */
const TIRED = 0.85;

/** Finds a bed for the first driver who needs one. */
export const restDrivers: Step = (look) => {
  for (const car of look.cars) {
    const action = restOnTheWay(look, car) ?? restInTheCity(look, car);
    if (action !== null) return action;
  }
  return null;
};

function restOnTheWay(look: Look, car: Car): GameAction | null {
  const { state, temper } = look;
  const { action } = car.state;
  if (!isDriving(action) || action === 'DRIVING_TO_SLEEP') return null;
  const ahead = parkingsAhead(state, car, state.now);
  const last = ahead.at(-1);
  if (last === undefined || last.overrun <= 0) return null;
  if (temper.rests === 'PAST_THE_LIMIT' && !isOverdue(state, car, state.now)) return null;
  const stop = bedFor(look, car, ahead);
  return stop === undefined ? null : { action: 'SELECT_PARKING', car: car.id, parking: stop.parking.id };
}

/** The last guarded one within the limit for cargo worth guarding, else the last within it, else the first of all. */
function bedFor({ temper }: Look, { type }: Car, ahead: readonly ParkingAhead[]): ParkingAhead | undefined {
  const within = ahead.filter((stop) => stop.overrun <= 0);
  const isSensitive = type === 'ADR' || type === 'ATP';
  const guarded = temper.guards && isSensitive ? within.filter((stop) => stop.parking.guarded).at(-1) : undefined;
  return guarded ?? within.at(-1) ?? ahead[0];
}

function restInTheCity({ state, temper }: Look, car: Car): GameAction | null {
  const { state: doing } = car;
  if (temper.rests === 'PAST_THE_LIMIT' || doing.action !== 'FREE_BOOKED') return null;
  const isTired = workingAt(state, car, state.now) >= workLimit(state.setup.settings) * TIRED;
  return isTired ? { action: 'SELECT_PARKING', car: car.id, parking: `city-${doing.at}` } : null;
}
