import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { backupFaultOf } from './backup-fault.ts';
import type { BackupOutcome } from './backups.ts';
import { makeBackup } from './make-backup.ts';

const task = z.object({
  source: z.string(),
  folder: z.string(),
  made: z.number(),
  key: z.object({ given: z.string().nullable(), dataDir: z.string() }),
});

/** Makes one backup and tells how it went. */
async function outcome(): Promise<BackupOutcome> {
  try {
    return { name: await makeBackup(task.parse(workerData)) };
  } catch (error) {
    return { fault: backupFaultOf(error) };
  }
}

parentPort?.postMessage(await outcome());
