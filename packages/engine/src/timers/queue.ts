import type { CarPlace } from '../units.ts';
import type { Timer, TimerPages, Timers } from '../state.ts';

/** The size of a page. A change copies one page and the list of pages, not the hundreds of timers of a large game. */
const PAGE = 32;

/** The order of timers due at the same moment: cars arrive, then windows close, the round ends, and new orders come. (CLK-6) */
const RANK: Readonly<Record<Timer['type'], number>> = {
  CAR: 0,
  PICK_WINDOW_ENDS: 1,
  ORDER_EXPIRES: 2,
  SITUATION: 3,
  ROUND_ENDS: 4,
  ORDER_RELEASE: 5,
};

/** Comparator of timers, the latest first. A total order, so that a replay runs them in the same order. (CLK-6) */
export function latestFirst(one: Timer, other: Timer): number {
  return other.at - one.at || RANK[other.type] - RANK[one.type] || other.index - one.index;
}

/** The empty queue. */
export const NO_TIMERS: Timers = { cars: [], others: [] };

/** The timer that is due next; undefined if there is none. (CLK-5) */
export function nextTimer({ cars, others }: Timers): Timer | undefined {
  const car = cars.at(-1)?.at(-1);
  const other = others.at(-1)?.at(-1);
  if (car === undefined || other === undefined) return car ?? other;
  return latestFirst(car, other) > 0 ? car : other;
}

/** Removes the next timer, which the caller has just read. */
export function withoutNext({ cars, others }: Timers, { type }: Timer): Timers {
  return type === 'CAR' ? { cars: withoutLast(cars), others } : { cars, others: withoutLast(others) };
}

/** Removes the timers of all strikes. */
export function withoutSituations({ cars, others }: Timers): Timers {
  const left = others.map((page) => page.filter(({ type }) => type !== 'SITUATION'));
  return { cars, others: left.filter((page) => page.length > 0) };
}

/** Inserts a timer. */
export function withTimer({ cars, others }: Timers, timer: Timer): Timers {
  return timer.type === 'CAR' ? { cars: placed(cars, timer), others } : { cars, others: placed(others, timer) };
}

/** Inserts several timers. */
export function withTimers(timers: Timers, more: readonly Timer[]): Timers {
  return more.reduce(withTimer, timers);
}

/** Moves a car's timer to `at`, or removes it (null). Returns the same queue if nothing changes. */
export function withCarTimer(timers: Timers, index: CarPlace, at: number | null): Timers {
  const { cars } = timers;
  for (let last = cars.length - 1; last >= 0; last -= 1) {
    const page = cars[last] ?? [];
    for (let place = page.length - 1; place >= 0; place -= 1) {
      const timer = page[place];
      if (timer === undefined || timer.index !== index) continue;
      if (timer.at === at) return timers;
      const rest = without(cars, last, place);
      const moved = at === null ? rest : placed(rest, { at, type: 'CAR', index });
      return { cars: moved, others: timers.others };
    }
  }
  return at === null ? timers : withTimer(timers, { at, type: 'CAR', index });
}

function placed(pages: TimerPages, timer: Timer): TimerPages {
  const place = pageOf(pages, timer);
  const page = pages[place];
  if (page === undefined) return [[timer]];
  const list = page.concat([timer]);
  moveToItsPlace(list);
  return list.length <= PAGE ? replaced(pages, place, list) : cut(pages, place, halves(list));
}

/** The page into which a timer belongs: the last one whose first timer is not due sooner. */
function pageOf(pages: TimerPages, timer: Timer): number {
  for (let place = pages.length - 1; place > 0; place -= 1) {
    const first = pages[place]?.[0];
    if (first !== undefined && latestFirst(first, timer) <= 0) return place;
  }
  return 0;
}

/** Insertion step: moves the last timer of `list` to its sorted position. Mutates the list, which must belong to the caller. */
function moveToItsPlace(list: Timer[]): void {
  const moved = list.at(-1);
  if (moved === undefined) return;
  let place = list.length - 1;
  for (let there = list[place - 1]; there !== undefined && latestFirst(there, moved) > 0; there = list[place - 1]) {
    list[place] = there;
    place -= 1;
  }
  list[place] = moved;
}

function halves(list: readonly Timer[]): TimerPages {
  const middle = list.length >> 1;
  return [list.slice(0, middle), list.slice(middle)];
}

function withoutLast(pages: TimerPages): TimerPages {
  const last = pages.length - 1;
  return without(pages, last, (pages[last]?.length ?? 0) - 1);
}

function without(pages: TimerPages, place: number, at: number): TimerPages {
  const page = pages[place];
  if (page === undefined) return pages;
  if (page.length === 1) return cut(pages, place, []);
  const list = page.slice(0, -1);
  for (let next = at + 1; next < page.length; next += 1) {
    const timer = page[next];
    if (timer !== undefined) list[next - 1] = timer;
  }
  return replaced(pages, place, list);
}

function replaced(pages: TimerPages, place: number, page: readonly Timer[]): TimerPages {
  const list = pages.slice();
  list[place] = page;
  return list;
}

/** Replaces one page with several, or with none. */
function cut(pages: TimerPages, place: number, by: TimerPages): TimerPages {
  const list = pages.slice();
  list.splice(place, 1, ...by);
  return list;
}
