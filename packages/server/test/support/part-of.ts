const SEED = Number(process.env['FRACHT_SEED']);

/**
 * Of cases divided into this many parts, the part that the seed of this run selects; the next seed selects the next part. With one part all
 * cases are tried.
 */
export function partOf<Case>(cases: readonly Case[], parts: number): readonly Case[] {
  return cases.filter((_, index) => index % parts === SEED % parts);
}
