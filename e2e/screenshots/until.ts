import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 600_000;

/** Waits until a condition holds, which is looked at every so many ms; throws after ten minutes. */
export async function until(holds: () => boolean | Promise<boolean>, everyMs = 50): Promise<void> {
  const last = Date.now() + LONGEST_MS;
  while (!(await holds())) {
    if (Date.now() > last) throw new Error('It never came to that');
    await sleep(everyMs);
  }
}
