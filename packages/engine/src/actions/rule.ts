import type { ActionOf, ActionType, Actor } from '../game-action.ts';
import type { RejectionCode } from '../rejections.ts';
import type { GameState } from '../state.ts';

/** One action of the game: who may do it, and whether it may happen now. Apart from what comes of it, which a browser does not need. */
export type ActionCheck<T extends ActionType> = {
  readonly allowedFor: readonly Actor['type'][];
  /** A refusal code, or null. Pure; runs in the browser too, on a viewer's copy of the state. */
  readonly check: (state: GameState, action: ActionOf<T>, actor: Actor) => RejectionCode | null;
};

/** What happens; called only after the check said null, cannot fail. */
export type Apply<T extends ActionType> = (state: GameState, action: ActionOf<T>, actor: Actor) => GameState;
