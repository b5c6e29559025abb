import type { Answer } from '@fracht/engine';

/** An answer before and after, by its indexes in the two lists; null: it is not in that list. */
export type Pair = { readonly before: number | null; readonly after: number | null };

type Likeness = (one: Answer, other: Answer, isSamePlace: boolean) => boolean;

/** Criteria for two answers being the same one, from the strongest to the weakest. Each is tried only on answers that no stronger one has paired. */
const LIKENESSES: readonly Likeness[] = [
  (one, other, isSamePlace) => isSamePlace && text(one) === text(other),
  (one, other) => text(one) === text(other),
  (one, other, isSamePlace) => isSamePlace && ownText(one) === ownText(other),
  (one, other) => ownText(one) === ownText(other),
  (one, other) => one.situation !== null && text(one.situation) === text(other.situation),
  (one, other, isSamePlace) => isSamePlace && one.text === other.text,
  (one, other) => one.text !== '' && one.text === other.text,
  (_one, _other, isSamePlace) => isSamePlace,
  () => true,
];

/** Matches the answers of two lists: the pairs in the order of `after`, then the removed answers. */
export function pairsOf(before: readonly Answer[], after: readonly Answer[]): readonly Pair[] {
  const became = new Map<number, number>();
  for (const isAlike of LIKENESSES) pair(before, after, became, isAlike);
  const kept = new Set(became.values());
  const now = after.map((_, place): Pair => ({ before: became.get(place) ?? null, after: place }));
  const gone = before.flatMap((_, place): Pair[] => (kept.has(place) ? [] : [{ before: place, after: null }]));
  return [...now, ...gone];
}

/** The smallest set of answers to report as moved: all outside the longest increasing subsequence. `pairs` are in the order of `after`. */
export function leastMoves(pairs: readonly Pair[]): readonly Pair[] {
  const whole = pairs.filter(({ before, after }) => before !== null && after !== null);
  const chains: (readonly Pair[])[] = [];
  for (const one of whole) {
    const fitting = chains.filter((chain) => (chain.at(-1)?.before ?? -1) < (one.before ?? 0));
    const longest = fitting.reduce<readonly Pair[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, one]);
  }
  const kept = chains.reduce<readonly Pair[]>((best, chain) => (chain.length > best.length ? chain : best), []);
  return whole.filter((one) => !kept.includes(one));
}

function pair(before: readonly Answer[], after: readonly Answer[], became: Map<number, number>, isAlike: Likeness) {
  for (const [place, answer] of after.entries()) {
    if (became.has(place)) continue;
    const taken = new Set(became.values());
    const found = before.findIndex((old, index) => !taken.has(index) && isAlike(old, answer, index === place));
    if (found >= 0) became.set(place, found);
  }
}

function text(value: unknown): string {
  return JSON.stringify(value);
}

/** An answer without the question that follows it. */
function ownText(answer: Answer): string {
  return text({ ...answer, situation: null });
}
