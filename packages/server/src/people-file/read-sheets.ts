import { accepted, refused, type Result } from '@fracht/engine';
import { decodeText } from './decode-text.ts';
import { type FileFault, fileKind } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Sheet } from './sheet.ts';

/** The sheets of a CSV, xlsx or ods file, or why it cannot be read. The file's name is ignored. */
export async function readSheets(file: string | Uint8Array): Promise<Result<readonly Sheet[], FileFault>> {
  if (typeof file === 'string') return textSheet(file);
  const kind = fileKind(file);
  if (kind === 'TEXT') return textSheet(decodeText(file));
  return kind === 'ARCHIVE' ? readWorkbook(file) : refused(kind);
}

function textSheet(text: string): Result<readonly Sheet[], FileFault> {
  return text.trim() === '' ? refused('FILE_BLANK') : accepted([{ name: '', table: readCsv(text) }]);
}
