import type { CarType } from '../car-types.ts';
import type { Dice } from '../dice.ts';
import { carSetting } from '../settings.ts';
import type { GameSetup } from '../state.ts';
import type { Grosze, Percent } from '../units.ts';
import { cityOf } from '../world/lookup.ts';
import type { Lane } from './lanes.ts';

/** Salaries are offered in steps of 0.10 zł per km. */
const SALARY_STEP = 10;

/**
 * The salary (grosze per km, in steps of 0.10 zł) and the penalty (whole percent of the pay), drawn evenly from the type's
 * ranges. An order across the border gets the EU range, multiplied by the factor of its direction, west or east. (ORD-7)
 */
export function drawTerms(
  setup: GameSetup,
  dice: Dice,
  type: CarType,
  lane: Lane,
): { readonly salary: Grosze; readonly penalty: Percent } {
  const { settings } = setup;
  const range = lane.path.eu ? (['salary_eu_min', 'salary_eu_max'] as const) : (['salary_min', 'salary_max'] as const);
  const [low, high] = range.map((name) => Math.floor(carSetting(settings, type, name) * 10 + 0.5));
  const tenths = drawBetween(dice, low ?? 0, high ?? 0);
  const salary = Math.floor(tenths * directionFactor(setup, type, lane) + 0.5) * SALARY_STEP;
  const [least, most] = [carSetting(settings, type, 'penalty_min'), carSetting(settings, type, 'penalty_max')];
  return { salary, penalty: drawBetween(dice, Math.floor(least + 0.5), Math.floor(most + 0.5)) };
}

/**
 * The factor on the salary by direction: transport to the west pays better than the way back. None within Poland. The x coordinate on the map gives
 * the direction.
 */
function directionFactor({ settings, world }: GameSetup, type: CarType, { base, destination, path }: Lane): number {
  if (!path.eu) return 1;
  const isWestbound = cityOf(world, destination).x < cityOf(world, base).x;
  return carSetting(settings, type, isWestbound ? 'west_factor' : 'east_factor');
}

function drawBetween(dice: Dice, low: number, high: number): number {
  return low + dice.below(Math.max(1, high - low + 1));
}
