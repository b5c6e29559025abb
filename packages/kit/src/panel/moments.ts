import { draftText, schoolDay } from '@fracht/content';
import { formatDateTime, formatTime } from '../format.ts';
import { serverNow } from '../server-time.ts';

/** A moment in words: today's as the hour, else date and hour; empty for null (date unknown). */
export function momentWords(date: number | null): string {
  if (date === null) return '';
  return isToday(date) ? draftText.today(formatTime(date)) : formatDateTime(date);
}

/** Whether a moment is today at school. */
export function isToday(date: number): boolean {
  return schoolDay(date) === schoolDay(serverNow());
}
