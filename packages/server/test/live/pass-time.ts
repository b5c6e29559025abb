import type { GameLog } from '../../src/games/log/game-log.ts';
import type { ManualClock } from './manual-clock.ts';

/** Within so many ms no more than a few marks of a game's clock are waiting: a storage that does not answer for long counts as away. */
const STEP_MS = 3000;

type Passing = {
  readonly clock: ManualClock;
  readonly log: Pick<GameLog, 'live'>;
  /** Awaited after each step, before the log. */
  readonly settled?: () => Promise<void>;
  /** The longest step, in ms. */
  readonly step?: number;
};

/** Lets `ms` pass, and lets the log write the results after each step. */
export async function passTime(ms: number, { clock, log, settled, step = STEP_MS }: Passing): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    clock.move(Math.min(step, left));
    await settled?.();
    // Answered after everything that was sent to the log before.
    await log.live();
  }
}
