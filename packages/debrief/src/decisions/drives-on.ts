import { type Happening, type PlayerId, findCar } from '@fracht/engine';
import { type Recording, stateBetween } from '../recording.ts';
import { type Absence, wasAway } from './away.ts';
import type { PlayerDecision } from './decision.ts';
import { parkingsFor } from './other-parkings.ts';

/**
 * The decisions that no action tells: a driver was warned, nobody sent him to a parking, and he went past the limit of work time. They stand at
 * the moment of the warning, with the parkings ahead as alternatives. (DCN-1)
 */
export function drivesOn(
  recording: Recording,
  player: PlayerId,
  absences: readonly Absence[],
): readonly PlayerDecision[] {
  const own = recording.happenings.filter((told) => told.player === player);
  return own.flatMap((told, place) => {
    if (told.what !== 'WORK_LIMIT_NEAR') return [];
    const wentPast = own.slice(place).find(({ what, car }) => what === 'WORK_OVERDUE' && car === told.car);
    if (wentPast === undefined || wasParked(recording, told, wentPast.at)) return [];
    const isAway = wasAway(absences, told.at) || wasAway(absences, wentPast.at);
    return decisionAt(recording, player, told, isAway);
  });
}

/** Whether the player chose a parking for that car between the warning and the limit, or another warning came before it. */
function wasParked({ log, happenings }: Recording, { car, at, player }: Happening, until: number): boolean {
  const isWarnedAgain = happenings.some(
    (told) => told.what === 'WORK_LIMIT_NEAR' && told.car === car && told.at > at && told.at <= until,
  );
  const isSent = log.some(
    ({ action, player: by, at: then }) =>
      by === player && action.action === 'SELECT_PARKING' && action.car === car && then >= at && then <= until,
  );
  return isWarnedAgain || isSent;
}

function decisionAt(
  recording: Recording,
  player: PlayerId,
  { at, car: id, order }: Happening,
  isAway: boolean,
): readonly PlayerDecision[] {
  const later = recording.log.findIndex((entry) => entry.at > at);
  const index = later === -1 ? recording.log.length : later;
  const state = stateBetween(recording, index, at);
  const car = id === null ? null : findCar(state, id);
  // A driver on his way to a parking past the limit was sent there by an earlier decision.
  if (car === null || car.state.action === 'DRIVING_TO_SLEEP') return [];
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
