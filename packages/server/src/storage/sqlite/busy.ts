import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long SQLite itself waits for another program's lock, in ms: it blocks the whole thread meanwhile. Enough for a lock that our own threads hold for
 * a moment.
 */
export const BUSY_MS = 10;
/**
 * How often, and for how long, work that met a lock is retried, in ms, while everything else goes on. After that the storage counts as unavailable.
 * (LVG-14)
 */
export const BUSY_AGAIN_MS = 40;
export const BUSY_PATIENCE_MS = 2000;

/** Whether another program has locked the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** Runs work at once, and again as long as another program has locked the database; rejects with the lock's error after two seconds. */
export async function patiently<Done>(work: () => Promise<Done>): Promise<Done> {
  const until = performance.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await pause(BUSY_AGAIN_MS);
  }
}
