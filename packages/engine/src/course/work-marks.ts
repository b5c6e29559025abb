import type { CarPlace } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import type { Remedy } from '../happenings/happening.ts';
import { hasChange } from '../rules-version.ts';
import { luckChanceAgain } from '../luck.ts';
import type { Car, GameState } from '../state.ts';
import { isBeginner } from '../situations/spared.ts';
import { strike } from '../situations/strike.ts';
import { carAt } from '../cars/car.ts';
import { crash } from './crash.ts';
import { carLand } from '../cars/place.ts';
import { withCar } from '../cars/with-car.ts';
import {
  checkMark,
  crashMark,
  drivingLimitAt,
  isDayAlone,
  overrunAt,
  rested,
  workLimit,
  workingAt,
} from '../cars/work.ts';
import { restsInTime } from '../cars/rest-in-time.ts';
import { type GameSeconds, type Seconds, minutes } from '../units.ts';
import { dayEndsAt, dayWarningAt, idleRestEndsAt, nextDutyMark } from '../cars/duty.ts';
import { fineNow, withFine } from '../cars/fines.ts';

/** The work-time mark that a driving car has reached: a warning, the limit with its check, a further check, a crash draw. (WRK-3, DAY-3) */
export function passWorkMark(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const { settings } = state.setup;
  if (isWarningDue(state, car)) return warn(state, index, car);
  if (isDue(state, dayWarningAt(state, car))) return warnOfDay(state, index, car);
  const over = overrunAt(state, car, state.now);
  if (over >= checkMark(car)) return check(state, index, car, over);
  if (over >= crashMark(settings, car)) return drawCrash(state, index, car, over);
  return withCar(state, index, car);
}

/** Whether a standing car's driver has rested by now, or its player is to be warned that the day is ending. (DAY-2, DAY-3) */
export function hasDutyMark(state: GameState, index: CarPlace): boolean {
  return isDue(state, nextDutyMark(state, carAt(state, index)));
}

/** Applies the change that `hasDutyMark` has found to be due. (DAY-2, DAY-3) */
export function passDutyMark(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (!isDue(state, idleRestEndsAt(state.setup.settings, car))) return warnOfDay(state, index, car);
  const game = withCar(state, index, rested(car));
  const { player, id, shipment: order } = car;
  return player === null ? game : happen(game, { what: 'DRIVER_RESTED', player, car: id, order, points: null });
}

/** Whether the player is to be warned that the driving time is running out. (WRK-3) */
function isWarningDue(state: GameState, car: Car): boolean {
  const { settings } = state.setup;
  if (car.warned || workingAt(state, car, state.now) < workLimit(settings) - minutes(settings.warning_minutes))
    return false;
  return !restsInTime(state, car, drivingLimitAt(state, car) ?? state.now);
}

function isDue({ now }: GameState, mark: GameSeconds | null): boolean {
  return mark !== null && mark <= now;
}

function warn(state: GameState, index: CarPlace, car: Car): GameState {
  const { warning_minutes } = state.setup.settings;
  const about = { player: car.player, car: car.id, order: car.shipment, minutes: warning_minutes };
  const remedy = remedyOf(state, car);
  return happen(withCar(state, index, { ...car, warned: true }), { what: 'WORK_LIMIT_NEAR', ...about, remedy });
}

function warnOfDay(state: GameState, index: CarPlace, car: Car): GameState {
  const end = dayEndsAt(state.setup.settings, car) ?? state.now;
  const left = Math.max(0, Math.floor((end - state.now) / 60));
  const about = { player: car.player, car: car.id, order: car.shipment, minutes: left };
  const remedy = remedyOf(state, car);
  return happen(withCar(state, index, { ...car, warnedOfDay: true }), { what: 'DAY_END_NEAR', ...about, remedy });
}

/** What the warned player can do about it in the car's present state. */
function remedyOf(state: GameState, { state: { action }, restsNext }: Car): Remedy {
  if (!hasChange(state.setup, 'WARNED_OF_MISSING_REST')) return 'PARKING';
  if (action === 'WAITING_FOR_LOADING' || action === 'WAITING_FOR_UNLOADING') return 'REST_HERE';
  if (action === 'DRIVING_TO_SLEEP' || restsNext !== undefined) return 'NEARER_PARKING';
  return action === 'LOADING' ? 'PARKING_AFTER_LOADING' : 'PARKING';
}

/** Draws a single check, even if several hours passed while the car stood; none for a beginner. (WRK-5, SIT-23) */
function check(state: GameState, index: CarPlace, car: Car, over: Seconds): GameState {
  const { settings } = state.setup;
  const counted = withCar(state, index, { ...car, checks: Math.floor(over / 3600) + 1 });
  const begun = car.checks === 0 ? becomeOverdue(counted, car) : counted;
  if (isBeginner(state, car.player)) return begun;
  const percent = carLand(begun, car) === 'PL' ? settings.check_chance_home : settings.check_chance_abroad;
  const luck = { player: car.player, purpose: 'CHECK', about: [car.id] } as const;
  const [stopped, drawn] = luckChanceAgain(begun, luck, percent);
  if (!stopped) return drawn;
  return isDayAlone(state, car, state.now)
    ? withFine(drawn, index, fineNow(drawn, index))
    : strike(drawn, index, 'OVERDUE_TICKET');
}

function becomeOverdue(state: GameState, car: Car): GameState {
  if (car.player === null) return state;
  const points = -state.setup.settings.points_overdue;
  const what = isDayAlone(state, car, state.now) ? 'DAY_OVERDUE' : 'WORK_OVERDUE';
  return happen(state, { what, player: car.player, car: car.id, order: car.shipment, points });
}

function drawCrash(state: GameState, index: CarPlace, car: Car, over: Seconds): GameState {
  const past = over - minutes(state.setup.settings.crash_after_minutes);
  const counted = withCar(state, index, { ...car, crashDraws: Math.floor(past / 1800) + 1 });
  if (isBeginner(state, car.player)) return counted;
  const luck = { player: car.player, purpose: 'CRASH', about: [car.id] } as const;
  const [crashed, drawn] = luckChanceAgain(counted, luck, state.setup.settings.crash_chance);
  return crashed ? crash(drawn, index) : drawn;
}
