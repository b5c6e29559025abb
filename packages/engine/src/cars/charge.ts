import { happen } from '../happenings/happen.ts';
import { hasChange } from '../rules-version.ts';
import { carSetting } from '../settings.ts';
import type { Settings } from '../settings.ts';
import type { Car, DrivingAction, GameSetup, GameState, Leg } from '../state.ts';
import { type Grosze, type Metres, grosze } from '../units.ts';

/** Metres driven in Poland and abroad. */
export type Driven = { readonly home: Metres; readonly abroad: Metres };

/**
 * What a company car's driven metres cost, in grosze rounded half up; driving empty costs only the type's `empty_share`
 * percent. (PAY-2)
 */
export function drivenCost(settings: Settings, { type }: Car, driven: Driven, action: DrivingAction): Grosze {
  const rate = grosze(carSetting(settings, type, 'cost'));
  const share = action === 'DRIVING_EMPTY' ? carSetting(settings, type, 'empty_share') : 100;
  return perKm(driven, rate, abroadExtra(settings, type), share);
}

/** What a subcontractor's metres cost, without the minimum, in grosze rounded half up. (PAY-3) */
export function subcontractorCost(settings: Settings, { type }: Car, driven: Driven): Grosze {
  return perKm(driven, grosze(carSetting(settings, type, 'price')), abroadExtra(settings, type), 100);
}

/**
 * Whether the subcontractor's price covers everything that the drive costs: he bears his own parking charges, and ferry tickets are part of his
 * pay. Under rules before version 13 the player who hired him pays both on top of the price. (PAY-3, SLP-1)
 */
export function isAllIn(
  setup: Pick<GameSetup, 'rulesVersion'>,
  { subcontractor }: Pick<Car, 'subcontractor'>,
): boolean {
  return subcontractor && hasChange(setup, 'HIRE_IS_ALL_IN');
}

/**
 * Charges a leg: a company car's kilometres are paid by the player at once; a subcontractor's are added up until it leaves. Returns the
 * car with nothing left to charge on `leg`. (PAY-2, PAY-3)
 */
export function chargeLeg(state: GameState, car: Car, leg: Leg, action: DrivingAction): { state: GameState; car: Car } {
  if (car.subcontractor) {
    return { state, car: { ...car, home: car.home + leg.home, abroad: car.abroad + leg.abroad } };
  }
  const cost = drivenCost(state.setup.settings, car, leg, action);
  if (cost === 0 || car.player === null) return { state, car };
  const { player, id, shipment: order } = car;
  return { state: happen(state, { what: 'LEG_CHARGED', player, car: id, order, money: -cost }), car };
}

function abroadExtra(settings: Settings, type: Car['type']): Grosze {
  return grosze(carSetting(settings, type, 'cost_abroad'));
}

function perKm({ home, abroad }: Driven, rate: Grosze, extra: Grosze, share: number): Grosze {
  return Math.floor(((home * rate + abroad * (rate + extra)) * share) / 100_000 + 0.5);
}
