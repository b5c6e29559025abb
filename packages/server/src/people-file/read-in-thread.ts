import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { accepted, refused, type Result } from '@fracht/engine';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { Turns } from '../accounts/turns.ts';
import { threadFile } from '../folders.ts';
import type { FileFault } from './file-kind.ts';
import type { Sheet } from './sheet.ts';

const MOST_UNPACKED = 32 * 1024 * 1024;
/**
 * How long a file is read, in ms: by the processor's time of its thread, which other work on the machine does not lengthen, and by the clock, after which
 * nobody waits for the answer any more.
 */
const PATIENCE = { processor: 10_000, clock: 90_000 } as const;
/** How often the CPU time of the thread is checked, in ms. */
const LOOK_MS = 250;

/** Many times what a thousand rows need. A file of one kilobyte can refer to a cell so far away that the rows up to it would fill any memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

const answer = z.union([
  z.object({ sheets: z.array(z.object({ name: z.string(), table: z.array(z.array(z.string())) })) }),
  z.object({ fault: z.enum(['FILE_BLANK', 'FILE_DAMAGED', 'FILE_HEAVY']) }),
]);

/** The format of a workbook. */
export type WorkbookForm = 'XLSX' | 'ODS';

/** What is parsed: a workbook, or a text that separates its cells. */
type GivenSheets =
  | { readonly file: Uint8Array; readonly form: WorkbookForm | 'TEXT' }
  | { readonly file: string; readonly form: 'TEXT' };

/** One file is read after another: several would take the processor from the games. */
const reading = new Turns(1);

/** The sheets of an xlsx or ods file, or why it cannot be read. */
export async function readWorkbook(file: Uint8Array): Promise<Result<readonly Sheet[], FileFault>> {
  const form = workbookForm(file);
  return form.ok ? readInThread({ file, form: form.value }) : form;
}

/** The sheets of a file. Parsed in a worker thread with limited memory and time, so that no file can block or end the games. (PPL-13) */
export async function readInThread(given: GivenSheets): Promise<Result<readonly Sheet[], FileFault>> {
  return reading.run(() => readAlone(given), { rank: 0, lane: 'files' });
}

async function readAlone(workerData: GivenSheets): Promise<Result<readonly Sheet[], FileFault>> {
  const worker = new Worker(threadFile('people-file/sheets-worker'), { workerData, resourceLimits: MOST_MEMORY });
  const patience = patienceWith(worker);
  try {
    const [said]: unknown[] = await once(worker, 'message', { signal: patience.signal });
    const read = answer.parse(said);
    return 'fault' in read ? refused(read.fault) : accepted(read.sheets);
  } catch {
    // The worker ran out of memory or time, more than any list needs.
    return refused('FILE_HEAVY');
  } finally {
    patience.end();
    await worker.terminate();
  }
}

/** A signal that aborts once the thread has been worked for too long, or has ended without an answer; `end` stops looking. */
function patienceWith(worker: Worker): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController();
  worker.once('exit', () => over.abort());
  const looks = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1000 > PATIENCE.processor) over.abort();
      },
      // There are no times of a thread that has ended; that it has is told by `exit`.
      () => clearInterval(looks),
    );
  }, LOOK_MS);
  return {
    signal: AbortSignal.any([over.signal, AbortSignal.timeout(PATIENCE.clock)]),
    end: () => clearInterval(looks),
  };
}

/** The format of a workbook by the names of the entries in its archive; decompresses nothing but a few lines that name the format. */
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
