import papaparse from 'papaparse';
import type { SheetTable } from './sheet.ts';

/** The possible separators; of equally good ones the first wins. */
const SEPARATORS = [';', '\t', ',', '|'] as const;
/** Lines that are read to recognize the separator. */
const LOOKED_AT = 200;

/** The first rows of a text with any separator between cells; a first line `sep=;` names it. */
export function readCsv(text: string, most: number): SheetTable {
  const marked = /^sep=(?<separator>.)(?:\r\n|\r|\n)/iu.exec(text);
  const separator = marked?.groups?.['separator'] ?? separatorOf(text);
  // The line `sep=` is emptied, not removed, so that rows keep their numbers in the spreadsheet.
  const body = marked === null ? text : text.slice('sep='.length + 1);
  return papaparse.parse<string[]>(body, { delimiter: separator, preview: most }).data;
}

/** The separator that most lines contain: a title or comment may contain any. */
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
