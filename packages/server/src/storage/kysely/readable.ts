/** Hears of a row that cannot be read: its table, its key, and why. */
export type OnBadRow = (table: string, key: string, error: unknown) => void;

/** Reads the rows of a list; see `makeReadable`. */
export type Readable = <Row, Item>(
  table: string,
  rows: readonly Row[],
  key: (row: Row) => string | number,
  read: (row: Row) => Item,
) => Item[];

/**
 * How lists are read from the database: a row that is not what it should be is left out and told, so that one bad row, whoever wrote it,
 * never takes a whole list away from everybody.
 */
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
