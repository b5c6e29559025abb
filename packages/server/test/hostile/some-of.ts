import { chanceOf } from '../support/chance.ts';

/** Of all cases about `ofTen` in ten, one at least, which the seed draws: others with the next seed. */
export function someOf<Case>(cases: readonly Case[], ofTen: number, seed: number, name: string): readonly Case[] {
  const chance = chanceOf(
    Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), seed),
  );
  const surely = Math.floor(chance() * cases.length);
  return cases.filter((_, place) => chance() * 10 < ofTen || place === surely);
}
