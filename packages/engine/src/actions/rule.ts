import type { ActionOf, ActionType, Actor } from '../game-action.ts';
import type { RejectionCode } from '../rejections.ts';
import type { GameState } from '../state.ts';

/** Roles in a game: a student, a teacher, or the player who leads the game. (LED-1) */
export type Role = Actor['type'] | 'LEADER';

/** The check of one action: who may do it, and whether it may happen now. Kept apart from `Apply`, which a browser that only shows buttons does not need. */
export type ActionCheck<T extends ActionType> = {
  readonly allowedFor: readonly Role[];
  /** A refusal code, or null. Pure; runs in the browser too, on a viewer's copy of the state. */
  readonly check: (state: GameState, action: ActionOf<T>, actor: Actor) => RejectionCode | null;
};

/** How an action changes the state. Called only after its check gave null; cannot fail. */
export type Apply<T extends ActionType> = (state: GameState, action: ActionOf<T>, actor: Actor) => GameState;
