import type { ReactNode } from 'react';
import { Card, Toolbar } from '../ui/card.tsx';
import { Table } from '../ui/table.tsx';
import { ListSearch } from './list-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PendingRows } from './pending-rows.tsx';
import styles from './searched-table.module.css';

/** The texts of a table with a search. */
type SearchedText = {
  readonly list: string;
  readonly search: string;
  readonly searchHint: string;
  readonly nothing: { readonly title: string; readonly text: string };
};

/** A table under its search field, whose text is kept in the address as `q`. */
export function SearchedTable<Entry>({
  text,
  columns,
  head,
  rows,
  onRetry,
  className,
  children,
}: {
  text: SearchedText;
  columns: number;
  head: ReactNode;
  /** The rows found; undefined while the list is loading. */
  rows: readonly Entry[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  onRetry: (() => void) | null;
  className: string | undefined;
  children: (entry: Entry) => ReactNode;
}) {
  return (
    <Card label={text.list}>
      <Toolbar>
        <div className={styles.search}>
          <ListSearch text={text} />
        </div>
      </Toolbar>
      <Table label={text.list} className={className}>
        {head}
        <tbody>
          {rows === undefined ? <PendingRows columns={columns} onRetry={onRetry} /> : rows.map(children)}
          {rows?.length === 0 ? <NothingFound columns={columns} text={text.nothing} /> : null}
        </tbody>
      </Table>
    </Card>
  );
}
