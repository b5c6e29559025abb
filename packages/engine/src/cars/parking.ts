import type { Car, GameState, Leg } from '../state.ts';
import type { Metres, ParkingId } from '../units.ts';
import { parkingAhead } from '../world/along.ts';
import { routeOf } from '../world/route.ts';
import { carLeg } from './car.ts';
import { legMetres } from './place.ts';

/** Where on the way the chosen parking of a car that drives to sleep lies, in metres. (SLP-4) */
export function stopMetres(
  { setup }: GameState,
  { leg, parking }: { readonly leg: Leg; readonly parking: ParkingId },
): Metres {
  return parkingAhead(routeOf(setup.world, leg.route), parking, ashoreMetres(leg, leg.from)) ?? leg.length;
}

/** Where a parking lies ahead of a car on its leg, beyond the landing while it sails; null when behind, elsewhere or on no leg. (SLP-4) */
export function metresToParking(state: GameState, car: Car, parking: ParkingId): Metres | null {
  const leg = carLeg(car);
  if (leg === null) return null;
  const here = ashoreMetres(leg, legMetres(car, state.now));
  const metres = parkingAhead(routeOf(state.setup.world, leg.route), parking, here);
  return metres !== null && metres <= leg.length ? metres : null;
}

/** Does a parking lie on the car's way at all? (SLP-4) */
export function isOnWay(state: GameState, car: Car, parking: ParkingId): boolean {
  const leg = carLeg(car);
  return leg !== null && parkingAhead(routeOf(state.setup.world, leg.route), parking, 0) !== null;
}

function ashoreMetres(leg: Leg, metres: Metres): Metres {
  return leg.sailing === null ? metres : leg.until;
}
