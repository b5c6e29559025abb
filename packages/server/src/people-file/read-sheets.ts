import { refused, type Result } from '@fracht/engine';
import { type FileFault, fileKind } from './file-kind.ts';
import { readInThread } from './read-in-thread.ts';
import type { GivenSheets, Sheet } from './sheet.ts';
import { workbookForm } from './workbook-form.ts';

/** Parses a file whose format is known. */
export type SheetsReader = (given: GivenSheets) => Promise<Result<readonly Sheet[], FileFault>>;

/** The sheets of a CSV, xlsx or ods file, or of a text that was pasted, or why it cannot be read. The file's name is ignored. */
export async function readSheets(
  file: string | Uint8Array,
  read: SheetsReader = readInThread,
): Promise<Result<readonly Sheet[], FileFault>> {
  if (typeof file === 'string') return read({ file, form: 'TEXT' });
  const kind = fileKind(file);
  if (kind === 'TEXT') return read({ file, form: 'TEXT' });
  if (kind !== 'ARCHIVE') return refused(kind);
  const form = workbookForm(file);
  return form.ok ? read({ file, form: form.value }) : form;
}
