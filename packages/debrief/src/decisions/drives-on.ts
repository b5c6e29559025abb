import {
  type Car,
  type CarId,
  type GameSeconds,
  type Happening,
  type LogEntry,
  type PlayerId,
  findCar,
  restGoalOf,
} from '@fracht/engine';
import { type Recording, nextEntryAfter, stateBetween } from '../recording.ts';
import { type Absence, hasBot, wasAway } from './away.ts';
import type { PlayerDecision } from './decision.ts';
import { hasParking, hasRested, lastChanceOfRest } from './last-chance.ts';
import { overrunTo, parkingsFor } from './other-parkings.ts';
import { isRoadside } from './rest-choice.ts';

/** The warning that belongs to each limit. */
const WARNINGS: { readonly [What in Happening['what']]?: Happening['what'] } = {
  WORK_OVERDUE: 'WORK_LIMIT_NEAR',
  DAY_OVERDUE: 'DAY_END_NEAR',
};

/**
 * Decisions without an action of their own: a driver exceeded the limit of work time or the end of the day, and no parking had been chosen for him, or only one
 * past the limit when none before it was left any more. Such a decision is dated at the warning or, if the player later took back a choice of parking or
 * stopped the car at the roadside, at the last such moment. If no parking within the limit was ahead any more by then, it is dated at the last moment at which
 * a rest was still possible. Its alternatives are the parkings ahead. (DCN-1, DCN-7)
 */
export function drivesOn(
  recording: Recording,
  player: PlayerId,
  absences: readonly Absence[],
): readonly PlayerDecision[] {
  const own = recording.happenings.filter((told) => told.player === player);
  const found = own.flatMap((past, place) => {
    const warning = WARNINGS[past.what];
    if (warning === undefined) return [];
    const last = own.slice(0, place).findLast(({ what, car }) => {
      return car === past.car && (what === warning || what === past.what);
    });
    const at = momentOf(recording, past, last?.what === warning ? last : null);
    if (at === null || isSentThere(recording, { ...past, at })) return [];
    const isAway = wasAway(absences, at) || wasAway(absences, past.at);
    return decisionAt(recording, player, { ...past, at }, isAway);
  });
  // A driver who exceeds both limits has missed one rest.
  return found.filter(({ id }, place) => found.findIndex((one) => one.id === id) === place);
}

/** When the player let a driver go on who then exceeded a limit; null: the choice of parking made for him is responsible. */
function momentOf(recording: Recording, past: Happening, warning: Happening | null): GameSeconds | null {
  const choices = warning === null ? [] : choicesBetween(recording, warning, past.at);
  const last = choices.at(-1);
  const isLast = last !== undefined && !isRoadside(last.action);
  if (isLast && !isLateChoice(recording, last)) return null;
  const told = choices.findLast(({ action }) => isRoadside(action))?.at ?? warning?.at ?? null;
  const at = told !== null && isSameWay(recording, past, told) ? told : null;
  if (at !== null && hadParking(recording, { ...past, at })) return at;
  return lastChanceOfRest(recording, { ...past, at: at ?? past.at }) ?? (isLast ? null : at);
}

/** Whether the car was already on its way with the same order at an earlier moment, and its driver has not rested since. */
function isSameWay(recording: Recording, { car: id, player, order, at }: Happening, earlier: GameSeconds): boolean {
  const [before, after] = [earlier, at].map((one) => carAt(recording, id, one));
  return before?.player === player && before.shipment === order && after != null && !hasRested(before, after);
}

function carAt(recording: Recording, id: CarId | null, at: GameSeconds): Car | null {
  return id === null ? null : findCar(stateBetween(recording, nextEntryAfter(recording, at), at), id);
}

/** The player's choices for that car between the warning and the limit, in order. */
function choicesBetween({ log }: Recording, { car, at, player }: Happening, until: number): readonly LogEntry[] {
  return log.filter(
    ({ action, player: by, at: then }) =>
      by === player && action.action === 'SELECT_PARKING' && action.car === car && then >= at && then < until,
  );
}

/** Whether a parking was chosen when none before the limit was left any more. */
function isLateChoice(recording: Recording, { action, at, seq }: LogEntry): boolean {
  if (action.action !== 'SELECT_PARKING') return false;
  const index = recording.log.findIndex((entry) => entry.seq === seq);
  return !hasParking(stateBetween(recording, index, at), action.car);
}

/**
 * Whether at that time a driver was on his way to a parking whose choice is responsible for what followed: it lies within the limit, or was already past
 * it when it was chosen. A parking that has come to lie past the limit since then, after a stop or a detour, should have been replaced by a nearer one.
 */
function isSentThere(recording: Recording, { at, car: id, player }: Happening): boolean {
  const { log, before } = recording;
  const state = stateBetween(recording, nextEntryAfter(recording, at), at);
  const car = id === null ? null : findCar(state, id);
  const parking = car === null ? null : restGoalOf(car);
  if (car === null || parking === null) return false;
  if ((overrunTo(state, id, parking) ?? 0) <= 0) return true;
  const place = log.findLastIndex(({ action, player: by, at: then }) => {
    return by === player && then <= at && action.action === 'SELECT_PARKING' && action.car === id;
  });
  const chosen = before[place];
  return chosen === undefined || (overrunTo(chosen, id, parking) ?? 0) > 0 || !hasParking(state, car.id);
}

/** Whether a parking before the limit was still ahead of a driver at a moment. */
function hadParking(recording: Recording, { at, car }: Happening): boolean {
  return car !== null && hasParking(stateBetween(recording, nextEntryAfter(recording, at), at), car);
}

function decisionAt(
  recording: Recording,
  player: PlayerId,
  { at, car: id, order }: Happening,
  isAway: boolean,
): readonly PlayerDecision[] {
  const index = nextEntryAfter(recording, at);
  const state = stateBetween(recording, index, at);
  const car = id === null ? null : findCar(state, id);
  if (car === null || hasBot(state, player)) return [];
  const alternatives = parkingsFor(state, car, null);
  const judged = alternatives.length === 0 ? 'FORCED' : isAway ? 'AWAY' : 'YES';
  return [
    {
      id: `${car.id}@${at}`,
      player,
      kind: 'DRIVE_ON',
      at,
      round: state.round,
      index,
      order,
      car: car.id,
      chosen: null,
      question: null,
      alternatives,
      judged,
    },
  ];
}
