import type { GameState } from '../state.ts';
import type { Happened, Happening } from './happening.ts';

/** A game after a step, with all that happened in it, in order. (HAP-1) */
export type Transition = { readonly state: GameState; readonly happenings: readonly Happening[] };

/** Turns telling on: from here on the game records what happens. (HAP-1) */
export function startTelling(state: GameState): GameState {
  return { ...state, telling: { cause: { by: 'TIME' }, happened: null } };
}

/** Turns telling off: returns the game and, separately, what was recorded. (HAP-1) */
export function stopTelling({ telling: kept, ...state }: GameState): Transition {
  return { state, happenings: listOf(kept?.happened ?? null) };
}

function listOf(happened: Happened | null): readonly Happening[] {
  const list: Happening[] = [];
  for (let last = happened; last !== null; last = last.before) list.push(last.latest);
  return list.reverse();
}
