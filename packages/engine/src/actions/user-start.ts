import { beginPlaying } from '../rounds/rounds.ts';
import type { Apply } from './rule.ts';

/** A joined player plays, in a game that runs or is paused: late joiners too. (PLY-3) */
export const applyUserStart: Apply<'USER_START'> = (state, _action, { player }) => beginPlaying(state, player);
