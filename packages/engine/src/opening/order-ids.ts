import type { Dice } from '../dice.ts';
import type { CityId, OrderId } from '../units.ts';
import { cityOf } from '../world/lookup.ts';
import type { World } from '../world/world.ts';

const NUMBERS = 999;

/**
 * Gives ids such as POZ/1126/0410: the loading city's code, month and year of `day` (YYYY-MM-DD), four digits ending in 0.
 * No id occurs twice; beyond 999 orders of one city the number grows longer. (ORD-7)
 */
export function orderIdsFor(world: World, dice: Dice, day: string): (city: CityId) => OrderId {
  const month = `${day.slice(5, 7)}${day.slice(2, 4)}`;
  const taken = new Map<CityId, Set<number>>();
  return (city) => {
    const numbers = taken.get(city) ?? new Set();
    taken.set(city, numbers);
    const number = freeNumber(numbers, 1 + dice.below(NUMBERS));
    numbers.add(number);
    return `${cityOf(world, city).code}/${month}/${String(number).padStart(3, '0')}0`;
  };
}

function freeNumber(numbers: ReadonlySet<number>, drawn: number): number {
  if (numbers.size >= NUMBERS) return numbers.size + 1;
  let number = drawn;
  while (numbers.has(number)) number = (number % NUMBERS) + 1;
  return number;
}
