import { howMany } from '@fracht/testing/runs/depth.ts';
import { chanceOf } from '../support/chance.ts';

/** How many of ten cases are tried. */
const OF_TEN = howMany({ few: 1, many: 10 });

/** Of all cases those that this run tries: in `npm test` a tenth that the seed draws, which is another one with the next seed; in `npm run test:deep` all. */
export function someOf<Case>(cases: readonly Case[], seed: number, name: string): readonly Case[] {
  const chance = chanceOf(
    Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), seed),
  );
  return cases.filter(() => chance() * 10 < OF_TEN);
}
