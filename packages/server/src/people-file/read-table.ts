import papaparse from 'papaparse';
import { decodeText } from './decode-text.ts';
import { readWorkbook } from './read-workbook.ts';

export type Table = readonly (readonly string[])[];

const SEPARATORS = [';', '\t', ','] as const;

/** The rows of a CSV or of the first sheet of an xlsx; null when it is neither. */
export async function readTable(file: string | Uint8Array): Promise<Table | null> {
  if (typeof file === 'string') return readCsv(file);
  if (isZip(file)) return readWorkbook(file);
  return isBinary(file) ? null : readCsv(decodeText(file));
}

function readCsv(text: string): Table {
  const marked = /^sep=(?<separator>.)(?:\r\n|\r|\n)/iu.exec(text);
  const separator = marked?.groups?.['separator'] ?? separatorOf(text);
  // An emptied first line keeps the numbers of the rows as the spreadsheet has them.
  const body = marked === null ? text : text.slice('sep='.length + 1);
  return papaparse.parse<string[]>(body, { delimiter: separator }).data;
}

/** The separator that the first line with any has most of. */
function separatorOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/u).find((one) => SEPARATORS.some((separator) => one.includes(separator))) ?? '';
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ';';
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** Old workbooks, pictures, documents: a text has no zero bytes, but for UTF-16 with its mark. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return !isUtf16 && bytes.includes(0);
}
