import {
  type Car,
  type GameAction,
  type GameState,
  type HostAction,
  type LogEntry,
  findCar,
  isSleeping,
  restGoalOf,
} from '@fracht/engine';
import { type Recording, stateBetween } from '../recording.ts';
import type { PlayerDecision } from './decision.ts';

/** Whether an action stops a car at the roadside, sets it going again or cancels its rest: that does not choose a place to rest. (CMP-1, CLD-1) */
export function isRoadside(action: GameAction | HostAction | null): boolean {
  return action?.action === 'SELECT_PARKING' && (action.parking === 'HERE' || action.parking === 'GO');
}

/** Whether a choice ends a sleep before the rest is over. `state`: the game just before it. A sleep that is cut short counts for nothing. (SLP-3, DCN-6) */
export function wakesDriver(state: GameState, { kind, car: id }: Pick<PlayerDecision, 'kind' | 'car'>): boolean {
  const car = kind !== 'PARK' || id === null ? null : findCar(state, id);
  return car !== null && isSleeping(car.state.action);
}

/**
 * Whether a decision is about where, or whether, a driver rests: driving on past the limit, waking him, or choosing a parking to which the player kept
 * until the rest was over. (CMP-1, CLD-1)
 */
export function isRestChoice(recording: Recording, decision: PlayerDecision): boolean {
  const { kind, chosen } = decision;
  if (kind === 'DRIVE_ON' || wakesDriver(stateBetween(recording, decision.index, decision.at), decision)) return true;
  return kind === 'PARK' && !isRoadside(chosen) && !isTakenBack(recording, decision);
}

/** Whether the player chose something else for the car while it was on its way to that parking or slept there. */
function isTakenBack({ log, before }: Recording, { index, player, chosen }: PlayerDecision): boolean {
  if (chosen?.action !== 'SELECT_PARKING') return false;
  const { car: id, parking } = chosen;
  const place = log.findIndex((entry, later) => later > index && movesCar(entry, player, id));
  const state = before[place];
  const car = state === undefined ? null : findCar(state, id);
  if (car === null) return false;
  const isRecalled = log[place]?.action.action === 'SELECT_PARKING' || car.state.action === 'DRIVING_TO_SLEEP';
  return isRecalled && isBoundFor(car, parking);
}

/** Whether the player chose a parking for that car, or took the car off its order. If its driver is asleep then, he goes on sleeping. */
function movesCar({ action, player: by }: LogEntry, player: string, car: string): boolean {
  const isOfCar = action.action === 'SELECT_PARKING' || action.action === 'CANCEL_CAR_BOOKING';
  return by === player && isOfCar && action.car === car;
}

function isBoundFor(car: Car, parking: string): boolean {
  const { state } = car;
  return restGoalOf(car) === parking || ('parking' in state && state.parking === parking);
}
