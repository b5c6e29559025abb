import { gameEndsAt } from '../clock.ts';
import type { GameSeconds, Seconds } from '../units.ts';
import type { OrderKind, Reach } from './kinds.ts';
import type { Lane, Lanes } from './lanes.ts';
import { type DrawnOrder, LEAVES_WITHIN, type OrderDraw } from './order-draw.ts';

/**
 * The longest lane of an order, unless there are no shorter ones: with a drive of this length there are still decisions to take before and after it.
 * (ORD-15)
 */
const LONGEST: Seconds = 30 * 3600;
/**
 * The time that an order leaves before the end of the game, if there is a lane short enough, for a car that sets out later than promised. (ORD-15)
 */
const RESERVE: Seconds = 5 * 3600;
/** A lane counts as short if it takes at most this percentage of the time of the quickest one. (ORD-15) */
const SHORT = 130;
/** When no more time than this is left, orders are local: short ones, with loading spread over all cities. (ORD-15) */
const LOCAL_WITHIN: Seconds = 14 * 3600;
/** A local lane takes at most this long, not counting the drive to the loading, and is among this many quickest ones of its city. (ORD-15) */
const LOCAL: Seconds = 9 * 3600;
const LOCAL_LANES = 2;
/**
 * The percentage of orders that end, where possible, in the loading city of an order on offer; and how long before that one may have been released.
 * (ORD-15)
 */
const LEADING = 75;
const OFFERED_FOR: Seconds = 12 * 3600;

/**
 * Draws one of the lanes that can be finished before the end of the game; if this reach has none, tries a shorter reach; in the worst case takes the
 * quickest lane. (ORD-4)
 */
export function drawLane(draw: OrderDraw, { type, reach }: OrderKind, release: GameSeconds): Lane {
  const { dice, lanes } = draw;
  for (const nearer of fallbacks(reach)) {
    const fitting = fittingLanes(draw, lanes[type][nearer], nearer, release);
    const lane = fitting.length === 0 ? undefined : fitting[dice.below(fitting.length)];
    if (lane !== undefined) return lane;
  }
  const quickest = lanes[type].HOME[0] ?? lanes[type].EU[0];
  if (quickest === undefined) throw new Error(`No two cities that a ${type} can serve`);
  return quickest;
}

/**
 * The lanes, out of a list with the quickest first, that can be finished before the end of the game and are as short as they should be. (ORD-4,
 * ORD-15)
 */
function fittingLanes(draw: OrderDraw, lanes: readonly Lane[], reach: Reach, release: GameSeconds): readonly Lane[] {
  const room = timeLeft(draw, release);
  if (!draw.isSteady) return within(lanes, room);
  if (room < LOCAL_WITHIN && reach === 'HOME') {
    const local = localLanes(draw, within(lanes, room));
    if (local.length > 0) return local;
  }
  const short = Math.floor(((lanes[0]?.total ?? 0) * SHORT) / 100);
  return within(lanes, Math.max(Math.min(LONGEST, room - RESERVE), Math.min(room, short)));
}

/** The quickest local lanes of one city, which is drawn from all cities that have some. */
function localLanes({ dice }: OrderDraw, lanes: readonly Lane[]): readonly Lane[] {
  const local = lanes.filter(({ total, approach }) => total - approach <= LOCAL);
  const cities = [...new Set(local.map(({ base }) => base))];
  if (cities.length === 0) return [];
  const city = dice.pick(cities);
  return local.filter(({ base }) => base === city).slice(0, LOCAL_LANES);
}

/** A lane, and the order on offer that is loaded where the lane ends. */
type LeadingLane = { readonly lane: Lane; readonly to: DrawnOrder };

/**
 * For most orders, draws a lane that ends where an order of the same type is waiting that was released at most some hours before, if both can be
 * carried before the end of the game; null if there is none. (ORD-15)
 */
export function drawLeadingLane(draw: OrderDraw, { type, reach }: OrderKind, release: GameSeconds): LeadingLane | null {
  const { dice, lanes, drawn } = draw;
  if (dice.below(100) >= LEADING) return null;
  const room = timeLeft(draw, release) - RESERVE;
  const offered = drawn.filter(
    ({ order, isLedTo }) =>
      order.type === type && !isLedTo && order.release <= release && order.release >= release - OFFERED_FOR,
  );
  const found = within(lanes[type][reach], Math.min(LONGEST, room)).flatMap((lane) =>
    offered
      .filter((to) => to.lane.base === lane.destination && lane.total + to.lane.total - to.lane.approach <= room)
      .map((to) => ({ lane, to })),
  );
  return found.length === 0 ? null : dice.pick(found);
}

/** Seconds from the latest moment at which an order's promised car leaves its base to the end of the game. */
function timeLeft({ setup }: OrderDraw, release: GameSeconds): Seconds {
  return gameEndsAt(setup) - release - LEAVES_WITHIN;
}

/** The seconds of the quickest lane for a kind, including shorter reaches; infinite if there is none. */
export function quickestOf(lanes: Lanes, { type, reach }: OrderKind): Seconds {
  let quickest = Number.POSITIVE_INFINITY;
  for (const nearer of fallbacks(reach)) quickest = Math.min(quickest, lanes[type][nearer][0]?.total ?? quickest);
  return quickest;
}

/** The reaches to try, in order, when one has no suitable lane. */
function fallbacks(reach: Reach): readonly Reach[] {
  if (reach === 'FOREIGN') return ['FOREIGN', 'EU', 'HOME'];
  return reach === 'EU' ? ['EU', 'HOME'] : ['HOME'];
}

/** The lanes, out of a list with the quickest first, that take at most `room` seconds. */
function within(lanes: readonly Lane[], room: Seconds): readonly Lane[] {
  const beyond = lanes.findIndex((lane) => lane.total > room);
  return beyond === -1 ? lanes : lanes.slice(0, beyond);
}
