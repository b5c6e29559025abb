import type { Logger } from './log.ts';

/** A write that succeeded counts for this long, one that failed for less, so that a mended disk is seen soon. */
const GOOD_MS = 5000;
const BAD_MS = 1000;

type Parts = {
  /** Writes something small where everything is stored; rejects where nothing can be written. */
  readonly write: () => Promise<void>;
  /** A clock that only goes forward, in ms. */
  readonly clock: () => number;
  readonly log: Logger;
};

/** Tells whether something can be stored now. It tries by writing, once for all who ask at the same time, and at most once in a few seconds. */
export function readiness({ write, clock, log }: Parts): () => Promise<boolean> {
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
    if (last !== null && clock() - last.at < (last.isGood ? GOOD_MS : BAD_MS)) return last.isGood;
    asking ??= ask();
    return asking;
  };
}
