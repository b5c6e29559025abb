import type { GameSetup, Order } from '../state.ts';
import { type GameSeconds, minutes } from '../units.ts';

/** The last moment, in game seconds, at which a booked order can be given back for free; null if nobody has booked it. (BKG-3) */
export function freeCancelUntil(
  { settings }: Pick<GameSetup, 'settings'>,
  { bookedAt }: Pick<Order, 'bookedAt'>,
): GameSeconds | null {
  return bookedAt === null ? null : bookedAt + minutes(settings.free_cancel_minutes);
}
