import type { Car, DrivingAction, GameState, Leg } from '../state.ts';
import { drivenSeconds, pastAt, restartLeg, stopLeg, startLeg, stretchEndsAt } from '../drive/leg.ts';
import { hasChange } from '../rules-version.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { carSetting } from '../settings.ts';
import { lastBreakAt } from './pauses.ts';
import type { CityId, GameSeconds, Metres, CarPlace } from '../units.ts';
import { carAt } from './car.ts';
import { withCar } from './with-car.ts';

/** Sends a standing car from one city to another by the shortest path. (DRV-1) */
export function setOut(state: GameState, index: CarPlace, action: DrivingAction, from: CityId, to: CityId): GameState {
  const car = carAt(state, index);
  const { world, settings } = state.setup;
  const speed = carSetting(settings, car.type, 'car_speed');
  const leg = startLeg(world, shortestPath(world, from, to).cities, speed, state.now);
  return withCar(state, index, { ...car, state: { action, leg } });
}

/** Stops a car on its leg now and records its driving time and the metres driven so far. A car at sea stays as it is. (DRV-2) */
export function stopCarOnLeg(state: GameState, car: Car, leg: Leg): { readonly car: Car; readonly leg: Leg } {
  if (leg.sailing !== null || !('leg' in car.state)) return { car, leg };
  const { setup, now } = state;
  return {
    car: { ...withBreakSoFar(car, leg, now), working: car.working + drivenSeconds(leg, now) },
    leg: stopLeg(setup.world, leg, now, hasChange(setup, 'STOP_KEEPS_PLACE') ? pastAt(leg, now) : 0),
  };
}

/** Sets a stopped leg going from now, to the next port, its end, or `stop`; a leg at sea stays as it is. (DRV-2) */
export function restartLegNow(state: GameState, leg: Leg, stop?: Metres): Leg {
  return leg.sailing === null ? restartLeg(state.setup.world, leg, state.now, stop) : leg;
}

/** The car with the last break its driver took on this leg. (BRK-3) */
function withBreakSoFar(car: Car, leg: Leg, now: GameSeconds): Car {
  if (leg.pauses === undefined) return car;
  const { breakAt } = lastBreakAt(car, Math.min(now, stretchEndsAt(leg)));
  return breakAt === undefined ? car : { ...car, breakAt };
}
