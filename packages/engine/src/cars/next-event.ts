import type { Car, GameState, Leg } from '../state.ts';
import { stretchEndsAt } from '../drive/leg.ts';
import { isStoppedBySituation } from './is-stopped-by-situation.ts';
import type { GameSeconds } from '../units.ts';
import { nextWorkMark } from './work.ts';

/** When something next happens to a car by itself; null: only its player can move it. (CLK-5) */
export function nextCarEvent(game: GameState, car: Car): GameSeconds | null {
  const { state } = car;
  if (car.gone) return null;
  if ('leg' in state) return driveEvent(game, car, state.leg);
  if (state.action === 'AVAILABLE' || state.action === 'FREE') return null;
  if (state.action === 'WAITING_EMERGENCY_STOP') return isStoppedBySituation(game, car) ? null : state.until;
  return 'until' in state ? state.until : null;
}

function driveEvent(game: GameState, car: Car, leg: Leg): GameSeconds {
  const end = stretchEndsAt(leg);
  if (leg.sailing !== null) return end;
  return Math.min(end, leg.since + Math.max(0, nextWorkMark(game.setup.settings, car) - car.working));
}
