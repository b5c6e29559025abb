import { chanceOf } from '../support/chance.ts';

/** About `ofTen` in ten of all cases, at least one, drawn by the seed: others with the next seed. */
export function someOf<Case>(cases: readonly Case[], ofTen: number, seed: number, name: string): readonly Case[] {
  const chance = chanceOf(
    Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), seed),
  );
  const surely = Math.floor(chance() * cases.length);
  return cases.filter((_, place) => chance() * 10 < ofTen || place === surely);
}
