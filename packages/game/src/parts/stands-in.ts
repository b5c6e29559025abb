import { carCity, findParking, type Car, type CityId, type GameState } from '@fracht/engine';

/** The city in which a car is, including one of its parkings; null on the road. */
export function standsIn(game: GameState, car: Car): CityId | null {
  return carCity(car) ?? sleepingCity(game, car);
}

function sleepingCity(game: GameState, { state }: Car): CityId | null {
  if (state.action !== 'SLEEPING' && state.action !== 'SLEEPING_GUARDED') return null;
  return findParking(game.setup.world, state.parking)?.city ?? null;
}
