import { libraryListText, libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { Pick } from '@fracht/kit/ui/choice.tsx';
import { Head, SortHead, Table, type Sort } from '@fracht/kit/ui/table.tsx';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import type { LibraryRow, ROW_ORDERS } from './library-rows.ts';
import type { RowActions } from './row-actions.ts';
import { SituationRow } from './situation-row.tsx';
import { useRowDrag } from './use-row-drag.ts';
import { useShownRows } from './use-shown-rows.ts';
import styles from './library-table.module.css';

export type RowSort = Sort<keyof typeof ROW_ORDERS>;

const COLUMNS = 10;

/** The items of a library. In a long list only the rows near the view are rendered; all are counted for screen readers. */
export function LibraryTable({
  kind,
  rows,
  sort,
  chosen,
  onSort,
  onChoose,
  onPut,
  onRetry,
  actions,
}: {
  kind: LibraryKind;
  /** Undefined while they are loading. */
  rows: readonly LibraryRow[] | undefined;
  sort: RowSort;
  chosen: ReadonlySet<string>;
  onSort: (sort: RowSort) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Called when a row is dropped next to another. */
  onPut: (id: string, target: string, isAfter: boolean) => void;
  onRetry: (() => void) | null;
  actions: RowActions;
}) {
  const text = libraryText;
  const { body, shown, before, after, measure } = useShownRows(rows?.length ?? 0);
  const { mark, ...drag } = useRowDrag(onPut);
  const isOrdered = sort.key === 'order' && sort.direction === 'ascending';
  return (
    <Table label={text.titles[kind]} className={styles.table}>
      <thead>
        <tr>
          <ChooseAll rows={rows} chosen={chosen} onChoose={onChoose} />
          <Columns {...{ kind, sort, onSort }} />
        </tr>
      </thead>
      <tbody ref={body} {...drag}>
        {rows === undefined ? <PendingRows columns={COLUMNS} rows={8} onRetry={onRetry} /> : null}
        {rows?.length === 0 ? <NothingFound columns={COLUMNS} text={text.nothing} /> : null}
        <Space height={before} />
        {shown.map((index) => {
          const row = rows?.[index];
          return row === undefined ? null : (
            <SituationRow
              key={row.entry.item.id}
              {...{ row, index, measure, isOrdered, actions }}
              isChosen={chosen.has(row.entry.item.id)}
              mark={mark?.id === row.entry.item.id ? (mark.isAfter ? 'after' : 'before') : null}
            />
          );
        })}
        <Space height={after} />
      </tbody>
    </Table>
  );
}

/** Selects all that are shown, or none. */
function ChooseAll({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly LibraryRow[] | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const isAll = rows !== undefined && rows.length > 0 && rows.every(({ entry }) => chosen.has(entry.item.id));
  return (
    <th scope="col" className={styles.select}>
      <Pick
        label={libraryText.selectAll}
        checked={isAll}
        onChange={() => onChoose(new Set(isAll ? [] : rows?.map(({ entry }) => entry.item.id)))}
      />
    </th>
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
      {kind === 'ACCIDENT' ? null : <Head width={160}>{columns.type}</Head>}
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
      <Head isHidden>{libraryListText.columnActions}</Head>
    </>
  );
}

/** Empty space in place of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className={styles.space} style={{ height }}>
      <td colSpan={COLUMNS}>{'\u00a0'}</td>
    </tr>
  );
}
