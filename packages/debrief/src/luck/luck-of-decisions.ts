import type { Grosze } from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import { isAnswer } from '../decisions/question.ts';
import type { LuckyDraw } from './lucky-draw.ts';

/**
 * The luck that each decision of a player met: what was drawn while its rest lasted, or with its request for more time, in grosze; a decision that met none is
 * left out. (LCK-3)
 */
export function luckOfDecisions(
  decisions: readonly PlayerDecision[],
  draws: readonly LuckyDraw[],
): ReadonlyMap<PlayerDecision['id'], Grosze> {
  const met = new Map<PlayerDecision['id'], Grosze>();
  for (const draw of draws) {
    const own = decisions.findLast((decision) => decision.at <= draw.at && isOfDraw(decision, draw));
    if (own !== undefined) met.set(own.id, (met.get(own.id) ?? 0) + draw.amount);
  }
  return met;
}

function isOfDraw({ kind, chosen, order, car, at }: PlayerDecision, draw: LuckyDraw): boolean {
  if (draw.what === 'REQUEST') return chosen !== null && isAnswer(chosen) && order === draw.order && at === draw.at;
  return (kind === 'PARK' || kind === 'DRIVE_ON') && car === draw.car;
}
