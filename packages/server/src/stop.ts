import type { RealClock } from './games/scheduler/real-clock.ts';
import type { Logger } from './log.ts';

/** Time limit of a whole shutdown, in ms; the rest of the five seconds is for the end of the process itself. (RUN-2) */
export const STOP_MS = 4000;

/** A part of the server that a shutdown ends, with its name for the log. */
export type StopStep = { readonly what: string; readonly end: () => Promise<void> };

/**
 * Runs the steps of a shutdown: those of a row at the same time, one row after the other. A step that waits too long for a database, a bus
 * or a mail server is logged and no longer waited for; nothing that was acknowledged depends on it. Rejects if a step fails.
 */
export async function stopInTime(
  rows: readonly (readonly StopStep[])[],
  { clock, log }: { readonly clock: RealClock; readonly log: Logger },
): Promise<void> {
  const waiting = new Set<string>();
  const endAll = async (): Promise<void> => {
    for (const row of rows) await Promise.all(row.map((step) => endOne(step, waiting)));
  };
  let callOff = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    callOff = clock.wakeAfter(STOP_MS, () => {
      log.warn({ waiting: [...waiting] }, 'the stop waits no longer');
      resolve();
    });
  });
  try {
    await Promise.race([endAll(), late]);
  } finally {
    callOff();
  }
}

async function endOne({ what, end }: StopStep, waiting: Set<string>): Promise<void> {
  waiting.add(what);
  await end();
  waiting.delete(what);
}
