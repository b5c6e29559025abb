import { uiText } from '@fracht/content';
import { ApiError } from './api-error.ts';

/** What to say of a failed call that sent a single field: what is wrong with the field, else the server's message. */
export function wordsOfFailure(cause: unknown): string {
  if (!(cause instanceof ApiError)) return uiText.badAnswer;
  return Object.values(cause.fields).flat()[0] ?? cause.message;
}

/** The moment from which the debrief and the replay of a homework attempt are shown, in the server's words; null: something else failed. (HWK-12) */
export function heldBackWords(cause: unknown): string | null {
  return cause instanceof ApiError && cause.code === 'HOMEWORK_HELD_BACK' ? cause.message : null;
}
