import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { accepted, refused, type Result } from '@fracht/engine';
import { z } from 'zod';
import { Turns } from '../accounts/turns.ts';
import { threadFile } from '../folders.ts';
import { FILE_FAULTS, type FileFault } from './file-kind.ts';
import type { Sheet } from './sheet.ts';

/**
 * How long a file may be parsed, in ms: in CPU time of its thread, which does not depend on other work on the machine, and in elapsed time, after which
 * nobody waits for the answer any more.
 */
const PATIENCE = { processor: 10_000, clock: 90_000 } as const;
/** How often the CPU time of the thread is checked, in ms. */
const LOOK_MS = 250;

/** Many times what a thousand rows need. A file of one kilobyte can refer to a cell so far away that the rows up to it would fill any memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

const answer = z.union([
  z.object({
    sheets: z.array(
      z.object({
        name: z.string(),
        table: z.array(z.array(z.string())),
        tall: z.array(z.object({ column: z.number(), from: z.number(), to: z.number() })),
      }),
    ),
  }),
  z.object({ fault: z.enum(FILE_FAULTS) }),
]);

/** Files are parsed one after another: several at once would take the processor from the games. */
const reading = new Turns(1);

/** Gives the sheets of a CSV, xlsx or ods file, or of a text that was pasted, or why it cannot be read. The file's name is ignored. */
export type SheetsReader = (file: string | Uint8Array) => Promise<Result<readonly Sheet[], FileFault>>;

/**
 * The sheets of a file. Everything about it, even what kind of file it is, is found out in a worker thread with limited memory and time, so that no file can
 * block or end the games. (PPL-13)
 */
export const readInThread: SheetsReader = async (file) =>
  reading.run(() => readAlone(file), { rank: 0, lane: 'files' });

async function readAlone(workerData: string | Uint8Array): Promise<Result<readonly Sheet[], FileFault>> {
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

/** A signal that aborts once the thread has used up its time, or has ended without an answer; `end` stops the checks. */
function patienceWith(worker: Worker): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController();
  worker.once('exit', () => over.abort());
  const looks = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1000 > PATIENCE.processor) over.abort();
      },
      // A thread that has ended reports no CPU time; the `exit` event says that it has ended.
      () => clearInterval(looks),
    );
  }, LOOK_MS);
  return {
    signal: AbortSignal.any([over.signal, AbortSignal.timeout(PATIENCE.clock)]),
    end: () => clearInterval(looks),
  };
}
