import { CAR_TYPES, type CarType } from '../car-types.ts';
import { type Dice, diceFrom } from '../dice.ts';
import { randomFrom } from '../random.ts';
import { carSetting } from '../settings.ts';
import type { Car, CarOffer, GameSetup } from '../state.ts';
import type { CityId } from '../units.ts';
import { carNumberId, companyCar } from '../cars/new-car.ts';

/** The fleet of a new game. Depends only on the seed, the settings, the world and the number of students. (NEW-3, NEW-4) */
export type Opening = { readonly cars: readonly Car[]; readonly offers: readonly CarOffer[] };

/**
 * The company's cars and the subcontractors' offers at the start, for that many students. Cars stand in Polish cities, spread evenly in
 * random order; the offers of one type have different bases. (NEW-3, NEW-4)
 */
export function openingFleet(setup: GameSetup, students: number): Opening {
  const dice = diceFrom(randomFrom(setup.seed, 'fleet'));
  const cities = setup.world.cities.filter((city) => !city.abroad).map((city) => city.id);
  const deal = dealer(dice.shuffled(cities));
  const cars = CAR_TYPES.flatMap((type) => carsOfType(type, carCount(setup, type, students), deal, dice));
  return { cars, offers: CAR_TYPES.flatMap((type) => offersOfType(setup, type, dice.shuffled(cities))) };
}

function carCount({ settings }: GameSetup, type: CarType, students: number): number {
  return Math.max(1, Math.floor(students * carSetting(settings, type, 'cars_per_player')));
}

function carsOfType(type: CarType, count: number, deal: () => CityId, dice: Dice): readonly Car[] {
  return Array.from({ length: count }, (_, index) =>
    companyCar({ id: carNumberId(type, index + 1), type, base: deal(), driver: 1 + dice.below(10) }),
  );
}

function offersOfType({ settings }: GameSetup, type: CarType, cities: readonly CityId[]): readonly CarOffer[] {
  return cities
    .slice(0, carSetting(settings, type, 'subcontractors'))
    .map((base, index) => ({ id: `${type}-P${index + 1}`, type, base }));
}

/** Gives the cities in turn, over and over (round robin). */
function dealer(cities: readonly CityId[]): () => CityId {
  let dealt = 0;
  return () => {
    const city = cities[dealt % cities.length];
    if (city === undefined) throw new Error('A world without a Polish city');
    dealt += 1;
    return city;
  };
}
