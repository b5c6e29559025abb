import { isOverdue, offeredOrders, type Car, type GameSeconds, type GameState } from '@fracht/engine';
import { carActionLabels, gameText, overdueLabel } from '@fracht/content';
import { carPlace } from '../parts/car-place.ts';
import { placeWords } from '../parts/place-words.ts';
import { isOnMap } from '../parts/is-on-map.ts';
import { standsIn } from '../parts/stands-in.ts';

/** What a car does, and for the viewer's own also where it is. (MAP-8) */
export function carWords(game: GameState, car: Car, player: string, now: GameSeconds): string {
  const state = isOverdue(game, car, now) ? overdueLabel : carActionLabels[car.state.action];
  if (car.player !== player) return gameText.map.car(car.id, state);
  return gameText.map.carAt(car.id, state, placeWords(game.setup.world, carPlace(game, car, now)));
}

/** How many orders are offered in each city, by its id. */
export function ordersByCity(game: GameState): readonly number[] {
  return counts(
    game,
    offeredOrders(game).map(({ base }) => base),
  );
}

/** How many company cars are free in each city, by its id. */
export function freeCarsByCity(game: GameState): readonly number[] {
  const bases = game.cars.filter(({ gone, state }) => !gone && state.action === 'FREE').map(({ base }) => base);
  return counts(game, bases);
}

/** How many trucks are in each city, by its id. */
export function trucksByCity(game: GameState): readonly number[] {
  const cities = game.cars.filter(isOnMap).flatMap((car) => standsIn(game, car) ?? []);
  return counts(game, cities);
}

function counts({ setup }: GameState, cities: readonly number[]): readonly number[] {
  const found = setup.world.cities.map(() => 0);
  for (const city of cities) found[city] = (found[city] ?? 0) + 1;
  return found;
}
