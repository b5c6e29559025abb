import {
  type Car,
  carCity,
  carLeg,
  type CityId,
  type GameSeconds,
  type GameState,
  type Km,
  legMetres,
  shortestPath,
} from '@fracht/engine';

/** Km that a car has to drive to a city from where it is; on the road it finishes its leg first. */
export function distanceTo({ setup }: GameState, car: Car, city: CityId, at: GameSeconds): Km {
  const leg = carLeg(car);
  const end = leg?.route.at(-1) ?? carCity(car) ?? car.base;
  const left = leg === null ? 0 : Math.ceil((leg.length - legMetres(car, at)) / 1000);
  return left + shortestPath(setup.world, end, city).distance;
}
