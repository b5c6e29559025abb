import type { Grosze } from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import { isAnswer } from '../decisions/question.ts';
import type { LuckyDraw } from './lucky-draw.ts';

/**
 * The luck that each decision of a player met, in grosze: with its request for more time, during the night at the parking that it chose, with a check or
 * crash on the way on which it sent its driver with this order. Decisions that met none are left out. (LCK-3)
 */
export function luckOfDecisions(
  decisions: readonly PlayerDecision[],
  draws: readonly LuckyDraw[],
): ReadonlyMap<PlayerDecision['id'], Grosze> {
  const met = new Map<PlayerDecision['id'], Grosze>();
  for (const draw of draws) {
    const own = decisions.findLast((decision) => isBefore(decision, draw) && isOfDraw(decision, draw));
    if (own !== undefined) met.set(own.id, (met.get(own.id) ?? 0) + draw.amount);
  }
  return met;
}

/** Whether a decision was taken before something was drawn, or led to the draw itself. */
function isBefore({ chosen, index, at }: PlayerDecision, draw: LuckyDraw): boolean {
  return chosen === null ? at <= draw.at : index < draw.entries;
}

function isOfDraw({ kind, chosen, order, car, index }: PlayerDecision, draw: LuckyDraw): boolean {
  if (draw.what === 'REQUEST') return chosen !== null && isAnswer(chosen) && index === draw.entries - 1;
  if ((kind !== 'PARK' && kind !== 'DRIVE_ON') || car !== draw.car) return false;
  if (draw.what !== 'THEFT') return order === draw.order;
  return chosen?.action === 'SELECT_PARKING' && chosen.parking === draw.parking;
}
