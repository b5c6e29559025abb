import { refused, type Result } from '@fracht/engine';
import { type FileFault, fileKind } from './file-kind.ts';
import { readInThread, readWorkbook } from './read-in-thread.ts';
import type { Sheet } from './sheet.ts';

/** The sheets of a CSV, xlsx or ods file, or of a text that was pasted, or why it cannot be read. The file's name is ignored. */
export async function readSheets(file: string | Uint8Array): Promise<Result<readonly Sheet[], FileFault>> {
  if (typeof file === 'string') return readInThread({ file, form: 'TEXT' });
  const kind = fileKind(file);
  if (kind === 'TEXT') return readInThread({ file, form: 'TEXT' });
  return kind === 'ARCHIVE' ? readWorkbook(file) : refused(kind);
}
