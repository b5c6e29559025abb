import type { GroupRank } from '@fracht/kit/api/landing-calls.ts';

/** How many results a ranking starts with, and how many more each press shows. (RNK-1) */
export const RANKING_STEP = 3;

/** The distinct group sizes present, smallest first; the first is the default. (RNK-2) */
export function groupSizes(groups: readonly GroupRank[]): readonly number[] {
  return [...new Set(groups.map(({ size }) => size))].toSorted((one, other) => one - other);
}

/** The groups of one size, by their places. (PTS-9) */
export function groupsOfSize(groups: readonly GroupRank[], size: number | null): readonly GroupRank[] {
  return byPlace(groups.filter((group) => group.size === size));
}

/** The server lists rankings by score; a place also asks whether anything was delivered. Equal places stay as they came. (PTS-9) */
export function byPlace<Row extends { readonly place: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => one.place - other.place);
}
