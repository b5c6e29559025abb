import { uiText } from '@fracht/content';
import { ApiError } from './api-error.ts';

/** What to say of a call that failed beside the one field that it sent: what is wrong with the field, else what the server said. */
export function wordsOfFailure(cause: unknown): string {
  if (!(cause instanceof ApiError)) return uiText.badAnswer;
  return Object.values(cause.fields).flat()[0] ?? cause.message;
}

/** From when the debrief and the replay of an attempt at homework are shown, in the server's words; null: something else failed. (HWK-12) */
export function heldBackWords(cause: unknown): string | null {
  return cause instanceof ApiError && cause.code === 'HOMEWORK_HELD_BACK' ? cause.message : null;
}
