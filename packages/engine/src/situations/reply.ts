import type { Minutes } from '../units.ts';
import type { RejectionCode } from '../rejections.ts';
import type { ShownNode } from '../state.ts';

/** The number of minutes at which the other side's chance to agree is 0. (SIT-6) */
export const MOST_MINUTES: Minutes = 480;

/** A player's reply to the current question: the index of an answer or a text, with minutes if they are asked for. */
export type Reply = {
  readonly answer?: number | undefined;
  readonly text?: string | undefined;
  readonly input?: number | undefined;
};

/** Whether the reply contains a decision. */
export function isReply({ answer, text }: Reply): boolean {
  return answer !== undefined || text !== undefined;
}

/** Why the reply does not fit the current question, or null. Needs only what a viewer knows. (SIT-6) */
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
