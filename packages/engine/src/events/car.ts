import type { CarPlace, CityId } from '../units.ts';
import { carAt, carCity } from '../cars/car.ts';
import { endUnloading } from '../cars/delivery.ts';
import { endLoading } from '../cars/loading.ts';
import { beginLateUnloading, reportForLoading, reportForUnloading } from '../course/report.ts';
import { leaveForShipment, resume } from '../course/resume.ts';
import { wake } from '../course/wake.ts';
import { endStretch } from '../course/stretch.ts';
import { hasDutyMark, passDutyMark, passWorkMark } from '../course/work-marks.ts';
import { stopIfStruck } from '../cars/stop-by-situation.ts';
import { endTow } from '../situations/take-over.ts';
import { stretchEndsAt } from '../drive/leg.ts';
import type { CarAction, GameState } from '../state.ts';

type InCityEvent = (state: GameState, index: CarPlace, city: CityId) => GameState;
type CarEvent = (state: GameState, index: CarPlace) => GameState;

/** What a car does by itself for each action, at the moment given by `nextCarEvent`; null: it waits for its player. (CAR-4 to CAR-11) */
const CAR_EVENTS: Readonly<Record<CarAction, CarEvent | null>> = {
  FREE: null,
  AVAILABLE: null,
  STOPPED_BY_PLAYER: null,
  FREE_BOOKED: inItsCity(leaveForShipment),
  WAITING_FOR_LOADING: inItsCity(reportForLoading),
  LOADING: inItsCity(endLoading),
  WAITING_FOR_UNLOADING: inItsCity(reportForUnloading),
  UNLOADING: inItsCity(endUnloading),
  LATE_WAITING_FOR_UNLOADING: inItsCity(beginLateUnloading),
  LATE_UNLOADING: inItsCity(endUnloading),
  WAITING_EMERGENCY_STOP: stopEnds,
  WAITING_ACCIDENT_STOP: stopEnds,
  WAITING_ASSISTANCE: endTow,
  SLEEPING: wake,
  SLEEPING_GUARDED: wake,
  DRIVING_TO_SHIPMENT: driveEvent,
  DRIVING_WITH_SHIPMENT: driveEvent,
  DRIVING_EMPTY: driveEvent,
  DRIVING_ASSISTANCE: driveEvent,
  DRIVING_TO_SLEEP: driveEvent,
};

/**
 * Timer handler of a car. A car whose order has been struck by a critical situation does not drive on. A driver who has had his rest sets out rested. (CLK-5,
 * DAY-2, SIT-7)
 */
export function carEvent(state: GameState, index: CarPlace): GameState {
  if (hasDutyMark(state, index)) return passDutyMark(state, index);
  const happened = CAR_EVENTS[carAt(state, index).state.action]?.(state, index) ?? state;
  return stopIfStruck(happened, index);
}

function inItsCity(event: InCityEvent): CarEvent {
  return (state, index) => {
    const car = carAt(state, index);
    return event(state, index, carCity(car) ?? car.base);
  };
}

/**
 * When both are due at the same moment, the end of a stretch comes before a work-time mark: a car that has arrived is not over the limit on the road.
 * (DRV-4)
 */
function driveEvent(state: GameState, index: CarPlace): GameState {
  const doing = carAt(state, index).state;
  if (!('leg' in doing)) return state;
  return stretchEndsAt(doing.leg) <= state.now ? endStretch(state, index) : passWorkMark(state, index);
}

function stopEnds(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (car.state.action !== 'WAITING_ACCIDENT_STOP' && car.state.action !== 'WAITING_EMERGENCY_STOP') return state;
  return resume(state, index, car.state.then);
}
