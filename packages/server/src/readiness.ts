import type { Logger } from './log.ts';

/** How long the result of a write is cached, in ms; shorter after a failure, so that a repaired disk is noticed soon. */
const GOOD_MS = 5000;
const BAD_MS = 1000;

type ReadinessParts = {
  /** Writes something small to the storage; rejects if nothing can be written. */
  readonly write: () => Promise<void>;
  /** Whether the database is locked for this process now. */
  readonly isHeld: () => boolean;
  /** A monotonic clock in ms. */
  readonly clock: () => number;
  readonly log: Logger;
};

/**
 * Makes a function that tells whether the server can write now, by trying, and whether its database is locked for it. Simultaneous callers share
 * one attempt, and its results are cached for a few seconds.
 */
export function readiness({ write, isHeld, clock, log }: ReadinessParts): () => Promise<boolean> {
  let last: { readonly isGood: boolean; readonly at: number } | null = null;
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    const isGood = await write().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'nothing can be stored');
        return false;
      },
    );
    last = { isGood, at: clock() };
    asking = null;
    return isGood;
  };
  return async () => {
    if (!isHeld()) return false;
    if (last !== null && clock() - last.at < (last.isGood ? GOOD_MS : BAD_MS)) return last.isGood;
    asking ??= ask();
    return (await asking) && isHeld();
  };
}
