import type { CarPlace } from '../units.ts';
import type { Timer, TimerPages, Timers } from '../state.ts';

/** Timers of a page at most: a change copies one page and the list of pages, not the hundreds of timers of a large game. */
const PAGE = 32;

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

/** Nothing waits. */
export const NO_TIMERS: Timers = { cars: [], others: [] };

/** What happens next by itself; undefined where nothing waits. (CLK-5) */
export function nextTimer({ cars, others }: Timers): Timer | undefined {
  const car = cars.at(-1)?.at(-1);
  const other = others.at(-1)?.at(-1);
  if (car === undefined || other === undefined) return car ?? other;
  return latestFirst(car, other) > 0 ? car : other;
}

/** The timers without the next one, `next`. */
export function withoutNext({ cars, others }: Timers, { type }: Timer): Timers {
  return type === 'CAR' ? { cars: withoutLast(cars), others } : { cars, others: withoutLast(others) };
}

/** The timers without those of situations. */
export function withoutSituations({ cars, others }: Timers): Timers {
  const left = others.map((page) => page.filter(({ type }) => type !== 'SITUATION'));
  return { cars, others: left.filter((page) => page.length > 0) };
}

/** The timers with one more. */
export function withTimer({ cars, others }: Timers, timer: Timer): Timers {
  return timer.type === 'CAR' ? { cars: placed(cars, timer), others } : { cars, others: placed(others, timer) };
}

/** The timers with several more. */
export function withTimers(timers: Timers, more: readonly Timer[]): Timers {
  return more.reduce(withTimer, timers);
}

/** The timers with the car's one moved to `at`, or taken out (null); the same ones where it stays. */
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

/** The page where a timer belongs: the last one that does not begin with a sooner one. */
function pageOf(pages: TimerPages, timer: Timer): number {
  for (let place = pages.length - 1; place > 0; place -= 1) {
    const first = pages[place]?.[0];
    if (first !== undefined && latestFirst(first, timer) <= 0) return place;
  }
  return 0;
}

/** Brings the last of a list of our own behind those that come later. */
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

/** The pages with others, or none, in the place of one. */
function cut(pages: TimerPages, place: number, by: TimerPages): TimerPages {
  const list = pages.slice();
  list.splice(place, 1, ...by);
  return list;
}
