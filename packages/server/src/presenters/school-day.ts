import { SCHOOL_TIME_ZONE } from '@fracht/content';

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

/** The date of a moment in the schools' time zone, YYYY-MM-DD. (RUN-13) */
export function localDay(moment: number): string {
  return new Date(wallTime(moment)).toISOString().slice(0, 10);
}

/** The first moment of the day of a moment in the schools' time zone, in ms. (RUN-13) */
export function midnightBefore(moment: number): number {
  const midnight = new Date(wallTime(moment)).setUTCHours(0, 0, 0, 0);
  // On the two days on which the clocks change, midnight is further from UTC, or nearer, than the moment is.
  const about = midnight - aheadOfUtc(moment);
  return midnight - aheadOfUtc(about);
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
