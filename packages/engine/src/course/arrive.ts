import type { CarPlace, CityId } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import type { DrivingAction, GameState } from '../state.ts';
import { takeOver } from '../situations/take-over.ts';
import { carAt } from '../cars/car.ts';
import { chargeLeg } from '../cars/charge.ts';
import { driveKind } from '../cars/doing.ts';
import { idle } from '../cars/idle.ts';
import { reportForLoading, reportForUnloading } from './report.ts';
import { withCarInListOnly } from '../cars/with-car.ts';

/** What a car does at the end of each kind of drive. (CAR-5, CAR-8, CAR-11) */
const ARRIVALS: Readonly<Record<DrivingAction, (state: GameState, index: CarPlace, city: CityId) => GameState>> = {
  DRIVING_TO_SHIPMENT: reportForLoading,
  DRIVING_WITH_SHIPMENT: reportForUnloading,
  DRIVING_EMPTY: arriveEmpty,
  DRIVING_ASSISTANCE: takeOver,
};

/** A car has reached the end of its leg: the leg is charged, and the car continues with what follows that kind of drive. (DRV-3) */
export function arrive(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const action = driveKind(car);
  if (action === null || !('leg' in car.state)) return state;
  const city = car.state.leg.route.at(-1) ?? car.base;
  const charged = chargeLeg(state, car, car.state.leg, action);
  return ARRIVALS[action](withCarInListOnly(charged.state, index, charged.car), index, city);
}

function arriveEmpty(state: GameState, index: CarPlace, city: CityId): GameState {
  const { player, id, base } = carAt(state, index);
  const what = city === base ? 'CAR_RETURNED' : 'CAR_AVAILABLE';
  return happen(idle(state, index, city), { what, player, car: id });
}
