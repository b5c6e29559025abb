import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { wholeTexts } from './whole-texts.tsx';
import styles from './table.module.css';

export type SortDirection = 'ascending' | 'descending';
export type Sort<K extends string> = { readonly key: K; readonly direction: SortDirection };

/** A native table in the kit's look; below 760 px its rows become cards where `asCards` is set. */
export function Table({
  label,
  asCards = true,
  className,
  children,
}: {
  label?: string | undefined;
  asCards?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <table className={classNames(styles.table, asCards && styles.cards, className)} aria-label={label}>
      {children}
    </table>
  );
}

/** A column header that sorts: tells screen readers its direction and reverses it when pressed. */
export function SortHead<K extends string>({
  column,
  sort,
  onSort,
  isNumber,
  first = 'ascending',
  children,
}: {
  column: K;
  sort: Sort<K>;
  onSort: (sort: Sort<K>) => void;
  isNumber?: boolean | undefined;
  first?: SortDirection | undefined;
  children: ReactNode;
}) {
  const isActive = sort.key === column;
  const Arrow = !isActive ? ChevronsUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={isNumber ? styles.number : undefined} aria-sort={isActive ? sort.direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key: column, direction: isActive ? turned(sort.direction) : first })}
      >
        {wholeTexts(children)}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  );
}

/** A plain column header; `isHidden` keeps its words for screen readers only. */
export function Head({
  isNumber,
  isHidden,
  width,
  children,
}: {
  isNumber?: boolean | undefined;
  isHidden?: boolean | undefined;
  width?: number | undefined;
  children: ReactNode;
}) {
  return (
    <th
      scope="col"
      className={isNumber ? styles.number : undefined}
      style={width === undefined ? undefined : { width }}
    >
      {isHidden ? <span className="vh">{children}</span> : children}
    </th>
  );
}

/**
 * A cell; `label` is the column's name, shown before the value when the row is a card on a phone. `isName`: a name given by people, which may be one long word;
 * it wraps rather than take room from the other columns.
 */
export function Cell({
  isName,
  isNumber,
  isMuted,
  isStrong,
  label,
  className,
  children,
}: {
  isName?: boolean | undefined;
  isNumber?: boolean | undefined;
  isMuted?: boolean | undefined;
  isStrong?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <td
      className={classNames(
        isName && styles.name,
        isNumber && styles.number,
        isMuted && styles.muted,
        isStrong && styles.strong,
        className,
      )}
      data-label={label}
    >
      {children}
    </td>
  );
}

export type RowState = 'selected' | 'attention' | 'error';

/** A row and its state: selected, needs attention, error. */
export function Row({
  state,
  onClick,
  className,
  children,
}: {
  state?: RowState | undefined;
  onClick?: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <tr
      className={classNames(state !== undefined && styles[state], className)}
      aria-selected={state === 'selected' || undefined}
      onClick={onClick}
    >
      {children}
    </tr>
  );
}

/** Skeleton: grey rows shown while the list is loading. */
export function SkeletonRows({
  rows = 4,
  columns,
  label,
}: {
  rows?: number | undefined;
  columns: number;
  label: string;
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-busy="true">
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          {row === 0 && column === 0 ? <span className="vh">{label}</span> : null}
          <span className={styles.bone} />
        </td>
      ))}
    </tr>
  ));
}

/** A cell over the whole width, for the empty state of a table. */
export function WholeRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={styles.whole}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

function turned(direction: SortDirection): SortDirection {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
