import { withEntry } from '../ledger/entry.ts';
import type { GameState } from '../state.ts';
import type { CarId, OrderId, PlayerId } from '../units.ts';
import type { Place } from './walk.ts';
import { nodePoints } from './worth.ts';

/** Whose situation it is, and on what. */
export type About = { readonly player: PlayerId; readonly order: OrderId; readonly car: CarId | null };

/** Points of a situation, by an entry; none for none. (rules §9; SIT-5) */
export function withPoints(state: GameState, about: About, points: number): GameState {
  return points === 0 ? state : withEntry(state, { ...about, reason: 'SITUATION', points });
}

/** The points of a node that was reached. (rules §9; SIT-5) */
export function withReached(state: GameState, about: About, place: Place | null): GameState {
  return place === null ? state : withPoints(state, about, nodePoints(place.node, place.tree));
}
