import { CAR_ACTIONS, type CarAction, type Player } from '../src/state.ts';

/** The actions that may follow each action of a car. Steps of no length are left out: nobody waits for a window that is already open. (INV-6) */
export const TRANSITIONS: Readonly<Record<CarAction, readonly CarAction[]>> = {
  FREE: ['FREE_BOOKED'],
  AVAILABLE: ['DRIVING_ASSISTANCE', 'FREE_BOOKED', 'DRIVING_EMPTY', 'SLEEPING_GUARDED', 'FREE'],
  FREE_BOOKED: [
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'FREE',
    'AVAILABLE',
    'DRIVING_TO_SHIPMENT',
    'WAITING_FOR_LOADING',
    'LOADING',
    'SLEEPING_GUARDED',
  ],
  DRIVING_TO_SHIPMENT: [
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'WAITING_FOR_LOADING',
    'LOADING',
    'DRIVING_EMPTY',
    'AVAILABLE',
    'FREE',
    'DRIVING_TO_SLEEP',
    'STOPPED_BY_PLAYER',
  ],
  WAITING_FOR_LOADING: [
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'LOADING',
    'AVAILABLE',
    'FREE',
    'SLEEPING_GUARDED',
  ],
  LOADING: ['WAITING_EMERGENCY_STOP', 'DRIVING_WITH_SHIPMENT', 'AVAILABLE', 'FREE'],
  DRIVING_WITH_SHIPMENT: [
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'WAITING_FOR_UNLOADING',
    'UNLOADING',
    'LATE_WAITING_FOR_UNLOADING',
    'DRIVING_TO_SLEEP',
    'STOPPED_BY_PLAYER',
  ],
  WAITING_FOR_UNLOADING: [
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'UNLOADING',
    'SLEEPING_GUARDED',
    'DRIVING_WITH_SHIPMENT',
  ],
  LATE_WAITING_FOR_UNLOADING: ['LATE_UNLOADING'],
  UNLOADING: ['AVAILABLE', 'FREE'],
  LATE_UNLOADING: ['AVAILABLE', 'FREE'],
  DRIVING_EMPTY: ['FREE', 'AVAILABLE', 'DRIVING_TO_SLEEP', 'STOPPED_BY_PLAYER'],
  DRIVING_TO_SLEEP: [
    'DRIVING_ASSISTANCE',
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'SLEEPING',
    'SLEEPING_GUARDED',
    'STOPPED_BY_PLAYER',
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
    'AVAILABLE',
    'FREE',
  ],
  SLEEPING: [
    'DRIVING_ASSISTANCE',
    'WAITING_EMERGENCY_STOP',
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
  ],
  SLEEPING_GUARDED: [
    'DRIVING_ASSISTANCE',
    'WAITING_EMERGENCY_STOP',
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
    'AVAILABLE',
    'FREE',
    'FREE_BOOKED',
    'WAITING_FOR_LOADING',
    'LOADING',
    'WAITING_FOR_UNLOADING',
    'UNLOADING',
  ],
  STOPPED_BY_PLAYER: [
    'WAITING_ACCIDENT_STOP',
    'WAITING_EMERGENCY_STOP',
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
    'DRIVING_TO_SLEEP',
    'AVAILABLE',
    'FREE',
  ],
  WAITING_EMERGENCY_STOP: [
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
    'DRIVING_TO_SLEEP',
    'WAITING_FOR_LOADING',
    'LOADING',
    'WAITING_FOR_UNLOADING',
    'UNLOADING',
    'LATE_WAITING_FOR_UNLOADING',
    'WAITING_ASSISTANCE',
    'AVAILABLE',
    'FREE',
  ],
  WAITING_ACCIDENT_STOP: [
    'WAITING_EMERGENCY_STOP',
    'FREE_BOOKED',
    'WAITING_FOR_LOADING',
    'LOADING',
    'WAITING_FOR_UNLOADING',
    'UNLOADING',
    'AVAILABLE',
    'FREE',
    'DRIVING_TO_SHIPMENT',
    'DRIVING_WITH_SHIPMENT',
    'DRIVING_EMPTY',
    'DRIVING_TO_SLEEP',
  ],
  WAITING_ASSISTANCE: ['FREE'],
  DRIVING_ASSISTANCE: ['WAITING_ACCIDENT_STOP', 'DRIVING_WITH_SHIPMENT', 'DRIVING_TO_SLEEP', 'STOPPED_BY_PLAYER'],
};

/** The steps in a player's journal that the table does not allow. */
export function strangeSteps({ journal }: Player): readonly string[] {
  const last = new Map<string, CarAction>();
  const strange: string[] = [];
  for (const { car, what } of journal) {
    const action = CAR_ACTIONS.find((name) => name === what);
    if (car === null || action === undefined) continue;
    const before = last.get(car);
    if (before !== undefined && before !== 'FREE' && !TRANSITIONS[before].includes(action))
      strange.push(`${before} > ${action}`);
    last.set(car, action);
  }
  return strange;
}
