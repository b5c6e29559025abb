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
  const list = timers.concat([timer]);
  moveEntry(list, timers.length, placeOf(timers, timer));
  return list;
}

/** The list with several timers more, still sorted. */
export function withTimers(timers: readonly Timer[], more: readonly Timer[]): readonly Timer[] {
  const [first] = more;
  if (first === undefined) return timers;
  if (more.length === 1) return withTimer(timers, first);
  const list = timers.concat(more);
  for (let last = timers.length; last < list.length; last += 1) {
    const timer = list[last];
    if (timer !== undefined) moveEntry(list, last, placeOf(list, timer, last));
  }
  return list;
}

/** The list with the car's one timer moved to `at`, or taken out (null); the same list where it stays. */
export function withCarTimer(timers: readonly Timer[], index: number, at: number | null): readonly Timer[] {
  const old = carTimerIndex(timers, index);
  if (at === null ? old === -1 : timers[old]?.at === at) return timers;
  if (at !== null && old === -1) return withTimer(timers, { at, type: 'CAR', index });
  const list = timers.slice();
  if (at === null) {
    moveEntry(list, old, list.length - 1);
    list.pop();
    return list;
  }
  const timer: Timer = { at, type: 'CAR', index };
  const place = placeOf(timers, timer);
  list[old] = timer;
  moveEntry(list, old, place > old ? place - 1 : place);
  return list;
}

/** Moves one entry of a list of our own; those between make room. Cutting it out and in would make the list twice more. */
function moveEntry(list: Timer[], from: number, to: number): void {
  const moved = list[from];
  if (moved === undefined) return;
  const step = to < from ? -1 : 1;
  for (let at = from; at !== to; at += step) {
    const next = list[at + step];
    if (next !== undefined) list[at] = next;
  }
  list[to] = moved;
}

function carTimerIndex(timers: readonly Timer[], index: number): number {
  for (let i = timers.length - 1; i >= 0; i -= 1) {
    const timer = timers[i];
    if (timer !== undefined && timer.index === index && timer.type === 'CAR') return i;
  }
  return -1;
}

/** Behind those that come later, before those that come sooner, of the first `length`. */
function placeOf(list: readonly Timer[], timer: Timer, length = list.length): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = list[middle];
    if (there !== undefined && latestFirst(there, timer) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
