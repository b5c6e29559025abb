import type { Settings } from '../settings.ts';
import type { Car, CarAction, GameState } from '../state.ts';
import { type GameSeconds, type Seconds, minutes } from '../units.ts';
import { breakAfter, withBreaks, withPause } from './pauses.ts';
import { isHandling, isIdle } from './kinds.ts';
import { restsInTime } from './rest-in-time.ts';

/**
 * The longest time from the beginning of a driver's day to the beginning of his rest that lets the rest, too, end within `day_minutes`; never
 * less than the driving time. Null if days have no end. (DAY-1)
 */
export function dutyLimit({ day_minutes, rest_minutes, car_worktime }: Settings): Seconds | null {
  return day_minutes > 0 ? minutes(Math.max(day_minutes - rest_minutes, car_worktime)) : null;
}

/** When the driver's rest has to begin at the latest; null: the day has not begun, or days have no end. (DAY-1) */
export function dayEndsAt(settings: Settings, { dutySince }: Pick<Car, 'dutySince'>): GameSeconds | null {
  const limit = dutyLimit(settings);
  return limit === null || dutySince === undefined ? null : dutySince + limit;
}

/**
 * For how many seconds the day has been over at a moment; negative: how many are left. A driver who sleeps, is free, or is at sea may be
 * resting: then the beginning of that pause counts instead. (DAY-1)
 */
export function dayOverrunAt(settings: Settings, car: Car, at: GameSeconds): Seconds {
  const end = dayEndsAt(settings, car);
  return end === null ? Number.NEGATIVE_INFINITY : Math.min(at, restsSince(car) ?? at) - end;
}

function restsSince({ state, idleSince }: Car): GameSeconds | null {
  if (idleSince !== undefined) return idleSince;
  if (state.action === 'SLEEPING' || state.action === 'SLEEPING_GUARDED') return state.since;
  return 'leg' in state && state.leg.sailing !== null ? state.leg.since : null;
}

/** Updates the driver's day and breaks after the car's new state. (DAY-1, DAY-2, BRK-1, BRK-2) */
export function withDuty({ setup, now }: Pick<GameState, 'setup' | 'now'>, car: Car): Car {
  if (car.gone) return car;
  const { settings } = setup;
  const onDay = dutyLimit(settings) === null ? car : withDay(car, now);
  return breakAfter(settings) === null ? onDay : withBreaks(settings, withPause(settings, onDay, now), now);
}

/** Work begins the day; in a city without work the driver is free. (DAY-1, DAY-2) */
function withDay(car: Car, now: GameSeconds): Car {
  const { state, dutySince, idleSince } = car;
  const isFree = isIdle(state.action);
  if (isFree === (idleSince !== undefined) && (dutySince !== undefined || !isWork(car))) return car;
  const { idleSince: _idle, ...busy } = car;
  const next: Car = isFree ? { ...car, idleSince: idleSince ?? now } : busy;
  return dutySince === undefined && isWork(car) ? { ...next, dutySince: now } : next;
}

function isWork({ state }: Car): boolean {
  return ('leg' in state && state.leg.sailing === null) || isHandling(state.action);
}

/** When a driver who is free will have rested if he is not interrupted; null if he is not free or has nothing to rest from. (DAY-2) */
export function idleRestEndsAt(settings: Settings, { idleSince, dutySince, working }: Car): GameSeconds | null {
  if (idleSince === undefined || (dutySince === undefined && working === 0)) return null;
  return idleSince + minutes(settings.rest_minutes);
}

/**
 * When the player is to be warned that the day is ending; null if he was already warned, the rest begins before that, or nothing can be done in the car's
 * present state. (DAY-3)
 */
export function dayWarningAt(state: GameState, car: Car): GameSeconds | null {
  const { settings } = state.setup;
  const end = car.warnedOfDay === true || !isCalled(car) ? null : dayEndsAt(settings, car);
  return end === null || restsInTime(state, car, end) ? null : end - minutes(settings.warning_minutes);
}

const CALLED: readonly CarAction[] = ['LOADING', 'WAITING_FOR_LOADING', 'WAITING_FOR_UNLOADING', 'STOPPED_BY_PLAYER'];

function isCalled({ state }: Car): boolean {
  return 'leg' in state ? state.leg.sailing === null : CALLED.includes(state.action);
}

/** The next moment at which the driver of a standing car has rested or the player is warned; null if there is none. (DAY-2, DAY-3) */
export function nextDutyMark(state: GameState, car: Car): GameSeconds | null {
  if ('leg' in car.state) return null;
  const rest = idleRestEndsAt(state.setup.settings, car);
  const warning = dayWarningAt(state, car);
  return rest === null || warning === null ? (rest ?? warning) : Math.min(rest, warning);
}
