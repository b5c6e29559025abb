import type { CarType } from '../car-types.ts';
import type { Car } from '../state.ts';

/** The properties of which a new car is made. */
export type CarTerms = Pick<Car, 'id' | 'type' | 'base' | 'driver'>;

/** A company car, FREE for everybody at its base. (NEW-3) */
export function companyCar(terms: CarTerms): Car {
  return { ...blank(terms), state: { action: 'FREE', at: terms.base } };
}

/** A subcontractor's car as a player hires it: AVAILABLE at its base. (NEW-4) */
export function subcontractorCar(terms: CarTerms, player: Car['player']): Car {
  return { ...blank(terms), subcontractor: true, player, state: { action: 'AVAILABLE', at: terms.base } };
}

/** The id of the n-th car of a type, counted from 1: ST-01. (NEW-3) */
export function carNumberId(type: CarType, number: number): string {
  return `${type}-${String(number).padStart(2, '0')}`;
}

function blank({ id, type, base, driver }: CarTerms): Omit<Car, 'state'> {
  return {
    id,
    type,
    base,
    subcontractor: false,
    driver,
    player: null,
    shipment: null,
    shipmentLoaded: false,
    working: 0,
    euCourses: 0,
    home: 0,
    abroad: 0,
    checks: 0,
    crashDraws: 0,
    warned: false,
    gone: false,
  };
}
