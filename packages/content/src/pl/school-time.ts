import { SCHOOL_TIME_ZONE } from './time-zone.ts';

const WALL = new Intl.DateTimeFormat('en', {
  timeZone: SCHOOL_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The date of a moment at school, YYYY-MM-DD. */
export function schoolDay(moment: number): string {
  return schoolClock(moment).slice(0, 10);
}

/** A moment as local time at school, to the minute: 2026-11-21T12:00, the format of a date and time field. */
export function schoolClock(moment: number): string {
  return new Date(wallTime(moment)).toISOString().slice(0, 16);
}

/**
 * The moment, in ms, of a date at school (its midnight) or of a date with its hour; NaN if the text is neither. An hour that is skipped in spring is read as
 * the one after it; of an hour that occurs twice in autumn the second is taken.
 */
export function schoolMoment(clock: string): number {
  const wall = Date.parse(clock.includes('T') ? `${clock}Z` : clock);
  if (Number.isNaN(wall)) return wall;
  // On the two days on which the clocks change, the first guess may be an hour off.
  const about = wall - aheadOfUtc(wall);
  return wall - aheadOfUtc(about);
}

function aheadOfUtc(moment: number): number {
  return wallTime(moment) - Math.floor(moment / 1000) * 1000;
}

/** Polish local time at a moment, to the second, encoded as if it were UTC. */
function wallTime(moment: number): number {
  const parts = new Map(WALL.formatToParts(moment).map(({ type, value }) => [type, value]));
  const shown = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  return Date.UTC(shown('year'), shown('month') - 1, shown('day'), shown('hour'), shown('minute'), shown('second'));
}

/** A moment in ms as written in a sentence: "7 grudnia 2026 o 20:00". */
export function dayAndHour(moment: number): string {
  return new Date(moment).toLocaleString('pl', { dateStyle: 'long', timeStyle: 'short', timeZone: SCHOOL_TIME_ZONE });
}

/** A day, YYYY-MM-DD, as written in a sentence: "7 grudnia 2026". */
export function writtenDay(day: string): string {
  return new Date(schoolMoment(day)).toLocaleDateString('pl', { dateStyle: 'long', timeZone: SCHOOL_TIME_ZONE });
}
