import { CARGO_TRAITS, TRAIT_TYPES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { checkCargo } from './cargo.ts';

const codes = (item: Parameters<typeof checkCargo>[0]) => checkCargo(item).map(({ code, level }) => [code, level]);

test.each(CARGO_TRAITS)(
  '[CHK-13] a cargo that is %s fits the cars that carry such, and no other beside them',
  (cargo) => {
    expect(codes({ types: TRAIT_TYPES[cargo], cargo })).toEqual([]);
    const others = (['ST', 'ATP', 'ADR', 'PG'] as const).filter((type) => !TRAIT_TYPES[cargo].includes(type));
    for (const type of others)
      expect(codes({ types: [...TRAIT_TYPES[cargo], type], cargo })).toEqual([['CARGO_NEVER', 'error']]);
  },
);

test('[CHK-13] a UN number is a word of ADR alone, a width of PG alone, a name of any cargo', () => {
  const written = (types: Parameters<typeof checkCargo>[0]['types'], description: string) => {
    const item = { types, description };
    return codes(item);
  };
  expect(written(['ADR'], 'UN {un_number}')).toEqual([]);
  expect(written(['ADR', 'ST'], 'UN {un_number}')).toEqual([['PLACEHOLDER_UNFILLED', 'error']]);
  expect(written(['PG'], '{cargo_width} m')).toEqual([]);
  expect(written(['PG', 'ADR'], '{cargo_width} m')).toEqual([['PLACEHOLDER_UNFILLED', 'error']]);
  expect(written(['ST', 'ATP', 'ADR', 'PG'], '{cargo}, {cargo_of}')).toEqual([]);
});
