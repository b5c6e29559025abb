import type { CarType } from './car-types.ts';

/**
 * Properties of a cargo, for situations that can happen only to such cargo: counted in pallets; so heavy that it is close to the weight limit;
 * one unpacked piece; food; fresh beef or pork; quick-frozen food; motor fuel in a tank; petrol in a tank; a corrosive liquid in drums.
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

/** The types of cars whose cargo can have the trait; which goods have it is part of the world's data. */
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
