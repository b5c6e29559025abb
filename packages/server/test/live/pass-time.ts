import type { GameLog } from '../../src/games/log/game-log.ts';
import type { ManualClock } from './manual-clock.ts';

/** In so many ms not more than a few marks of a game's clock come to wait: a storage that says nothing for long is taken as away. */
const STEP_MS = 3000;

type Passing = {
  readonly clock: ManualClock;
  readonly log: Pick<GameLog, 'live'>;
  /** Awaited after each step, before the log. */
  readonly settled?: () => Promise<void>;
  /** The longest step, in ms. */
  readonly step?: number;
};

/** Lets `ms` pass, and after each step the log write what came of it. */
export async function passTime(ms: number, { clock, log, settled, step = STEP_MS }: Passing): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    clock.move(Math.min(step, left));
    await settled?.();
    // Answered after all that was said to the log before.
    await log.live();
  }
}
