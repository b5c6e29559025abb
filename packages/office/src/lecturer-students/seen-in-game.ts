import { studentsText } from '@fracht/content';
import { formatDate, formatTime } from '@fracht/kit/format.ts';

/** When somebody last entered a game, in words relative to `now`: "dziś, 9:12", "wczoraj, 9:12", "7.11.2026". Both in ms. */
export function seenInGame(when: number | null, now: number): string {
  const text = studentsText.seen;
  if (when === null) return text.never;
  const days = dayNumber(now) - dayNumber(when);
  if (days <= 0) return text.today(formatTime(when));
  return days === 1 ? text.yesterday(formatTime(when)) : formatDate(when);
}

/** The number of a calendar day in local time, so that days can be subtracted. */
function dayNumber(moment: number): number {
  const date = new Date(moment);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}
