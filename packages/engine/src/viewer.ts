import type { PlayerId } from './units.ts';

/** Whose view: a student sees secrets of nobody else, the game's teacher every player's. */
export type Viewer = { readonly player: PlayerId; readonly type: 'STUDENT' | 'TEACHER' };
