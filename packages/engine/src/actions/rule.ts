import type { ActionOf, ActionType, Actor } from '../game-action.ts';
import type { RejectionCode } from '../rejections.ts';
import type { GameState } from '../state.ts';

/** One action of the game: who may, whether it may happen, what happens. (style §6) */
export type ActionRule<T extends ActionType> = {
  readonly allowedFor: readonly Actor['type'][];
  /** A refusal code, or null. Pure; runs in the browser too, on a viewer's copy of the state. */
  readonly check: (state: GameState, action: ActionOf<T>, actor: Actor) => RejectionCode | null;
  /** What happens; called only after `check` said null, cannot fail. */
  readonly apply: (state: GameState, action: ActionOf<T>, actor: Actor) => GameState;
};
