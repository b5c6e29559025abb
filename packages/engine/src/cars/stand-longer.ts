import type { Car, CarState, GameState } from '../state.ts';
import { type CarPlace, type GameSeconds, type Minutes, type Seconds, minutes } from '../units.ts';
import { carAt, carLeg, inState } from './car.ts';
import { stopCarOnLeg } from './drive.ts';
import { stateAfterStop } from './take-up-drive.ts';
import { withCar } from './with-car.ts';

/**
 * Holds a car for a number of minutes: what it is doing for a limited time takes longer; any other car is made to stand; at sea nothing holds it.
 * (EFF-1)
 */
export function standLonger(state: GameState, place: CarPlace, value: Minutes): GameState {
  return value <= 0 ? state : withCar(state, place, kept(state, carAt(state, place), minutes(value)));
}

/**
 * For how many more seconds a car in this state stands or works, a time that the effect TIME lengthens; 0 if nothing holds the car for a limited
 * time. (EFF-1)
 */
export function standsFor(doing: CarState, now: GameSeconds): Seconds {
  if (doing.action === 'WAITING_ASSISTANCE') return doing.reload;
  return lasts(doing) ? Math.max(0, doing.until - now) : 0;
}

function kept(state: GameState, car: Car, wait: Seconds): Car {
  const { state: doing } = car;
  if (doing.action === 'WAITING_ASSISTANCE') return inState(car, { ...doing, reload: doing.reload + wait });
  if (doing.action === 'WAITING_EMERGENCY_STOP')
    return inState(car, { ...doing, until: Math.max(state.now, doing.until) + wait });
  if (lasts(doing)) return inState(car, { ...doing, until: doing.until + wait });
  const leg = carLeg(car);
  if (leg !== null && leg.sailing !== null) return car;
  const { car: still, leg: settled } = leg === null ? { car, leg } : stopCarOnLeg(state, car, leg);
  const then = stateAfterStop(state, doing);
  if (then === null) return car;
  const next = 'leg' in then && settled !== null ? { ...then, leg: settled } : then;
  return inState(still, { action: 'WAITING_ACCIDENT_STOP', until: state.now + wait, then: next });
}

type Lasting = Extract<CarState, { readonly until: number }>;

function lasts(
  state: CarState,
): state is Exclude<Lasting, { readonly action: 'FREE_BOOKED' | `WAITING_FOR_${string}` }> {
  if (state.action === 'FREE_BOOKED' || state.action === 'WAITING_FOR_LOADING') return false;
  return state.action !== 'WAITING_FOR_UNLOADING' && 'until' in state;
}
