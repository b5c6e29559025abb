import { useState } from 'react';
import { SearchX } from 'lucide-react';
import { studentsText, uiText } from '@fracht/content';
import type { GroupPayload, UserPayload } from '@fracht/protocol';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Head, SkeletonRows, SortHead, Table, WholeRow } from '../../ui/table.tsx';
import { byPersonName, inPolish, matches, pageOf, readSort, sorted, writeSort } from '../panel/list-rules.ts';
import { useSearchState } from '../panel/use-search-state.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StudentRow } from './student-row.tsx';
import { NO_GROUP, StudentsToolbar } from './students-toolbar.tsx';
import styles from './students-table.module.css';

const COLUMNS = 7;
const PAGE_SIZE = 10;
const KEYS = ['name', 'email', 'group', 'games'] as const;

export type StudentsTableProps = {
  /** Undefined while they are on their way. */
  readonly students: readonly UserPayload[] | undefined;
  readonly groups: readonly GroupPayload[];
  readonly onEdit: (person: UserPayload) => void;
  readonly onRemove: (people: readonly UserPayload[]) => void;
};

/** The students as a table with search, group filter, order, pages and a bar for the chosen ones. (spec §9; look.md Panels) */
export function StudentsTable({ students, groups, onEdit, onRemove }: StudentsTableProps) {
  const text = studentsText;
  const address = useSearchState();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sort = readSort(address.get('sort'), KEYS);
  const nameOf = (id: string | null): string => groups.find((group) => group.id === id)?.name ?? '';
  const group = address.get('grupa');
  const found = (students ?? []).filter(
    (student) =>
      (group === '' || (group === NO_GROUP ? student.group === null : student.group === group)) &&
      matches(address.get('q'), student.first_name, student.last_name, student.email),
  );
  const ordered = sorted(found, sort, {
    name: byPersonName,
    email: (one, other) => inPolish(one.email, other.email),
    group: (one, other) => inPolish(nameOf(one.group), nameOf(other.group)) || byPersonName(one, other),
    games: (one, other) => (one.games_played ?? 0) - (other.games_played ?? 0) || byPersonName(one, other),
  });
  const { rows, page, pages, from } = pageOf(ordered, Number(address.get('strona') || '1'), PAGE_SIZE);
  const selected = ordered.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    setChosen(next);
  };
  const onSort = (next: typeof sort): void => address.set({ sort: writeSort(next), strona: '' });
  return (
    <Card label={text.list}>
      <StudentsToolbar
        students={students ?? []}
        groups={groups}
        query={address.get('q')}
        group={group}
        onChange={(changes) => address.set({ ...changes, strona: '' })}
        note={
          students === undefined
            ? ''
            : text.range(Math.min(from + 1, ordered.length), from + rows.length, ordered.length)
        }
      />
      {selected.length === 0 ? null : (
        <SelectionBar
          people={selected}
          groups={groups}
          onClear={() => setChosen(new Set())}
          onRemove={() => onRemove(selected)}
        />
      )}
      <Table label={text.list} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <input
                type="checkbox"
                aria-label={text.selectAll}
                checked={rows.length > 0 && rows.every(({ id }) => chosen.has(id))}
                onChange={(event) =>
                  toggle(
                    rows.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </th>
            <SortHead column="name" sort={sort} onSort={onSort}>
              {text.columns.name}
            </SortHead>
            <SortHead column="email" sort={sort} onSort={onSort}>
              {text.columns.email}
            </SortHead>
            <SortHead column="group" sort={sort} onSort={onSort}>
              {text.columns.group}
            </SortHead>
            <SortHead column="games" sort={sort} first="descending" isNumber onSort={onSort}>
              {text.columns.games}
            </SortHead>
            <Head>{text.columns.account}</Head>
            <Head isHidden>{text.columns.actions}</Head>
          </tr>
        </thead>
        <tbody>
          {students === undefined ? <SkeletonRows columns={COLUMNS} rows={PAGE_SIZE} label={uiText.loading} /> : null}
          {rows.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              groupName={nameOf(student.group)}
              isChosen={chosen.has(student.id)}
              onChoose={(isOn) => toggle([student.id], isOn)}
              onEdit={() => onEdit(student)}
              onRemove={() => onRemove([student])}
            />
          ))}
          {students !== undefined && rows.length === 0 ? (
            <WholeRow columns={COLUMNS}>
              <EmptyState
                icon={<SearchX className="i-l" aria-hidden="true" />}
                title={text.nothing.title}
                text={text.nothing.text}
              />
            </WholeRow>
          ) : null}
        </tbody>
      </Table>
      <Pagination
        page={page}
        pages={pages}
        note={text.perPage(PAGE_SIZE)}
        onPage={(next) => address.set({ strona: String(next) })}
      />
    </Card>
  );
}
