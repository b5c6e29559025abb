import type { GroupRank } from '../../api/landing-calls.ts';

/** How many results a ranking starts with, and how many more each press shows. (spec §9 "Rankings") */
export const RANKING_STEP = 3;

/** The distinct group sizes present, smallest first; the first is the default. (spec §2 "Group tab") */
export function groupSizes(groups: readonly GroupRank[]): readonly number[] {
  return [...new Set(groups.map(({ size }) => size))].toSorted((one, other) => one - other);
}

/** The groups of one size, best first. (spec §2 "Group tab", §9 "Scores are sorted descending") */
export function groupsOfSize(groups: readonly GroupRank[], size: number | null): readonly GroupRank[] {
  return groups.filter((group) => group.size === size).toSorted((one, other) => other.score - one.score);
}
