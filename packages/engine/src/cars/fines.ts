import { happen } from '../happenings/happen.ts';
import type { Settings } from '../settings.ts';
import type { GameState } from '../state.ts';
import { type Grosze, type Seconds, grosze, type CarPlace } from '../units.ts';
import type { Land } from '../world/world.ts';
import { carAt } from './car.ts';
import { carLand } from './place.ts';
import { isDayAlone, overrunAt } from './work.ts';

/**
 * The fine for driving `over` seconds past the limit of driving time or the end of the day, in grosze: by country and per started hour, never
 * above the maximum. (PAY-5)
 */
export function overdueFine(settings: Settings, land: Land, over: Seconds): Grosze {
  const hour = Math.floor(Math.max(0, over) / 3600) + 1;
  const [first, second, further] =
    land === 'PL'
      ? [settings.fine_home_first, settings.fine_home_second, settings.fine_home_further]
      : [settings.fine_abroad_first, settings.fine_abroad_second, settings.fine_abroad_further];
  if (hour === 1) return grosze(Math.min(first, settings.fine_cap));
  return grosze(Math.min(second + (hour - 2) * further, settings.fine_cap));
}

/** The fine that this car would get now by the tariff, in grosze. (PAY-5) */
export function fineNow(state: GameState, index: CarPlace): Grosze {
  const { settings } = state.setup;
  const car = carAt(state, index);
  return overdueFine(settings, carLand(state, car), overrunAt(state, car, state.now));
}

/** The car's player pays a fine for exceeded working time. `money` is in grosze and positive. (PAY-5) */
export function withFine(state: GameState, index: CarPlace, money: Grosze): GameState {
  const car = carAt(state, index);
  if (car.player === null) return state;
  const what = isDayAlone(state, car, state.now) ? 'DAY_FINED' : 'FINED';
  return happen(state, { what, player: car.player, car: car.id, order: car.shipment, money: -money });
}
