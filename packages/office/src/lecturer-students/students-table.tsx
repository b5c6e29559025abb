import { studentsText } from '@fracht/content';
import { type GroupPayload, namesApart, type UserPayload } from '@fracht/protocol';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Head, SortHead, Table } from '@fracht/kit/ui/table.tsx';
import { PageFoot } from '@fracht/kit/panel/page-size.tsx';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StudentRow } from './student-row.tsx';
import { StudentsToolbar } from './students-toolbar.tsx';
import { useStudentList, type StudentSort } from './use-student-list.ts';
import styles from './students-table.module.css';

const COLUMNS = 7;

export type StudentsTableProps = {
  /** Undefined while they are loading. */
  readonly students: readonly UserPayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  readonly onRetry: (() => void) | null;
  readonly groups: readonly GroupPayload[];
  /** When the students were loaded, in ms. */
  readonly now: number;
  readonly onEdit: (person: UserPayload) => void;
  readonly onSpareCode: (person: UserPayload) => void;
  /** The student for whom a code is being made; null: none. */
  readonly coding: string | null;
  readonly onNewCode: (person: UserPayload) => void;
  readonly onRemove: (people: readonly UserPayload[]) => void;
};

/** The students as a table with search, group filter, sorting, pages and bulk actions. (LEC-1) */
export function StudentsTable({ students, onRetry, groups, now, coding, onRemove, ...on }: StudentsTableProps) {
  const text = studentsText;
  const list = useStudentList(students ?? [], groups);
  const { rows, from, chosen, selected } = list;
  const sharedOf = (group: string | null) => groups.find(({ id }) => id === group)?.shared;
  const names = namesInList(students ?? [], list.groupName);
  const range = text.range(Math.min(from + 1, list.all), from + rows.length, list.all);
  return (
    <Card label={text.list}>
      <StudentsToolbar
        {...{ students: students ?? [], groups, query: list.query, group: list.group, onChange: list.setFilter }}
        note={students === undefined ? '' : range}
        all={list.pages > 1 && selected.length < list.all ? list.all : 0}
        onChooseAll={list.chooseAll}
      />
      {selected.length === 0 ? null : (
        <SelectionBar people={selected} groups={groups} onClear={list.clear} onRemove={() => onRemove(selected)} />
      )}
      <Table label={text.list} className={styles.table}>
        <StudentsHead
          sort={list.sort}
          onSort={list.setSort}
          isAllChosen={rows.length > 0 && rows.every(({ id }) => chosen.has(id))}
          onChooseAll={(isOn) =>
            list.choose(
              rows.map(({ id }) => id),
              isOn,
            )
          }
        />
        <tbody>
          {students === undefined ? <PendingRows columns={COLUMNS} rows={list.paging.size} onRetry={onRetry} /> : null}
          {rows.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              called={names(student.id)}
              groupName={list.groupName(student.group)}
              shared={sharedOf(student.group)}
              now={now}
              isChosen={chosen.has(student.id)}
              onChoose={(isOn) => list.choose([student.id], isOn)}
              onEdit={() => on.onEdit(student)}
              onSpareCode={() => on.onSpareCode(student)}
              isCoding={coding === student.id}
              onNewCode={() => on.onNewCode(student)}
              onRemove={() => onRemove([student])}
            />
          ))}
          {students !== undefined && rows.length === 0 ? <NothingFound columns={COLUMNS} text={text.nothing} /> : null}
        </tbody>
      </Table>
      <PageFoot {...list} onPage={list.setPage} />
    </Card>
  );
}

/** The display names of the students; their e-mails are beside the names. (VAL-6) */
function namesInList(students: readonly UserPayload[], groupName: (id: string | null) => string) {
  const listed = students.map(({ id, first_name, last_name, group }) => ({ id, first_name, last_name, group }));
  return namesApart(listed.map(({ group, ...student }) => ({ ...student, groupName: groupName(group) })));
}

type StudentsHeadProps = {
  readonly sort: StudentSort;
  readonly onSort: (sort: StudentSort) => void;
  readonly isAllChosen: boolean;
  readonly onChooseAll: (isOn: boolean) => void;
};

function StudentsHead({ sort, onSort, isAllChosen, onChooseAll }: StudentsHeadProps) {
  const { columns, selectAll } = studentsText;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.pick}>
          <input
            type="checkbox"
            aria-label={selectAll}
            checked={isAllChosen}
            onChange={(event) => onChooseAll(event.target.checked)}
          />
        </th>
        <SortHead column="name" {...{ sort, onSort }}>
          {columns.name}
        </SortHead>
        <SortHead column="email" {...{ sort, onSort }}>
          {columns.email}
        </SortHead>
        <SortHead column="group" {...{ sort, onSort }}>
          {columns.group}
        </SortHead>
        <SortHead column="games" first="descending" isNumber {...{ sort, onSort }}>
          {columns.games}
        </SortHead>
        <SortHead column="seen" first="descending" {...{ sort, onSort }}>
          {columns.seen}
        </SortHead>
        <Head isHidden>{columns.actions}</Head>
      </tr>
    </thead>
  );
}
