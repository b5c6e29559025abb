import type { CarType } from './car-types.ts';

/**
 * What a cargo can be like, for situations that happen to such a cargo alone: counted in pallets; so heavy that little is left to the limit; one
 * unpacked piece; food; fresh beef or pork; quick-frozen food; motor fuel in a tank; petrol in a tank; a corrosive liquid in drums.
 */
export const CARGO_TRAITS = [
  'PALLETS',
  'HEAVY',
  'BULKY',
  'FOOD',
  'MEAT',
  'FROZEN',
  'FUEL',
  'PETROL',
  'CORROSIVE',
] as const;
export type CargoTrait = (typeof CARGO_TRAITS)[number];

/** The types of cars whose cargo can be so; which goods are, the world tells. */
export const TRAIT_TYPES: Readonly<Record<CargoTrait, readonly CarType[]>> = {
  PALLETS: ['ST', 'ATP', 'ADR'],
  HEAVY: ['ST', 'ATP', 'ADR', 'PG'],
  BULKY: ['ST', 'PG'],
  FOOD: ['ST', 'ATP'],
  MEAT: ['ATP'],
  FROZEN: ['ATP'],
  FUEL: ['ADR'],
  PETROL: ['ADR'],
  CORROSIVE: ['ADR'],
};
