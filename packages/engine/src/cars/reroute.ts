import { startLeg } from '../drive/leg.ts';
import { carSetting } from '../settings.ts';
import type { Car, Driving, GameState, Leg } from '../state.ts';
import type { CityId, CarPlace } from '../units.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { World } from '../world/world.ts';
import { carAt, carCity, carLeg, inState } from './car.ts';
import { replaceLeg } from './close-leg.ts';
import { restartLegNow, stopCarOnLeg } from './drive.ts';
import { driveKind } from './doing.ts';
import { withCar } from './with-car.ts';

/**
 * Sends a loaded car to another city. `turn` makes the new leg of a car on the road, and a chosen parking is dropped; a car in a city sets out
 * again from there; one that sleeps or stands does so afterwards. (EFF-9, EFF-14)
 */
export function reroute(
  state: GameState,
  index: CarPlace,
  to: CityId,
  turn: (world: World, leg: Leg) => Leg,
): GameState {
  const car = carAt(state, index);
  const leg = carLeg(car);
  if (leg === null) return fromCity(state, index, to);
  const { car: still, leg: settled } = stopCarOnLeg(state, car, leg);
  const turned = turn(state.setup.world, settled);
  const action = driveKind(still);
  if (action === null) return withCar(state, index, replaceLeg(still, turned));
  return withCar(state, index, inState(still, { action, leg: restartLegNow(state, turned) }));
}

function fromCity(state: GameState, index: CarPlace, to: CityId): GameState {
  const car = carAt(state, index);
  const drive = driveTo(state, car, carCity(car) ?? car.base, to);
  const doing = 'then' in car.state && car.state.action !== 'DRIVING_TO_SLEEP' ? { ...car.state, then: drive } : drive;
  return withCar(state, index, inState(car, doing));
}

function driveTo({ setup, now }: GameState, { type }: Car, from: CityId, to: CityId): Driving {
  const route = shortestPath(setup.world, from, to).cities;
  const leg = startLeg(setup.world, route, carSetting(setup.settings, type, 'car_speed'), now);
  return { action: 'DRIVING_WITH_SHIPMENT', leg };
}
