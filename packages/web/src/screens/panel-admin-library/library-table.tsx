import { libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import type { LibraryEntry } from '../../api/library-calls.ts';
import { Head, SortHead, Table, type Sort } from '../../ui/table.tsx';
import { NothingFound } from '../panel/nothing-found.tsx';
import { PendingRows } from '../panel/pending-rows.tsx';
import type { LibraryRow, ROW_ORDERS } from './library-rows.ts';
import { SituationRow } from './situation-row.tsx';
import { useShownRows } from './use-shown-rows.ts';
import styles from './library-table.module.css';

export type RowSort = Sort<keyof typeof ROW_ORDERS>;

const COLUMNS = 9;

/** The items of a library. Of a long list only the rows near the view are drawn; all are counted for screen readers. */
export function LibraryTable({
  kind,
  rows,
  sort,
  chosen,
  onSort,
  onChoose,
  onSwitch,
  onRetry,
}: {
  kind: LibraryKind;
  /** Undefined while they are on their way. */
  rows: readonly LibraryRow[] | undefined;
  sort: RowSort;
  chosen: ReadonlySet<string>;
  onSort: (sort: RowSort) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSwitch: (entry: LibraryEntry, isActive: boolean) => void;
  onRetry: (() => void) | null;
}) {
  const text = libraryText;
  const { body, shown, before, after, measure } = useShownRows(rows?.length ?? 0);
  const isAll = rows !== undefined && rows.length > 0 && rows.every(({ entry }) => chosen.has(entry.item.id));
  return (
    <Table label={text.titles[kind]} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <input
              type="checkbox"
              aria-label={text.selectAll}
              checked={isAll}
              onChange={() => onChoose(new Set(isAll ? [] : rows?.map(({ entry }) => entry.item.id)))}
            />
          </th>
          <Columns {...{ kind, sort, onSort }} />
        </tr>
      </thead>
      <tbody ref={body}>
        {rows === undefined ? <PendingRows columns={COLUMNS} rows={8} onRetry={onRetry} /> : null}
        {rows?.length === 0 ? <NothingFound columns={COLUMNS} text={text.nothing} /> : null}
        <Space height={before} />
        {shown.map((index) => {
          const row = rows?.[index];
          return row === undefined ? null : (
            <SituationRow
              key={row.entry.item.id}
              {...{ row, index, measure, onSwitch }}
              isChosen={chosen.has(row.entry.item.id)}
              onChoose={() => onChoose(turned(chosen, row.entry.item.id))}
            />
          );
        })}
        <Space height={after} />
      </tbody>
    </Table>
  );
}

function Columns({ kind, sort, onSort }: { kind: LibraryKind; sort: RowSort; onSort: (sort: RowSort) => void }) {
  const { columns } = libraryText;
  return (
    <>
      <SortHead column="order" sort={sort} onSort={onSort} isNumber>
        {columns.order}
      </SortHead>
      <SortHead column="name" sort={sort} onSort={onSort}>
        {columns.name}
      </SortHead>
      {kind === 'ACCIDENT' ? null : <Head>{columns.type}</Head>}
      <Head>{columns.cars}</Head>
      {kind === 'CHANGE' ? null : <Head>{columns.lands}</Head>}
      {kind === 'ACCIDENT' ? null : (
        <>
          <SortHead column="questions" sort={sort} onSort={onSort} isNumber first="descending">
            {columns.questions}
          </SortHead>
          <SortHead column="best" sort={sort} onSort={onSort} isNumber first="descending">
            {columns.best}
          </SortHead>
        </>
      )}
      <SortHead column="check" sort={sort} onSort={onSort} first="descending">
        {columns.check}
      </SortHead>
      <Head>{columns.active}</Head>
    </>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className={styles.space} style={{ height }}>
      <td colSpan={COLUMNS}>{'\u00a0'}</td>
    </tr>
  );
}

function turned(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
