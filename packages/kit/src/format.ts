import { durationWords, SCHOOL_TIME_ZONE, uiText } from '@fracht/content';

/** A no-break space: keeps units and groups of thousands on the line of their number. */
const GAP = '\u00a0';
const MINUS = '\u2212';

const WHOLE = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SHORT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
/** Days and hours are those of the school, whatever zone the browser is set to. (LOC-2) */
const timeZone = SCHOOL_TIME_ZONE;
const DATE = new Intl.DateTimeFormat('pl-PL', { timeZone, day: 'numeric', month: '2-digit', year: 'numeric' });
const DAY = new Intl.DateTimeFormat('pl-PL', { timeZone, weekday: 'short', day: 'numeric', month: '2-digit' });
const TIME = new Intl.DateTimeFormat('pl-PL', { timeZone, hour: 'numeric', minute: '2-digit' });

/** A whole number with spaced thousands: 188 120. (LOC-1) */
export function formatNumber(value: number): string {
  return signed(WHOLE.format(value));
}

/** A number with exactly two decimals: 98 742,50. (LOC-1) */
export function formatDecimals(value: number): string {
  return signed(CENTS.format(value));
}

/** A number with as many decimals as it needs, at most two: 1,5. */
export function formatShort(value: number): string {
  return signed(SHORT.format(value));
}

/** Money given in zł, with two decimals and its unit: 98 742,50 zł. (LOC-1) */
export function formatMoney(zloty: number): string {
  return `${formatDecimals(zloty)}${GAP}${uiText.units.money}`;
}

/** Money given in grosze, in zł with two decimals and its unit. */
export function formatGrosze(grosze: number): string {
  return formatMoney(grosze / 100);
}

/** Money in whole zł without the unit, rounded: for narrow places. */
export function formatWholeZloty(zloty: number): string {
  return `${formatNumber(Math.round(zloty))}${GAP}${uiText.units.money}`;
}

/** A difference with its sign always shown: +684, −75. */
export function formatChange(value: number, format: (value: number) => string = formatNumber): string {
  // Zero has no sign, not even where it was reached by subtraction.
  return value > 0 ? `+${format(value)}` : format(value === 0 ? 0 : value);
}

/** Kilometres, rounded to whole ones: 471 km. */
export function formatKm(km: number): string {
  return `${formatNumber(Math.round(km))}${GAP}${uiText.units.distance}`;
}

/** Percent: 30 %. */
export function formatPercent(percent: number): string {
  return `${formatShort(percent)}${GAP}${uiText.units.percent}`;
}

/** A duration in minutes as hours and minutes: "2 godz. 15 min.", "45 min.", "9 godz.". Rounded to whole minutes. (LOC-3) */
export function formatDuration(minutes: number): string {
  return durationWords(minutes);
}

/** A duration in minutes as a clock: 1:26; an hour and more keeps counting: 13:00. Rounded down. */
export function formatSpan(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

/** A countdown in seconds as minutes and seconds: 7:20. Rounded up, so that it shows 0:00 only at the end. */
export function formatCountdown(seconds: number): string {
  return formatSpan(Math.ceil(Math.max(0, seconds)));
}

/** A duration in seconds in words: "4 min. 48 s", "12 s", "10 min.". Rounded up. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const inMinutes = `${String(Math.floor(whole / 60))}${GAP}${uiText.duration.minutes}`;
  const inSeconds = `${String(whole % 60)}${GAP}${uiText.duration.seconds}`;
  if (whole < 60) return inSeconds;
  return whole % 60 === 0 ? inMinutes : `${inMinutes}${GAP}${inSeconds}`;
}

/** The hour of a game moment: minutes since the game's noon as 10:10. (LOC-4) */
export function formatGameHour(minutes: number): string {
  const ofDay = (((12 * 60 + Math.floor(minutes)) % 1440) + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60))}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** The day of a game moment, counted from 1: the day of the game's noon is the first. */
export function gameDay(minutes: number): number {
  return Math.floor((12 * 60 + minutes) / 1440) + 1;
}

/** A date: 12.11.2026. Takes YYYY-MM-DD or a moment in ms; a text that is no date is returned as it is. (LOC-2) */
export function formatDate(when: string | number): string {
  if (typeof when === 'number') return DATE.format(when);
  // A date alone is read as its midnight in UTC, which is the same day at school.
  const moment = Date.parse(when);
  return Number.isNaN(moment) ? when : DATE.format(moment);
}

/** An hour of the day: 9:05. Takes a moment in ms. */
export function formatTime(when: number): string {
  return TIME.format(when);
}

/** Date and hour: 21.11.2026, 9:05. Takes a moment in ms. */
export function formatDateTime(when: number): string {
  return `${formatDate(when)}, ${formatTime(when)}`;
}

/** A moment in the next few days with its day of the week: "wt. 24.11, 8:00". */
export function formatDayTime(when: number): string {
  const parts = new Map(DAY.formatToParts(when).map(({ type, value }) => [type, value]));
  const day = `${parts.get('weekday') ?? ''} ${parts.get('day') ?? ''}.${parts.get('month') ?? ''}`;
  return `${day}, ${formatTime(when)}`;
}

/** With a typographic minus; what rounds to zero has none. */
function signed(text: string): string {
  return text.replace('-', /[1-9]/u.test(text) ? MINUS : '');
}
