import { accepted, refused, type Result } from '@fracht/engine';
import { strFromU8, unzipSync } from 'fflate';
import type { FileFault } from './file-kind.ts';
import type { WorkbookForm } from './sheet.ts';

const MOST_UNPACKED = 32 * 1024 * 1024;
/** The bytes that an archive needs to list an entry, its name not counted. */
const LEAST_ENTRY = 46;

/**
 * The format of a workbook by the names of the entries in its archive; decompresses nothing but a few lines that name the format. To be run before
 * anything else opens the archive, and in a separate thread. (PPL-13)
 */
export function workbookForm(file: Uint8Array): Result<WorkbookForm, FileFault> {
  const names = new Set<string>();
  let [size, entries] = [0, 0];
  try {
    unzipSync(file, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        // An archive of a hundred bytes may claim to list four billion entries, and all of them would be looked for beyond its end.
        if (entries * LEAST_ENTRY > file.length) throw new Error('more entries than bytes');
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
