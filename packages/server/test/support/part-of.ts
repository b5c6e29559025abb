const SEED = Number(process.env['FRACHT_SEED']);

/** Of cases in so many parts the one that the seed of this run names; the next seed names the next part, and of a single part all are tried. */
export function partOf<Case>(cases: readonly Case[], parts: number): readonly Case[] {
  return cases.filter((_, index) => index % parts === SEED % parts);
}
