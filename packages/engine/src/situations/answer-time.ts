import type { Emergency } from '../library.ts';
import type { OpenSituation } from '../situation-state.ts';
import { type GameSeconds, type Minutes, minutes } from '../units.ts';

/** The game minutes within which an answer is in time: those of the situation, or more for a player who has more time to answer. (SIT-19) */
export function minutesToAnswer(
  { maxTime }: Pick<Emergency, 'maxTime'>,
  open: Pick<OpenSituation, 'answerTime'>,
): Minutes {
  return Math.floor((maxTime * (open.answerTime ?? 100)) / 100);
}

/** The last moment, in game seconds, at which an answer is in time; `maxTime`: the game minutes that its player has. (SIT-6, SIT-19) */
export function answerEndsAt({ since }: Pick<OpenSituation, 'since'>, maxTime: Minutes): GameSeconds {
  return since + minutes(maxTime);
}
