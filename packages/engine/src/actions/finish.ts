import { finish } from '../rounds/finish.ts';
import type { Apply } from './rule.ts';

/** The teacher ends the game: it is settled and nothing changes any more. (GAM-7) */
export const applyFinishGame: Apply<'FINISH'> = (state) => finish(state);
