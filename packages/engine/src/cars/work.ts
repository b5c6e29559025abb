import type { Car, GameState } from '../state.ts';
import type { Settings } from '../settings.ts';
import { type GameSeconds, type Seconds, minutes } from '../units.ts';

/** Driving seconds allowed between rests. (WRK-1) */
export function workLimit(settings: Settings): Seconds {
  return minutes(settings.car_worktime);
}

/** Driving seconds since the last rest at a moment; sailing, waiting and sleeping add none. (WRK-1) */
export function workingAt(_state: GameState, car: Car, at: GameSeconds): Seconds {
  const { state } = car;
  if (!('leg' in state) || state.leg.sailing !== null) return car.working;
  return car.working + Math.max(0, at - state.leg.since);
}

/** Has the driver worked as long as the law lets, or longer? (WRK-4) */
export function isOverdue(state: GameState, car: Car, at: GameSeconds): boolean {
  return workingAt(state, car, at) >= workLimit(state.setup.settings);
}

/** When the working time ends if the car drives on; null while it is not on the road. (WRK-3) */
export function limitAt({ setup }: GameState, { state, working }: Car): GameSeconds | null {
  if (!('leg' in state) || state.leg.sailing !== null) return null;
  return state.leg.since + Math.max(0, workLimit(setup.settings) - working);
}

/** Working seconds at which the next warning, check or crash draw is due. (WRK-3, WRK-5, WRK-6) */
export function nextWorkMark(settings: Settings, car: Car): Seconds {
  if (!car.warned) return workLimit(settings) - minutes(settings.warning_minutes);
  return Math.min(checkMark(settings, car), crashMark(settings, car));
}

/** The next roadside check: at the limit, then at each started hour past it. (WRK-5) */
export function checkMark(settings: Settings, { checks }: Car): Seconds {
  return workLimit(settings) + checks * 3600;
}

/** The next crash draw: `crash_after_minutes` past the limit, then at each started half-hour. (WRK-6) */
export function crashMark(settings: Settings, { crashDraws }: Car): Seconds {
  return workLimit(settings) + minutes(settings.crash_after_minutes) + crashDraws * 1800;
}

/** The car after a full rest. (SLP-2) */
export function rested(car: Car): Car {
  return { ...car, working: 0, checks: 0, crashDraws: 0, warned: false };
}
