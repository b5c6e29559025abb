import { NUMBER } from './number.ts';

const GAP = '\u00a0';

/** A duration in minutes as hours and minutes: "2 godz. 15 min.", "45 min.", "9 godz.". Rounded to whole minutes. (WRD-4) */
export function durationWords(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const inHours = `${NUMBER.format(hours)}${GAP}godz.`;
  const inMinutes = `${String(rest)}${GAP}min.`;
  if (hours === 0) return inMinutes;
  return rest === 0 ? inHours : `${inHours}${GAP}${inMinutes}`;
}
