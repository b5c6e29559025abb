import type { DriverBreaks } from '../car-state.ts';
import type { Seconds } from '../units.ts';

/**
 * How long it takes to drive that many seconds, with the breaks of a stretch. A driver who arrives just when a break is due takes it afterwards.
 * (BRK-1)
 */
export function timeFor(breaks: DriverBreaks | undefined, driving: Seconds): Seconds {
  if (breaks === undefined || driving <= breaks.first) return driving;
  const { first, every, length, taken } = breaks;
  return driving + Math.ceil((driving - first) / every) * length - taken;
}

/** How many of these seconds since the beginning of a stretch are spent driving. (BRK-1) */
export function drivingIn(breaks: DriverBreaks | undefined, time: Seconds): Seconds {
  if (breaks === undefined || time <= breaks.first) return time;
  const { first, every } = breaks;
  const since = sinceFirst(breaks, time);
  if (since <= 0) return first;
  const rounds = Math.floor(since / roundOf(breaks));
  return first + rounds * every + Math.min(every, since - rounds * roundOf(breaks));
}

/**
 * The driving done before the last break that was over at a time (null if none was), and how much of a running break has been taken by then. (BRK-3)
 */
export function breakAt(
  breaks: DriverBreaks,
  time: Seconds,
): { readonly driving: Seconds | null; readonly taken: Seconds } {
  const { first, every, taken } = breaks;
  if (time <= first) return { driving: null, taken: first === 0 ? taken : 0 };
  const since = sinceFirst(breaks, time);
  if (since < 0) return { driving: null, taken: taken + time - first };
  const rounds = Math.floor(since / roundOf(breaks));
  const driving = first + rounds * every;
  return { driving, taken: Math.max(0, since - rounds * roundOf(breaks) - every) };
}

/** When a break begins and ends, counted from the beginning of the stretch. */
export type BreakSpan = { readonly from: Seconds; readonly to: Seconds };

/** The breaks of a stretch with that many seconds of driving, in order. (BRK-1) */
export function breakSpans(breaks: DriverBreaks, driving: Seconds): readonly BreakSpan[] {
  const { first, every, length, taken } = breaks;
  const spans: BreakSpan[] = [];
  for (let driven = first, from = first; driven < driving; driven += every) {
    const to = from + length - (spans.length === 0 ? taken : 0);
    spans.push({ from, to });
    from = to + every;
  }
  return spans;
}

/** Seconds since the end of the first break; negative: until its end. */
function sinceFirst({ first, length, taken }: DriverBreaks, time: Seconds): Seconds {
  return time - first - (length - taken);
}

function roundOf({ every, length }: DriverBreaks): Seconds {
  return every + length;
}
