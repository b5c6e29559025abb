import {
  carCity,
  carLeg,
  carPosition,
  isSleeping,
  shortestPath,
  type Car,
  type CityId,
  type GameSeconds,
  type GameState,
  type Km,
} from '@fracht/engine';

/** The whereabouts of a car, as data for the words of a list. */
export type CarWhereabouts =
  | { readonly kind: 'base'; readonly city: CityId }
  | { readonly kind: 'away'; readonly city: CityId; readonly toBase: Km }
  | { readonly kind: 'parking'; readonly city: CityId }
  | { readonly kind: 'before'; readonly city: CityId; readonly km: Km; readonly isAsleep: boolean }
  | { readonly kind: 'ferry'; readonly city: CityId };

/** The whereabouts of a car at a moment: a city, or the km left to the next city of its route. */
export function carPlace(state: GameState, car: Car, at: GameSeconds): CarWhereabouts {
  const city = carCity(car);
  if (city !== null) return inCity(state, car, city);
  const leg = carLeg(car);
  if (leg === null) return { kind: 'base', city: car.base };
  if (leg.sailing !== null) return { kind: 'ferry', city: leg.route.at(-1) ?? car.base };
  const isAsleep = isSleeping(car.state.action);
  return { kind: 'before', ...nextCity(state, leg.route, carPosition(state, car, at).metres), isAsleep };
}

function inCity(state: GameState, car: Car, city: CityId): CarWhereabouts {
  if (isSleeping(car.state.action)) return { kind: 'parking', city };
  if (city === car.base) return { kind: 'base', city };
  return { kind: 'away', city, toBase: shortestPath(state.setup.world, city, car.base).distance };
}

function nextCity(
  state: GameState,
  route: readonly CityId[],
  metres: number,
): { readonly city: CityId; readonly km: Km } {
  let reached = 0;
  for (const [index, from] of route.entries()) {
    const to = route[index + 1];
    if (to === undefined) return { city: from, km: 0 };
    reached += shortestPath(state.setup.world, from, to).distance * 1000;
    if (reached > metres) return { city: to, km: Math.ceil((reached - metres) / 1000) };
  }
  return { city: route.at(-1) ?? 0, km: 0 };
}
