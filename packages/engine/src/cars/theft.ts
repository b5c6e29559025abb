import { happen } from '../happenings/happen.ts';
import type { Car, GameState } from '../state.ts';
import { luckChanceAgain } from '../luck.ts';
import { carSetting } from '../settings.ts';
import { type Percent, type Seconds, grosze, type CarPlace } from '../units.ts';
import { findParking } from '../world/lookup.ts';
import { carAt } from './car.ts';

/** The length of a night in seconds: chances of theft are given per night. (SLP-6) */
const NIGHT: Seconds = 11 * 3600;

/** Draws whether a loaded car was robbed while its driver slept there for that long. (SLP-6) */
export function drawTheft(
  state: GameState,
  index: CarPlace,
  parking: string,
  slept: Seconds,
): { state: GameState; stolen: boolean } {
  const car = carAt(state, index);
  if (!car.shipmentLoaded) return { state, stolen: false };
  const luck = { player: car.player, purpose: 'THEFT', about: [car.shipment ?? car.id] } as const;
  const [stolen, drawn] = luckChanceAgain(state, luck, theftChance(state, car, parking, slept));
  return { state: drawn, stolen };
}

/** The player bears the loss of a theft. (SLP-6) */
export function withTheft(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (car.player === null) return state;
  const money = -grosze(state.setup.settings.theft_loss);
  return happen(state, { what: 'ROBBED', player: car.player, car: car.id, order: car.shipment, money });
}

/** The chance, in percent, that a loaded car is robbed while its driver sleeps for that many seconds at a parking. (SLP-6) */
export function theftChance({ setup }: Pick<GameState, 'setup'>, car: Car, parking: string, slept: Seconds): Percent {
  const { settings, world } = setup;
  const place = findParking(world, parking);
  const factor = carSetting(settings, car.type, 'theft_factor');
  const perNight = place === undefined ? 0 : chanceAt(settings, place);
  return (perNight * factor * slept) / NIGHT;
}

function chanceAt(settings: GameState['setup']['settings'], place: { guarded: boolean; abroad: boolean }): Percent {
  if (place.guarded) return settings.theft_guarded;
  return place.abroad ? settings.theft_unguarded_abroad : settings.theft_unguarded_home;
}
