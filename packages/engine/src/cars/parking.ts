import type { Car, GameState, Leg } from '../state.ts';
import type { Metres, ParkingId } from '../units.ts';
import { parkingAhead } from '../world/along.ts';
import { routeOf } from '../world/route.ts';
import { carLeg } from './car.ts';
import { legMetres } from './place.ts';

/** The position on the route, in metres, of the parking to which a car is driving for a sleep. (SLP-4) */
export function stopMetres(
  { setup }: GameState,
  { leg, parking }: { readonly leg: Leg; readonly parking: ParkingId },
): Metres {
  return parkingAhead(routeOf(setup.world, leg.route), parking, ashoreMetres(leg, leg.from)) ?? leg.length;
}

/**
 * The metres to a parking that lies ahead of a car on its leg (for a car at sea, beyond its landing); null if it is behind, elsewhere, or the car is
 * on no leg. (SLP-4)
 */
export function metresToParking(state: GameState, car: Car, parking: ParkingId): Metres | null {
  const leg = carLeg(car);
  if (leg === null) return null;
  const here = ashoreMetres(leg, legMetres(car, state.now));
  const metres = parkingAhead(routeOf(state.setup.world, leg.route), parking, here);
  return metres !== null && metres <= leg.length ? metres : null;
}

/** Whether a parking lies on the car's way at all. (SLP-4) */
export function isOnWay(state: GameState, car: Car, parking: ParkingId): boolean {
  const leg = carLeg(car);
  return leg !== null && parkingAhead(routeOf(state.setup.world, leg.route), parking, 0) !== null;
}

function ashoreMetres(leg: Leg, metres: Metres): Metres {
  return leg.sailing === null ? metres : leg.until;
}
