import type { GameState } from '../state.ts';
import type { Happened, Happening } from './happening.ts';

/** A game after something, with all that happened on the way there, in order. (HAP-1) */
export type Transition = { readonly state: GameState; readonly happenings: readonly Happening[] };

/** The same game, from here on putting down what happens in it. (HAP-1) */
export function telling(state: GameState): GameState {
  return { ...state, telling: { cause: { by: 'TIME' }, happened: null } };
}

/** The game without what was put down, and that apart. (HAP-1) */
export function told({ telling: kept, ...state }: GameState): Transition {
  return { state, happenings: listOf(kept?.happened ?? null) };
}

function listOf(happened: Happened | null): readonly Happening[] {
  const list: Happening[] = [];
  for (let last = happened; last !== null; last = last.before) list.push(last.latest);
  return list.reverse();
}
