import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { cabotageIn } from './cabotage.ts';

test('[ORD-14] an order between two places of one foreign state is cabotage there, and no other is', () => {
  const { world } = aSetup();
  const coded = (wanted: string): number => world.cities.find(({ code }) => code === wanted)?.id ?? -1;
  const between = (base: string, destination: string) =>
    cabotageIn(world, { base: coded(base), destination: coded(destination) });
  expect(between('HAM', 'HAN')).toBe('DE');
  expect(between('MAL', 'GOT')).toBe('SE');
  expect(between('HAM', 'MAL')).toBeNull();
  expect(between('POZ', 'HAM')).toBeNull();
  expect(between('HAM', 'POZ')).toBeNull();
  expect(between('POZ', 'KRA')).toBeNull();
});
