import type { GroupRank } from '@fracht/kit/api/landing-calls.ts';

/** How many results a ranking shows at first, and how many more each press adds. (RNK-1) */
export const RANKING_STEP = 3;

/** The distinct group sizes in ascending order; the first is the default. (RNK-2) */
export function groupSizes(groups: readonly GroupRank[]): readonly number[] {
  return [...new Set(groups.map(({ size }) => size))].toSorted((one, other) => one - other);
}

/** The groups of one size, by their places. (PTS-9) */
export function groupsOfSize(groups: readonly GroupRank[], size: number | null): readonly GroupRank[] {
  return byPlace(groups.filter((group) => group.size === size));
}

/** Sorts rows by place. The server lists them by score, but a place also depends on having delivered. Stable: equal places keep their order. (PTS-9) */
export function byPlace<Row extends { readonly place: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => one.place - other.place);
}
