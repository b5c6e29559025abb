import { breakAt } from '../drive/breaks.ts';
import type { DriverBreaks, Car } from '../car-state.ts';
import type { Settings } from '../settings.ts';
import { type GameSeconds, type Seconds, minutes } from '../units.ts';
import { withLeg } from './doing.ts';
import { isIdle, isSleeping } from './kinds.ts';

/** The driving seconds after which a driver takes a break; null if drivers take none in this game. (BRK-1) */
export function breakAfter({ break_after_minutes, break_minutes }: Settings): Seconds | null {
  return break_minutes > 0 ? minutes(break_after_minutes) : null;
}

/**
 * The car with the time since when its driver has neither driven nor worked. When that pause ends and was as long as a break, it counts as one.
 * (BRK-2)
 */
export function withPause({ break_minutes }: Settings, car: Car, now: GameSeconds): Car {
  const { pausedSince } = car;
  if (isPaused(car)) return pausedSince === undefined ? { ...car, pausedSince: now } : car;
  if (pausedSince === undefined) return car;
  const { pausedSince: _ended, ...busy } = car;
  return now - pausedSince >= minutes(break_minutes) ? { ...busy, breakAt: car.working } : busy;
}

/** Free in a city or preparing there, asleep, stopped by the player, or at sea. Waiting for an answer or for help counts as work. (BRK-2) */
function isPaused({ state }: Car): boolean {
  if ('leg' in state) return state.leg.sailing !== null;
  const { action } = state;
  return isIdle(action) || isSleeping(action) || action === 'FREE_BOOKED' || action === 'STOPPED_BY_PLAYER';
}

/** A car that sets out now, with the breaks planned for its stretch. (BRK-1) */
export function withBreaks(settings: Settings, car: Car, now: GameSeconds): Car {
  const every = breakAfter(settings);
  if (every === null || !('leg' in car.state)) return car;
  const { leg } = car.state;
  if (leg.sailing !== null || leg.since !== now) return car;
  const first = Math.max(0, every - (car.working - (car.breakAt ?? 0)));
  const taken = first === 0 ? (leg.pauses?.taken ?? 0) : 0;
  const pauses: DriverBreaks = { first, every, length: minutes(settings.break_minutes), taken };
  return withLeg(car, { ...leg, pauses });
}

/** The driver's last break and how much of a running break has been taken, at a moment of the stretch. (BRK-3) */
export function lastBreakAt(car: Car, at: GameSeconds): Pick<Car, 'breakAt'> & { readonly breakTaken: Seconds } {
  const none = { breakAt: car.breakAt, breakTaken: 0 };
  if (!('leg' in car.state)) return none;
  const { leg } = car.state;
  if (leg.pauses === undefined || leg.sailing !== null) return none;
  const { driving, taken } = breakAt(leg.pauses, Math.max(0, at - leg.since));
  return { breakAt: driving === null ? car.breakAt : car.working + driving, breakTaken: taken };
}
