import { beginPlaying } from '../rounds/rounds.ts';
import type { Apply } from './rule.ts';

/** A player who has joined begins to play, in a game that is running or paused; this includes latecomers. (PLY-3) */
export const applyUserStart: Apply<'USER_START'> = (state, _action, { player }) => beginPlaying(state, player);
