import type { Car, GameState, Leg } from '../state.ts';
import type { Settings } from '../settings.ts';
import { type GameSeconds, type Seconds, minutes } from '../units.ts';
import { drivingIn, timeFor } from '../drive/breaks.ts';
import { lastBreakAt } from './pauses.ts';
import { dayEndsAt, dayOverrunAt, dayWarningAt } from './duty.ts';
import { restsInTime } from './rest-in-time.ts';

/** Driving seconds allowed between rests. (WRK-1) */
export function workLimit(settings: Settings): Seconds {
  return minutes(settings.car_worktime);
}

/** Driving seconds since the last rest at a given moment; sailing, waiting and sleeping add none. (WRK-1) */
export function workingAt(_state: GameState, car: Car, at: GameSeconds): Seconds {
  const { state } = car;
  if (!('leg' in state) || state.leg.sailing !== null) return car.working;
  return car.working + drivingIn(state.leg.pauses, Math.max(0, at - state.leg.since));
}

/**
 * Seconds past the limit of driving time or past the end of the day, whichever is exceeded by more; negative: the seconds left until the first of
 * them. (WRK-4, DAY-3)
 */
export function overrunAt(state: GameState, car: Car, at: GameSeconds): Seconds {
  const { settings } = state.setup;
  return Math.max(workingAt(state, car, at) - workLimit(settings), dayOverrunAt(settings, car, at));
}

/** Whether the day is over while driving time is left. The situations of roadside checks are about driving time, and do not occur then. (DAY-3) */
export function isDayAlone(state: GameState, car: Car, at: GameSeconds): boolean {
  const { settings } = state.setup;
  return workingAt(state, car, at) < workLimit(settings) && dayOverrunAt(settings, car, at) >= 0;
}

/** How tired a driver is: driving seconds since the last rest, the day, and the breaks. (WRK-1, DAY-1, DAY-2, BRK-1) */
export type Tiredness = Pick<Car, 'dutySince' | 'idleSince' | 'breakAt' | 'pausedSince'> & {
  readonly working: Seconds;
  /** How much of a running break has been taken. (BRK-3) */
  readonly breakTaken?: Seconds;
};

/** How tired a driver is at a moment. (WRK-1, DAY-1, DAY-2) */
export function tirednessAt(state: GameState, car: Car, at: GameSeconds): Tiredness {
  const { dutySince, idleSince, pausedSince } = car;
  return { working: workingAt(state, car, at), dutySince, idleSince, pausedSince, ...lastBreakAt(car, at) };
}

/** Whether the driver has worked as long as the law allows, or longer. (WRK-4, DAY-3) */
export function isOverdue(state: GameState, car: Car, at: GameSeconds): boolean {
  return overrunAt(state, car, at) >= 0;
}

/** What ends a driver's work: the limit of driving time, or the end of the day. (WRK-4, DAY-3) */
export type DriverLimit = 'DRIVING' | 'DAY';

/** Which of the two ends first if the car drives on; if both are past, which was first. (DAY-3) */
export function firstLimit(state: GameState, car: Car, at: GameSeconds): DriverLimit {
  const { settings } = state.setup;
  const driving = workingAt(state, car, at) - workLimit(settings);
  return dayOverrunAt(settings, car, at) > driving ? 'DAY' : 'DRIVING';
}

/** When the driving time or the day ends if the car drives on; null while it is not on the road. (WRK-3, DAY-3) */
export function limitAt(state: GameState, car: Car): GameSeconds | null {
  const limit = drivingLimitAt(state, car);
  return limit === null ? null : Math.min(limit, dayEndsAt(state.setup.settings, car) ?? limit);
}

/** When the driving time ends if the car drives on; null while it is not on the road. (WRK-3) */
export function drivingLimitAt({ setup }: GameState, { state, working }: Car): GameSeconds | null {
  if (!('leg' in state) || state.leg.sailing !== null) return null;
  return reachesAt(state.leg, workLimit(setup.settings) - working);
}

/** When that many seconds of a leg's stretch have been driven, including its breaks; at once if that is already past. (WRK-1, BRK-1) */
function reachesAt({ since, pauses }: Leg, driving: Seconds): GameSeconds {
  return since + timeFor(pauses, Math.max(0, driving));
}

/** A driver who sets out past the end of the day is first checked after a minute on the road. (DAY-3) */
const SETTING_OUT: Seconds = 60;

/** When the next warning, check or crash draw of a car that drives on this leg is due. (WRK-3, WRK-5, WRK-6, DAY-3) */
export function nextWorkMarkAt(state: GameState, car: Car, leg: Leg): GameSeconds {
  const { settings } = state.setup;
  const left = workLimit(settings) - car.working;
  const isWarned = car.warned || restsInTime(state, car, reachesAt(leg, left));
  const warning = isWarned ? Number.POSITIVE_INFINITY : reachesAt(leg, left - minutes(settings.warning_minutes));
  const ofDay = dayWarningAt(state, car) ?? Number.POSITIVE_INFINITY;
  const mark = Math.min(checkMark(car), crashMark(settings, car));
  const end = dayEndsAt(settings, car);
  const pastDay = end === null ? Number.POSITIVE_INFINITY : Math.max(end + mark, leg.since + SETTING_OUT);
  return Math.max(leg.since, Math.min(warning, ofDay, reachesAt(leg, left + mark), pastDay));
}

/** Seconds past the limit at which the next roadside check is due: at the limit, then at each started hour past it. (WRK-5) */
export function checkMark({ checks }: Car): Seconds {
  return checks * 3600;
}

/** Seconds past the limit at which the next crash draw is due: `crash_after_minutes`, then each started half-hour. (WRK-6) */
export function crashMark(settings: Settings, { crashDraws }: Car): Seconds {
  return minutes(settings.crash_after_minutes) + crashDraws * 1800;
}

/** The car after a full rest; the day begins with the next work. (SLP-2, DAY-1) */
export function rested(car: Car): Car {
  const { dutySince: _since, warnedOfDay: _warned, breakAt: _break, ...other } = car;
  return { ...other, working: 0, checks: 0, crashDraws: 0, warned: false };
}
