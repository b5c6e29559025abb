const SEPARATOR = /^\|(?: *:?-+:? *\|)+$/u;

/**
 * The lines (from 1) where a Markdown table is broken, so that GitHub shows its rows as plain text: a block of rows that does not begin with a
 * head, a separator row `|---|---|` and a row. An empty line after the separator, or between two rows, is such a break.
 */
export function brokenTablesIn(text: string): readonly number[] {
  const lines = text.split('\n');
  const isRow = (index: number): boolean => lines[index]?.startsWith('|') === true;
  return lines.flatMap((_, index) => {
    if (!isRow(index) || isRow(index - 1)) return [];
    return SEPARATOR.test(lines[index + 1] ?? '') && isRow(index + 2) ? [] : [index + 1];
  });
}
