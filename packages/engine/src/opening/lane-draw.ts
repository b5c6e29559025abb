import { gameEndsAt } from '../clock.ts';
import type { GameSeconds, Seconds } from '../units.ts';
import type { OrderKind, Reach } from './kinds.ts';
import type { Lane, Lanes } from './lanes.ts';
import { type DrawnOrder, LEAVES_WITHIN, type OrderDraw } from './order-draw.ts';

/** The longest lane of an order, where there are shorter ones: so many hours under way leave something to decide before and after. (ORD-15) */
const LONGEST: Seconds = 30 * 3600;
/** Time that an order leaves before the game ends, where a shorter lane does, for a car that sets out later than the promised one. (ORD-15) */
const RESERVE: Seconds = 5 * 3600;
/** A lane so many percent longer than the quickest one is still short. (ORD-15) */
const SHORT = 130;
/** Where no more time is left, orders are local: short ones, loading in all cities alike. (ORD-15) */
const LOCAL_WITHIN: Seconds = 14 * 3600;
/** A local lane takes no longer, without the way to its loading, and is among so many quickest ones of its city. (ORD-15) */
const LOCAL: Seconds = 9 * 3600;
const LOCAL_LANES = 2;
/** Percent of the orders that end, where one can, at the loading city of an order on offer; and how long before that may be released. (ORD-15) */
const LEADING = 75;
const OFFERED_FOR: Seconds = 12 * 3600;

/** Draws one of the lanes that can be finished before the game ends; if this reach has none, a shorter reach; at worst the quickest lane. (ORD-4) */
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

/** Those of the lanes (quickest first) that can be finished before the game ends and are as short as they should be. (ORD-4, ORD-15) */
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

/** The quickest local lanes of one city, drawn of all that have some. */
function localLanes({ dice }: OrderDraw, lanes: readonly Lane[]): readonly Lane[] {
  const local = lanes.filter(({ total, approach }) => total - approach <= LOCAL);
  const cities = [...new Set(local.map(({ base }) => base))];
  if (cities.length === 0) return [];
  const city = dice.pick(cities);
  return local.filter(({ base }) => base === city).slice(0, LOCAL_LANES);
}

/** A lane, and the order on offer that loads where it ends. */
type LeadingLane = { readonly lane: Lane; readonly to: DrawnOrder };

/**
 * Draws, for most of the orders, a lane that ends where an order of the same type waits that was released some hours before at most, if both can
 * be done before the game ends; null if there is none. (ORD-15)
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

/** Seconds from when the promised car of an order leaves its base at the latest to the game's end. */
function timeLeft({ setup }: OrderDraw, release: GameSeconds): Seconds {
  return gameEndsAt(setup) - release - LEAVES_WITHIN;
}

/** Seconds of the quickest lane for a kind, shorter reaches included; infinite if there is none. */
export function quickestOf(lanes: Lanes, { type, reach }: OrderKind): Seconds {
  let quickest = Number.POSITIVE_INFINITY;
  for (const nearer of fallbacks(reach)) quickest = Math.min(quickest, lanes[type][nearer][0]?.total ?? quickest);
  return quickest;
}

/** The reaches to try, in order, when one has no lane that fits. */
function fallbacks(reach: Reach): readonly Reach[] {
  if (reach === 'FOREIGN') return ['FOREIGN', 'EU', 'HOME'];
  return reach === 'EU' ? ['EU', 'HOME'] : ['HOME'];
}

/** Those of the lanes (quickest first) that take at most `room` seconds. */
function within(lanes: readonly Lane[], room: Seconds): readonly Lane[] {
  const beyond = lanes.findIndex((lane) => lane.total > room);
  return beyond === -1 ? lanes : lanes.slice(0, beyond);
}
