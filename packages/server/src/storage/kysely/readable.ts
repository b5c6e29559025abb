/** Called for an unreadable row, with its table, its key and the error. */
export type OnBadRow = (table: string, key: string, error: unknown) => void;

/** Unreadable rows are left out without a report. */
export function tellNobody(): void {}

/** Reads the rows of a list; see `makeReadable`. */
export type Readable = <Row, Item>(
  table: string,
  rows: readonly Row[],
  key: (row: Row) => string | number,
  read: (row: Row) => Item,
) => Item[];

/** How lists are read from the database: an unreadable row is left out and reported, so that one bad row does not make the whole list unavailable. */
export function makeReadable(onBadRow: OnBadRow): Readable {
  return (table, rows, key, read) =>
    rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch (error) {
        onBadRow(table, String(key(row)), error);
        return [];
      }
    });
}
