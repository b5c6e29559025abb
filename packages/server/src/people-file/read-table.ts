import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';

export type Table = readonly (readonly string[])[];

const SEPARATORS = [';', '\t', ','] as const;
const MOST_UNPACKED = 32 * 1024 * 1024;

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

async function readWorkbook(file: Uint8Array): Promise<Table | null> {
  try {
    if (unpackedSize(file) > MOST_UNPACKED) return null;
    const rows = await readSheet(Buffer.from(file));
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    // Whatever the library stumbles over: the file is not a workbook that can be read.
    return null;
  }
}

/** What the archive says that it holds, without unpacking it; no entry can be unpacked beyond what it says. */
function unpackedSize(file: Uint8Array): number {
  let size = 0;
  unzipSync(file, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
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
