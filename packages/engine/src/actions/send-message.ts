import { happen } from '../happenings/happen.ts';
import type { Apply } from './rule.ts';

/** The teacher sends a free-text message to one player or to all, also before the start and during a pause. (docs/adr/0013; MSG-3) */
export const applySendMessage: Apply<'SEND_MESSAGE'> = (state, { text, player = null }) =>
  happen(state, { what: 'TEACHER_SPOKE', player, text });
