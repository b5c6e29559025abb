import type { UserPayload } from '@fracht/protocol';
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

const COLUMNS = ['name', 'kind'] as const;
export type AccountSort = Sort<(typeof COLUMNS)[number]>;

/** The kinds of accounts to filter by, with their value in the address. */
export const ACCOUNT_FILTERS = ['all', 'admins', 'teachers', 'students', 'nobodys'] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

const IS_OF: Readonly<Record<AccountFilter, (person: UserPayload) => boolean>> = {
  all: () => true,
  admins: ({ type }) => type === 'ADMIN',
  teachers: ({ type }) => type === 'TEACHER',
  students: ({ type }) => type === 'STUDENT',
  nobodys: isNobodys,
};

const ORDERS = {
  name: comparePersonNames,
  kind: (one: UserPayload, other: UserPayload) => comparePolish(one.type, other.type) || comparePersonNames(one, other),
};

/** Whether an account belongs to a student without a lecturer. */
export function isNobodys({ type, teacher }: UserPayload): boolean {
  return type === 'STUDENT' && teacher == null;
}

/** The accounts as filtered, sorted and paged by the address. */
export function useAccountList(people: readonly UserPayload[]) {
  const address = useSearchState();
  const paging = usePageSize();
  const sort: AccountSort = readSort(address.get('sort'), COLUMNS);
  const [query, asked] = [address.get('q'), address.get('konta')];
  const kind = ACCOUNT_FILTERS.find((one) => one === asked) ?? 'all';
  const found = people.filter(
    (person) =>
      IS_OF[kind](person) && matches(query, person.first_name, person.last_name, person.email, person.login ?? ''),
  );
  return {
    sort,
    query,
    kind,
    all: found.length,
    paging,
    ...pageOf(sorted(found, sort, ORDERS), Number(address.get('strona') || '1'), paging.size),
    setSort: (next: AccountSort) => address.set({ sort: writeSort(next), strona: '' }),
    setPage: (page: number) => address.set({ strona: String(page) }),
    setFilter: (changes: Readonly<Record<string, string>>) => address.set({ ...changes, strona: '' }),
  };
}
