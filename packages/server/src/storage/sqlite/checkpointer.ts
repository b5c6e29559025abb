import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../folders.ts';
import type { Marker } from './write-marker.ts';

/** A marker to write, or null for none, and whether to make a checkpoint (WAL into the database file) after it. */
export type Checkpoint = { readonly marker: Marker | null; readonly isWhole: boolean };
/** The outcome; the code is SQLite's or the system's. */
export type CheckpointOutcome = { readonly fault: { readonly message: string; readonly code: string | null } | null };

type WaitingCaller = { readonly resolve: () => void; readonly reject: (error: Error) => void };

/** Writes markers and makes checkpoints in a worker thread, so that nobody else waits for the disk. */
export class Checkpointer {
  readonly #worker: Worker;
  /** Pending requests, in the order in which the worker answers. */
  readonly #asked: WaitingCaller[] = [];
  #ended: Error | null = null;

  constructor(file: string) {
    this.#worker = new Worker(threadFile('storage/sqlite/checkpoint-worker'), { workerData: file });
    this.#worker.on('message', (outcome: CheckpointOutcome) => this.#answered(outcome));
    this.#worker.on('error', (error) => this.#broke(error));
    this.#worker.on('exit', () => this.#broke(new Error('the log is closed')));
  }

  /** Resolves when marker and database file are durable; rejects with the error of SQLite or the system. */
  ask(checkpoint: Checkpoint): Promise<void> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage(checkpoint);
    });
  }

  /** Ends the thread after all pending requests. */
  async end(): Promise<void> {
    if (this.#ended !== null) return;
    const exit = once(this.#worker, 'exit');
    this.#worker.postMessage(null);
    await exit;
  }

  #answered({ fault }: CheckpointOutcome): void {
    const asked = this.#asked.shift();
    if (fault === null) asked?.resolve();
    else asked?.reject(Object.assign(new Error(fault.message), { code: fault.code }));
  }

  #broke(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#asked.splice(0)) reject(this.#ended);
  }
}
