import {
  type CarId,
  type GameSeconds,
  type GameState,
  type Happening,
  type LogEntry,
  type PlayerId,
  findCar,
  parkingsAhead,
} from '@fracht/engine';
import { type Recording, stateBetween } from '../recording.ts';
import { type Absence, hasBot, wasAway } from './away.ts';
import type { PlayerDecision } from './decision.ts';
import { parkingsFor } from './other-parkings.ts';
import { isRoadside } from './rest-choice.ts';

/** The overrun of which each warning warns. */
const OVERRUNS: { readonly [What in Happening['what']]?: Happening['what'] } = {
  WORK_LIMIT_NEAR: 'WORK_OVERDUE',
  DAY_END_NEAR: 'DAY_OVERDUE',
};

/**
 * Decisions without an action of their own: a driver was warned, no parking was chosen, or one past the limit when none before it was left any more, and he
 * drove past the limit of work time or the end of the day. Such a decision is dated at the warning or, if the player later took back a choice of parking or
 * stopped at the roadside, at the last such moment. Its alternatives are the parkings ahead. (DCN-1)
 */
export function drivesOn(
  recording: Recording,
  player: PlayerId,
  absences: readonly Absence[],
): readonly PlayerDecision[] {
  const own = recording.happenings.filter((told) => told.player === player);
  return own.flatMap((told, place) => {
    const overrun = OVERRUNS[told.what];
    if (overrun === undefined) return [];
    const wentPast = own.slice(place).find(({ what, car }) => what === overrun && car === told.car);
    if (wentPast === undefined || isWarnedAgain(recording, told, wentPast.at)) return [];
    const choices = choicesBetween(recording, told, wentPast.at);
    const last = choices.at(-1);
    const isLast = last !== undefined && !isRoadside(last.action);
    if (isLast && !isLateChoice(recording, last)) return [];
    const since = { ...told, at: choices.findLast(({ action }) => isRoadside(action))?.at ?? told.at };
    if (isLast && !hadParking(recording, since)) return [];
    const isAway = wasAway(absences, since.at) || wasAway(absences, wentPast.at);
    return decisionAt(recording, player, since, isAway);
  });
}

/** Whether the driver rested and was warned once more before that moment. */
function isWarnedAgain({ happenings }: Recording, { what, car, at }: Happening, until: number): boolean {
  return happenings.some((told) => told.what === what && told.car === car && told.at > at && told.at <= until);
}

/** What the player chose for that car between the warning and the limit, in order. */
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

/** Whether a parking before the limit was still ahead of a driver at a moment. */
function hadParking(recording: Recording, { at, car }: Happening): boolean {
  return car !== null && hasParking(stateBetween(recording, placeAfter(recording, at), at), car);
}

function hasParking(state: GameState, id: CarId): boolean {
  const car = findCar(state, id);
  return car !== null && parkingsAhead(state, car, state.now).some(({ overrun }) => overrun <= 0);
}

/** The place in the log of the first entry after a moment. */
function placeAfter({ log }: Recording, at: GameSeconds): number {
  const later = log.findIndex((entry) => entry.at > at);
  return later === -1 ? log.length : later;
}

function decisionAt(
  recording: Recording,
  player: PlayerId,
  { at, car: id, order }: Happening,
  isAway: boolean,
): readonly PlayerDecision[] {
  const index = placeAfter(recording, at);
  const state = stateBetween(recording, index, at);
  const car = id === null ? null : findCar(state, id);
  // A driver on his way to a parking past the limit was sent there by an earlier decision.
  if (car === null || car.state.action === 'DRIVING_TO_SLEEP' || hasBot(state, player)) return [];
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
