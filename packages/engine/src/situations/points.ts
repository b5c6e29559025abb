import { happen } from '../happenings/happen.ts';
import type { GameState } from '../state.ts';
import type { CarId, OrderId, PlayerId } from '../units.ts';
import type { OpenNode } from './walk.ts';
import { nodePoints } from './worth.ts';

/** Which situation it is, of which player, and on which order and car. */
export type SituationSubject = {
  readonly player: PlayerId;
  readonly order: OrderId;
  readonly car: CarId | null;
  readonly situation: string;
};

/** A question is reached: the player gets its node's points. (SIT-5) */
export function payForReaching(state: GameState, about: SituationSubject, place: OpenNode | null): GameState {
  if (place === null) return state;
  return happen(state, { what: 'QUESTION_REACHED', ...about, points: nodePoints(place.node, place.tree) });
}
