import type { Car, GameState, Leg } from '../state.ts';
import { stretchEndsAt } from '../drive/leg.ts';
import { isStoppedBySituation } from './is-stopped-by-situation.ts';
import type { GameSeconds } from '../units.ts';
import { nextDutyMark } from './duty.ts';
import { nextWorkMarkAt } from './work.ts';

/** When something next happens to a car by itself; null if only its player can move it. (CLK-5) */
export function nextCarEvent(game: GameState, car: Car): GameSeconds | null {
  const { state } = car;
  if (car.gone) return null;
  if ('leg' in state) return driveEvent(game, car, state.leg);
  const end = standingEnds(game, car);
  const due = nextDutyMark(game, car);
  const mark = due === null ? null : Math.max(game.now, due);
  return end === null || mark === null ? (end ?? mark) : Math.min(end, mark);
}

/** When a standing car begins something else by itself; null if only its player or an answer can move it. */
function standingEnds(game: GameState, car: Car): GameSeconds | null {
  const { state } = car;
  if (state.action === 'AVAILABLE' || state.action === 'FREE') return null;
  if (state.action === 'WAITING_EMERGENCY_STOP') return isStoppedBySituation(game, car) ? null : state.until;
  return 'until' in state ? state.until : null;
}

function driveEvent(game: GameState, car: Car, leg: Leg): GameSeconds {
  const end = stretchEndsAt(leg);
  if (leg.sailing !== null) return end;
  return Math.min(end, nextWorkMarkAt(game, car, leg));
}
