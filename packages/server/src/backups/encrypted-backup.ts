import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../folders.ts';

/** A file encrypted with a password, in a thread, as it is read: nothing of it is written to the disk. (BKP-14) */
export function encryptedBackup(file: string, password: string): Readable {
  const worker = new Worker(threadFile('backups/encrypt-worker'), { workerData: { file, password }, stdout: true });
  const { stdout } = worker;
  worker.once('error', (error) => stdout.destroy(error));
  stdout.once('close', () => void worker.terminate());
  return stdout;
}
