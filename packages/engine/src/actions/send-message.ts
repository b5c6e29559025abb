import { happen } from '../happenings/happen.ts';
import type { Apply } from './rule.ts';

/** The teacher says something in own words to a player or to all, before the start and in a pause too. (docs/adr/0013; MSG-3) */
export const applySendMessage: Apply<'SEND_MESSAGE'> = (state, { text, player = null }) =>
  happen(state, { what: 'TEACHER_SPOKE', player, text });
