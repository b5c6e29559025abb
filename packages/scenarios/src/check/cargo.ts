import { type CargoTrait, type CarType, TRAIT_TYPES } from '@fracht/engine';
import { error, type Finding, when } from './finding.ts';

type OfCargo = { readonly types: readonly CarType[]; readonly cargo?: CargoTrait | undefined };

/** Properties that only the cargo of one type has, so that texts for other types cannot name them. */
const OF_TYPE: Readonly<Record<string, CarType>> = { '{un_number}': 'ADR', '{cargo_width}': 'PG' };

/**
 * A cargo that none of the cars, or not all of them, can carry; and placeholders for properties that the cargo of another car type does not have.
 * (CHK-13)
 */
export function checkCargo(item: OfCargo): readonly Finding[] {
  const { types, cargo } = item;
  const carrying = cargo === undefined ? types : types.filter((type) => TRAIT_TYPES[cargo].includes(type));
  const written = JSON.stringify(item);
  const unfilled = Object.entries(OF_TYPE).some(
    ([name, only]) => written.includes(name) && carrying.some((type) => type !== only),
  );
  return [
    ...when(types.length > 0 && carrying.length < types.length, error('CARGO_NEVER', 'cargo')),
    ...when(unfilled, error('PLACEHOLDER_UNFILLED', 'types')),
  ];
}
