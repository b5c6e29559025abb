import type { GameState } from '@fracht/engine';
import { AppError } from '../errors.ts';
import type { GameLog } from '../games/log/game-log.ts';

/** How many times a log is read until two reads are the same. */
const MOST_READS = 5;

type StandingLog = {
  readonly rows: Awaited<ReturnType<GameLog['entries']>>;
  readonly state: GameState['state'];
};

/**
 * The entries of a game with the state in which they left it. The log of a paused game still grows when somebody comes or goes, as a teacher does
 * who opens the replay from the live page; and it may be resumed at any time, when entries read a moment later would lead past the pause. So the
 * log is read before and after the state is requested, until both reads are the same. Throws UNAVAILABLE if they never are. (RPL-5)
 */
export async function standingLog(
  log: Pick<GameLog, 'entries'>,
  game: string,
  stateNow: () => Promise<GameState['state']>,
): Promise<StandingLog> {
  let rows = await log.entries(game);
  for (let reads = 1; reads < MOST_READS; reads += 1) {
    const state = await stateNow();
    if (state !== 'PAUSED') return { rows, state };
    const again = await log.entries(game);
    if (again.length === rows.length) return { rows, state };
    rows = again;
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}
