import { accepted, refused, type Result } from '@fracht/engine';
import { strFromU8, unzipSync } from 'fflate';
import type { FileFault } from './file-kind.ts';
import type { WorkbookForm } from './sheet.ts';

const MOST_UNPACKED = 32 * 1024 * 1024;

/** The format of a workbook by the names of the entries in its archive; decompresses nothing but a few lines that name the format. */
export function workbookForm(file: Uint8Array): Result<WorkbookForm, FileFault> {
  const names = new Set<string>();
  let size = 0;
  try {
    unzipSync(file, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        size += originalSize;
        return false;
      },
    });
    // Entries cannot be decompressed beyond the size that they state.
    if (size > MOST_UNPACKED) return refused('FILE_HEAVY');
    if (names.has('xl/workbook.xml')) return accepted('XLSX');
    if (names.has('xl/workbook.bin')) return refused('FILE_XLS');
    if (names.has('word/document.xml')) return refused('FILE_DOCUMENT');
    return names.has('content.xml') ? openDocument(file) : refused('FILE_ARCHIVE');
  } catch {
    // Not an archive, or a truncated one.
    return refused('FILE_DAMAGED');
  }
}

function openDocument(file: Uint8Array): Result<WorkbookForm, FileFault> {
  const about = unzipSync(file, { filter: ({ name }) => name === 'mimetype' || name === 'META-INF/manifest.xml' });
  const text = (name: string) => strFromU8(about[name] ?? new Uint8Array());
  if (text('META-INF/manifest.xml').includes('encryption-data')) return refused('FILE_LOCKED');
  return text('mimetype').includes('spreadsheet') ? accepted('ODS') : refused('FILE_DOCUMENT');
}
