import type { Emergency } from '../library.ts';
import type { OpenSituation, Premium } from '../situation-state.ts';
import type { GameSeconds } from '../units.ts';
import { answerEndsAt, minutesToAnswer } from './answer-time.ts';

/** What a critical situation that is settled at this second brings in addition to its answers. (SIT-6) */
export function premiumOf(emergency: Emergency, open: OpenSituation, at: GameSeconds): Premium {
  const isInTime = at <= answerEndsAt(open, minutesToAnswer(emergency, open));
  return {
    inTime: isInTime ? emergency.inTimePoints : 0,
    alone: open.calls.length === 0 ? emergency.noHelpPoints : 0,
  };
}
