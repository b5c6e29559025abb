import papaparse from 'papaparse';
import type { Table } from './sheet.ts';

/** The first of equals wins. */
const SEPARATORS = [';', '\t', ',', '|'] as const;
/** Lines that are looked at to tell the separator. */
const LOOKED_AT = 200;

/** The rows of a text, whatever separates its cells; a first line `sep=;` says it itself. */
export function readCsv(text: string): Table {
  const marked = /^sep=(?<separator>.)(?:\r\n|\r|\n)/iu.exec(text);
  const separator = marked?.groups?.['separator'] ?? separatorOf(text);
  // An emptied first line keeps the numbers of the rows as the spreadsheet has them.
  const body = marked === null ? text : text.slice('sep='.length + 1);
  return papaparse.parse<string[]>(body, { delimiter: separator }).data;
}

/** The separator that most lines have: a title or a remark may hold any. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u, LOOKED_AT);
  const counted = SEPARATORS.map((separator) => ({
    separator,
    lines: lines.filter((line) => line.includes(separator)).length,
    all: lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0),
  }));
  const [best] = counted.toSorted((one, other) => other.lines - one.lines || other.all - one.all);
  return best?.separator ?? ';';
}
