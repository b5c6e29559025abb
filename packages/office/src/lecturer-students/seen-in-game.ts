import { schoolDay, studentsText } from '@fracht/content';
import { formatDate, formatTime } from '@fracht/kit/format.ts';

/** When somebody last entered a game, in words relative to `now`: "dziś, 9:12", "wczoraj, 9:12", "7.11.2026". Both in ms. */
export function seenInGame(when: number | null, now: number): string {
  const text = studentsText.seen;
  if (when === null) return text.never;
  const days = dayNumber(now) - dayNumber(when);
  if (days <= 0) return text.today(formatTime(when));
  return days === 1 ? text.yesterday(formatTime(when)) : formatDate(when);
}

/** The number of a calendar day at school, so that days can be subtracted. */
function dayNumber(moment: number): number {
  return Date.parse(schoolDay(moment)) / 86_400_000;
}
