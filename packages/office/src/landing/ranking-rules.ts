import type { GroupRank } from '@fracht/kit/api/landing-calls.ts';

/** How many results a ranking shows at first, and how many more each press adds. (RNK-1) */
export const RANKING_STEP = 3;

/** The distinct group sizes in ascending order; the first is the default. (RNK-2) */
export function groupSizes(groups: readonly GroupRank[]): readonly number[] {
  return [...new Set(groups.map(({ size }) => size))].toSorted((one, other) => one - other);
}

/** The groups of one size, in the order of the server: by rank. (GME-4) */
export function groupsOfSize(groups: readonly GroupRank[], size: number | null): readonly GroupRank[] {
  return groups.filter((group) => group.size === size);
}
