import { draftText } from '@fracht/content';
import { formatDateTime, formatTime } from '../format.ts';

/** A moment: the hour of today with a word for it, else day and hour; nothing for what was there from the beginning. */
export function whenOf(date: number | null): string {
  if (date === null) return '';
  return isToday(date) ? draftText.today(formatTime(date)) : formatDateTime(date);
}

/** Whether a moment is of this day. */
export function isToday(date: number): boolean {
  return new Date(date).toDateString() === new Date().toDateString();
}
