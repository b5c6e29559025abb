import { finish } from '../rounds/finish.ts';
import type { Apply } from './rule.ts';

/** Ends the game: the accounts are settled and nothing changes after that. (GAM-7) */
export const applyFinishGame: Apply<'FINISH'> = (state) => finish(state);
