import type { Timer } from '../state.ts';

/** What comes first at the same moment: cars still arrive, then windows close, the round ends, and new orders come. (CLK-6) */
const RANK: Readonly<Record<Timer['type'], number>> = {
  CAR: 0,
  PICK_WINDOW_ENDS: 1,
  ORDER_EXPIRES: 2,
  SITUATION: 3,
  ROUND_ENDS: 4,
  ORDER_RELEASE: 5,
};

/** Sorts timers: the latest first, the next one last; a total order, so that a replay runs them alike. (CLK-6) */
export function latestFirst(one: Timer, other: Timer): number {
  return other.at - one.at || RANK[other.type] - RANK[one.type] || other.index - one.index;
}

/** The list with one timer more, still sorted. */
export function withTimer(timers: readonly Timer[], timer: Timer): readonly Timer[] {
  const list = timers.slice();
  list.splice(placeOf(list, timer), 0, timer);
  return list;
}

/** The list with the car's one timer moved to `at`, or taken out (null); the same list where it stays. */
export function withCarTimer(timers: readonly Timer[], index: number, at: number | null): readonly Timer[] {
  const old = carTimerIndex(timers, index);
  if (at === null ? old === -1 : timers[old]?.at === at) return timers;
  const list = timers.slice();
  if (old !== -1) list.splice(old, 1);
  if (at === null) return list;
  const timer: Timer = { at, type: 'CAR', index };
  list.splice(placeOf(list, timer), 0, timer);
  return list;
}

function carTimerIndex(timers: readonly Timer[], index: number): number {
  for (let i = timers.length - 1; i >= 0; i -= 1) {
    const timer = timers[i];
    if (timer !== undefined && timer.index === index && timer.type === 'CAR') return i;
  }
  return -1;
}

function placeOf(list: readonly Timer[], timer: Timer): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = list[middle];
    if (there !== undefined && latestFirst(there, timer) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
