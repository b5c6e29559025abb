import type { PlayerId } from './units.ts';

/** Whose view it is: a student sees nobody else's secrets, the game's teacher sees every player's. */
export type Viewer = {
  readonly player: PlayerId;
  readonly type: 'STUDENT' | 'TEACHER';
  /** Whether the best ways, which a game reveals once it is over, are still withheld from this viewer then. (SIT-13) */
  readonly isHeldBack?: boolean;
};
