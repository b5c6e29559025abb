import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { accepted, refused, type Result } from '@fracht/engine';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { threadFile } from '../folders.ts';
import type { FileFault } from './file-kind.ts';
import type { Sheet } from './sheet.ts';

const MOST_UNPACKED = 32 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** What a thousand rows need many times over; a file of one kilobyte can name a cell so far away that the rows up to it fill any memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

const answer = z.union([
  z.object({ sheets: z.array(z.object({ name: z.string(), table: z.array(z.array(z.string())) })) }),
  z.object({ fault: z.literal('FILE_DAMAGED') }),
]);

/** How a workbook is written inside its archive. */
export type WorkbookForm = 'XLSX' | 'ODS';

/** The sheets of an xlsx or an ods, or why they cannot be read. Read beside the server in bounded memory and time, so that no file holds up or ends the games. */
export async function readWorkbook(file: Uint8Array): Promise<Result<readonly Sheet[], FileFault>> {
  const form = workbookForm(file);
  if (!form.ok) return form;
  const worker = new Worker(threadFile('people-file/workbook-worker'), {
    workerData: { file, form: form.value },
    resourceLimits: MOST_MEMORY,
  });
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const [said]: unknown[] = await once(worker, 'message', { signal: patience });
    const read = answer.parse(said);
    return 'fault' in read ? refused(read.fault) : accepted(read.sheets);
  } catch {
    // It took more memory or time than any list needs.
    return refused('FILE_HEAVY');
  } finally {
    await worker.terminate();
  }
}

/** By what the archive says that it holds; nothing of it is unpacked but the few lines that say what it is. */
function workbookForm(file: Uint8Array): Result<WorkbookForm, FileFault> {
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
    // No entry can be unpacked beyond what it says.
    if (size > MOST_UNPACKED) return refused('FILE_HEAVY');
    if (names.has('xl/workbook.xml')) return accepted('XLSX');
    if (names.has('xl/workbook.bin')) return refused('FILE_XLS');
    if (names.has('word/document.xml')) return refused('FILE_DOCUMENT');
    return names.has('content.xml') ? openDocument(file) : refused('FILE_ARCHIVE');
  } catch {
    // No archive after all, or one that ends too early.
    return refused('FILE_DAMAGED');
  }
}

function openDocument(file: Uint8Array): Result<WorkbookForm, FileFault> {
  const about = unzipSync(file, { filter: ({ name }) => name === 'mimetype' || name === 'META-INF/manifest.xml' });
  const text = (name: string) => strFromU8(about[name] ?? new Uint8Array());
  if (text('META-INF/manifest.xml').includes('encryption-data')) return refused('FILE_LOCKED');
  return text('mimetype').includes('spreadsheet') ? accepted('ODS') : refused('FILE_DOCUMENT');
}
