import type { Minutes } from '../units.ts';
import type { RejectionCode } from '../rejections.ts';
import type { ShownNode } from '../state.ts';

/** The other side never agrees to that many minutes. (SIT-6) */
export const MOST_MINUTES: Minutes = 480;

/** What a player answers to the present question: the place of an answer or a text, with minutes where they are asked for. */
export type Reply = {
  readonly answer?: number | undefined;
  readonly text?: string | undefined;
  readonly input?: number | undefined;
};

/** Does the reply hold a decision at all? */
export function isReply({ answer, text }: Reply): boolean {
  return answer !== undefined || text !== undefined;
}

/** Why the reply does not fit the present question, or null. Knows only what a viewer knows. (SIT-6) */
export function refuseReply(node: ShownNode | null, reply: Reply): RejectionCode | null {
  if (node === null) return 'SITUATION_RESOLVED';
  if (node.textInput) return (reply.text ?? '').trim() === '' ? 'ANSWER_MISSING' : null;
  if (reply.answer === undefined) return 'ANSWER_MISSING';
  const chosen = node.answers[reply.answer];
  if (chosen === undefined) return 'ANSWER_UNKNOWN';
  if (!chosen.input || reply.input === undefined) return null;
  const isInRange = Number.isInteger(reply.input) && reply.input >= 0 && reply.input <= MOST_MINUTES;
  return isInRange ? null : 'INPUT_OUT_OF_RANGE';
}
