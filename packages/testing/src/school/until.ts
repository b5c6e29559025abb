import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `isSo` holds, checking every few ms; throws if it does not within so many ms. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, within = 60_000): Promise<void> {
  const end = performance.now() + within;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`still not: ${what}`);
    await sleep(5);
  }
}
