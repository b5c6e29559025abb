import { metresAt, positionOnRoute } from '../drive/leg.ts';
import type { Car, GameState } from '../state.ts';
import type { GameSeconds, Metres } from '../units.ts';
import { type Position, landAt, positionAt } from '../world/along.ts';
import { landOfCity } from '../world/lookup.ts';
import { routeOf } from '../world/route.ts';
import type { Land } from '../world/world.ts';
import { carCity, carLeg } from './car.ts';

/** Where a car is on the map, and how many metres into its leg, if it has one. */
export type CarPosition = Position & { readonly metres: Metres };

/** Where a car is at a moment, computed from its leg; `dx`, `dy` is the direction of travel, 0 in a city. (CAR-2) */
export function carPosition({ setup }: GameState, car: Car, at: GameSeconds): CarPosition {
  const leg = carLeg(car);
  if (leg === null) return { ...positionAt(setup.world, [carCity(car) ?? car.base], 0), metres: 0 };
  const metres = legMetres(car, at);
  const place = 'leg' in car.state ? positionOnRoute(setup.world, leg, at) : positionAt(setup.world, leg.route, metres);
  return { ...place, metres };
}

/** How many metres of its leg a car has driven at a moment; constant while it stands. 0 in a city. (DRV-2) */
export function legMetres(car: Car, at: GameSeconds): Metres {
  if ('leg' in car.state) return metresAt(car.state.leg, at);
  return carLeg(car)?.from ?? 0;
}

/** The country a car is in now. (WLD-4) */
export function carLand(state: GameState, car: Car): Land {
  const { world } = state.setup;
  const leg = carLeg(car);
  if (leg === null) return landOfCity(world, carCity(car) ?? car.base);
  return landAt(routeOf(world, leg.route), legMetres(car, state.now));
}
