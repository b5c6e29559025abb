import {
  isDriving,
  isOverdue,
  limitAt,
  type Car,
  type CarAction,
  type GameSeconds,
  type GameState,
  type PlayerId,
} from '@fracht/engine';
import { isHeldUp } from '../../situations/is-held-up.ts';
import { isOnMap } from '../../parts/is-on-map.ts';
import { standsIn } from '../../parts/stands-in.ts';
import type { Ring, TruckTone, TruckMark } from './truck-mark.ts';

/** The look of a truck apart from its position: it changes with the game, not with each frame. */
export type TruckLook = Omit<TruckMark, 'x' | 'y' | 'angle' | 'selected'> & { readonly car: Car };

type Sign = { readonly ring: Ring; readonly badge: string | null; readonly tone: TruckTone };

const DRIVES: Sign = { ring: 'NONE', badge: null, tone: 'none' };
const OVER: Sign = { ring: 'OVERDUE', badge: 'b-overdue', tone: 'warn' };

/** Ring and badge of each state: dashed stands, solid rests, open is past the limit, double has a situation. (SIC-12) */
const SIGNS: Readonly<Record<CarAction, Sign>> = {
  FREE: { ring: 'WAIT', badge: 'b-free', tone: 'none' },
  FREE_BOOKED: { ring: 'WAIT', badge: 'b-booked', tone: 'none' },
  AVAILABLE: { ring: 'WAIT', badge: 'b-free', tone: 'none' },
  STOPPED_BY_PLAYER: { ring: 'WAIT', badge: 'b-stop', tone: 'none' },
  WAITING_FOR_LOADING: { ring: 'WAIT', badge: 'b-wait', tone: 'none' },
  WAITING_FOR_UNLOADING: { ring: 'WAIT', badge: 'b-wait', tone: 'none' },
  WAITING_EMERGENCY_STOP: { ring: 'ALERT', badge: 'b-alert', tone: 'bad' },
  WAITING_ACCIDENT_STOP: { ring: 'WAIT', badge: 'b-pause', tone: 'none' },
  WAITING_ASSISTANCE: { ring: 'WAIT', badge: 'b-assist', tone: 'none' },
  LATE_WAITING_FOR_UNLOADING: { ring: 'WAIT', badge: 'b-wait', tone: 'warn' },
  LATE_UNLOADING: { ring: 'WAIT', badge: 'b-unload', tone: 'warn' },
  DRIVING_TO_SHIPMENT: DRIVES,
  DRIVING_WITH_SHIPMENT: DRIVES,
  DRIVING_EMPTY: DRIVES,
  DRIVING_ASSISTANCE: DRIVES,
  DRIVING_TO_SLEEP: { ring: 'NONE', badge: 'b-sleep', tone: 'none' },
  SLEEPING: { ring: 'REST', badge: 'b-sleep', tone: 'none' },
  SLEEPING_GUARDED: { ring: 'REST', badge: 'b-guard', tone: 'none' },
  LOADING: { ring: 'WAIT', badge: 'b-load', tone: 'none' },
  UNLOADING: { ring: 'WAIT', badge: 'b-unload', tone: 'none' },
};

/** The looks of all trucks to draw. Cars free at their base are not drawn: their city's badge counts them. */
export function truckLooks(game: GameState, viewer: PlayerId, at: GameSeconds): readonly TruckLook[] {
  return game.cars.filter(isOnMap).map((car) => {
    const mine = car.player === viewer;
    const sign = mine ? signOf(game, car, at) : otherSign(game, car);
    return { id: car.id, type: car.type, mine, ...sign, city: standsIn(game, car), car };
  });
}

function signOf(game: GameState, car: Car, at: GameSeconds): Sign {
  const { action } = car.state;
  if (action === 'WAITING_EMERGENCY_STOP') return isHeldUp(game, car) ? SIGNS[action] : SIGNS.WAITING_ACCIDENT_STOP;
  if (!isDriving(action)) return SIGNS[action];
  if (isOverdue(game, car, at)) return OVER;
  const limit = limitAt(game, car);
  const warning = game.setup.settings.warning_minutes * 60;
  const isNear = action !== 'DRIVING_TO_SLEEP' && limit !== null && limit - at <= warning;
  return isNear ? OVER : SIGNS[action];
}

function otherSign(game: GameState, car: Car): Sign {
  return isHeldUp(game, car) ? { ...DRIVES, ring: 'ALERT' } : DRIVES;
}
