import type { PlayerId } from './units.ts';

/** Whose view: a student sees secrets of nobody else, the game's teacher every player's. */
export type Viewer = {
  readonly player: PlayerId;
  readonly type: 'STUDENT' | 'TEACHER';
  /** Whether the best ways, which a game tells once it is over, are kept from this viewer also then. (SIT-13) */
  readonly isHeldBack?: boolean;
};
