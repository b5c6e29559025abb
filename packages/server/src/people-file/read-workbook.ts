import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { z } from 'zod';

const MOST_UNPACKED = 32 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** What a thousand rows need many times over; a file of one kilobyte can name a cell so far away that the rows up to it fill any memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

const sheetRows = z.array(z.array(z.string()));
export type SheetRows = z.output<typeof sheetRows>;

/** The rows of the first sheet of an xlsx; null where it cannot be read in bounded memory and time. Read beside the server, so that no file holds up or ends the games. */
export async function readWorkbook(file: Uint8Array): Promise<SheetRows | null> {
  const worker = isSmall(file) ? workerOn(file) : null;
  if (worker === null) return null;
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const [rows]: unknown[] = await once(worker, 'message', { signal: patience });
    return sheetRows.parse(rows);
  } catch {
    // Whatever the library stumbles over, or too much of it: the file is not a workbook that can be read.
    return null;
  } finally {
    await worker.terminate();
  }
}

function workerOn(file: Uint8Array): Worker {
  return new Worker(new URL('workbook-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: MOST_MEMORY,
  });
}

/** By what the archive says that it holds, without unpacking it; no entry can be unpacked beyond what it says. */
function isSmall(file: Uint8Array): boolean {
  let size = 0;
  try {
    unzipSync(file, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    // Not an archive.
    return false;
  }
  return size <= MOST_UNPACKED;
}
