import { useState } from 'react';
import type { GroupPayload, UserPayload } from '@fracht/protocol';
import type { Sort } from '@fracht/kit/ui/table.tsx';
import {
  comparePersonNames,
  comparePolish,
  matches,
  pageOf,
  readSort,
  sorted,
  writeSort,
} from '@fracht/kit/panel/list-rules.ts';
import { usePageSize } from '@fracht/kit/panel/page-size.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';

/** The value of the group filter in the address for students without a group. */
export const NO_GROUP = 'brak';

const KEYS = ['name', 'email', 'group', 'games', 'seen'] as const;
export type StudentSort = Sort<(typeof KEYS)[number]>;

/** The students as filtered, sorted and paged by the address, and which of them are selected. */
export function useStudentList(students: readonly UserPayload[], groups: readonly GroupPayload[]) {
  const address = useSearchState();
  const paging = usePageSize();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sort: StudentSort = readSort(address.get('sort'), KEYS);
  const query = address.get('q');
  const group = address.get('grupa');
  const groupName = (id: string | null): string => groups.find((one) => one.id === id)?.name ?? '';
  const ordered = sorted(students.filter(isFound(query, group)), sort, ordersBy(groupName));
  return {
    sort,
    query,
    group,
    groupName,
    chosen,
    all: ordered.length,
    paging,
    ...pageOf(ordered, Number(address.get('strona') || '1'), paging.size),
    selected: ordered.filter(({ id }) => chosen.has(id)),
    setSort: (next: StudentSort) => address.set({ sort: writeSort(next), strona: '' }),
    setPage: (page: number) => address.set({ strona: String(page) }),
    setFilter: (changes: Readonly<Record<string, string>>) => address.set({ ...changes, strona: '' }),
    choose: (ids: readonly string[], isOn: boolean) => setChosen(withIds(chosen, ids, isOn)),
    /** Selects everybody who matches search and filter, on all pages. */
    chooseAll: () => setChosen(new Set(ordered.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}

function isFound(query: string, group: string): (student: UserPayload) => boolean {
  return (student) =>
    (group === '' || (group === NO_GROUP ? student.group === null : student.group === group)) &&
    matches(query, student.first_name, student.last_name, student.email, student.login ?? '');
}

function ordersBy(groupName: (id: string | null) => string) {
  return {
    name: comparePersonNames,
    email: (one: UserPayload, other: UserPayload) => comparePolish(one.email, other.email),
    group: (one: UserPayload, other: UserPayload) =>
      comparePolish(groupName(one.group), groupName(other.group)) || comparePersonNames(one, other),
    games: (one: UserPayload, other: UserPayload) =>
      (one.games_played ?? 0) - (other.games_played ?? 0) || comparePersonNames(one, other),
    seen: (one: UserPayload, other: UserPayload) =>
      (one.last_played ?? 0) - (other.last_played ?? 0) || comparePersonNames(one, other),
  };
}

function withIds(chosen: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  return isOn ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id)));
}
