import { CAR_TYPES, type CarType } from '../car-types.ts';
import { gameEndsAt, roundSeconds, roundsOf } from '../clock.ts';
import { type Dice, diceFrom } from '../dice.ts';
import { randomFrom } from '../random.ts';
import { carSetting } from '../settings.ts';
import type { Car, GameSetup, Order } from '../state.ts';
import type { GameSeconds, OrderId, Seconds } from '../units.ts';
import { drawTerms } from './draw-terms.ts';
import { type OrderKind, type Reach, orderKinds } from './kinds.ts';
import { type Lane, type Lanes, LONGEST_WAIT, haulAfter, lanesOf, loadingSeconds } from './lanes.ts';
import { releaseSeconds } from '../orders/coming.ts';
import { cargoFor } from '../orders/cargo.ts';
import { newOrder } from '../orders/new-order.ts';
import { orderIdsFor } from './order-ids.ts';
import { DOCK_STEP, windowsFor } from './windows.ts';

/** Seconds after an order's release within which the promised car leaves its base. (ORD-5) */
const LEAVES_WITHIN = 30 * 60;
/** The dock opens up to three hours after the promised car can be there, in half-hours. */
const DELAY_STEPS = LONGEST_WAIT / 60 / DOCK_STEP + 1;

/** What all functions that draw orders need. */
type OrderDraw = {
  readonly setup: GameSetup;
  readonly dice: Dice;
  readonly lanes: Lanes;
  readonly nextId: (city: number) => OrderId;
};

/**
 * All orders of a game for so many students, by release. Each can be delivered on time by a rested company car of the opening fleet that
 * leaves its base within 30 game minutes of the release, and before the game ends wherever the round leaves time for that. Depends on seed,
 * settings, world, students and fleet alone; `day` (YYYY-MM-DD) only goes into the ids. (ORD-2 to ORD-7)
 */
export function generateOrders(
  setup: GameSetup,
  students: number,
  day: string,
  fleet: readonly Car[],
): readonly Order[] {
  const dice = diceFrom(randomFrom(setup.seed, 'orders'));
  const draw: OrderDraw = { setup, dice, lanes: lanesOf(setup, fleet), nextId: orderIdsFor(setup.world, dice, day) };
  const rounds = Array.from({ length: roundsOf(setup) }, (_, index) => ordersOfRound(draw, index + 1, students));
  return rounds.flat().sort(byRelease);
}

function ordersOfRound(draw: OrderDraw, round: number, students: number): readonly Order[] {
  const { setup, dice } = draw;
  const { settings } = setup;
  const count = Math.floor(settings.orders_per_player_per_round * students + 0.5);
  const atStart = Math.floor((count * settings.orders_at_start_share) / 100 + 0.5);
  const starts = (round - 1) * roundSeconds(setup);
  return orderKinds(dice, settings, round, count).map((drawn, index) => {
    const kind = possibleKind(draw, drawn, starts);
    const slot = index < atStart ? null : { place: index - atStart, of: count - atStart };
    return drawOrder(draw, kind, releaseAt(draw, kind, starts, slot));
  });
}

/** The drawn kind; if the round leaves no time for its type, the quickest type instead, so that slow cargo is not offered at the end. (ORD-4) */
function possibleKind({ setup, lanes }: OrderDraw, kind: OrderKind, starts: GameSeconds): OrderKind {
  const room = gameEndsAt(setup) - LEAVES_WITHIN - starts;
  if (quickestOf(lanes, kind) <= room) return kind;
  const [first, ...others] = CAR_TYPES;
  const total = (type: CarType) => quickestOf(lanes, { type, reach: 'HOME' });
  const quickest = others.reduce<CarType>((best, type) => (total(type) < total(best) ? type : best), first);
  return { type: quickest, reach: kind.reach };
}

/** Seconds of the quickest lane for a kind, shorter reaches included; infinite if there is none. */
function quickestOf(lanes: Lanes, { type, reach }: OrderKind): Seconds {
  let quickest = Number.POSITIVE_INFINITY;
  for (const nearer of fallbacks(reach)) quickest = Math.min(quickest, lanes[type][nearer][0]?.total ?? quickest);
  return quickest;
}

/** When an order is released: the first at the round's beginning, the others at a drawn whole minute of their own part of the time. (ORD-2) */
function releaseAt(
  { setup, dice, lanes }: OrderDraw,
  kind: OrderKind,
  starts: GameSeconds,
  slot: { readonly place: number; readonly of: number } | null,
): GameSeconds {
  if (slot === null) return starts;
  const latest = gameEndsAt(setup) - LEAVES_WITHIN - quickestOf(lanes, kind);
  const span = Math.min(releaseSeconds(setup), Math.max(0, latest - starts));
  const place = slot.place * 1000 + dice.below(1000);
  return starts + Math.floor((span * place) / (slot.of * 1000 * 60)) * 60;
}

function drawOrder(draw: OrderDraw, { type, reach }: OrderKind, release: GameSeconds): Order {
  const { setup, dice } = draw;
  const { settings } = setup;
  const lane = drawLane(draw, { type, reach }, release);
  const { base, destination, path } = lane;
  const id = draw.nextId(base);
  const room = gameEndsAt(setup) - release - LEAVES_WITHIN - lane.total;
  const steps = Math.max(1, Math.min(DELAY_STEPS, Math.floor(room / (DOCK_STEP * 60))));
  const windows = windowsFor({
    soonest: release + Math.min(settings.preparation_minutes * 60, LEAVES_WITHIN) + lane.approach,
    latest: release + LEAVES_WITHIN + lane.approach,
    delay: DOCK_STEP * dice.below(steps),
    loading: loadingSeconds(setup, type),
    haul: (waited) => haulAfter(setup, type, lane, waited).seconds,
    pickLength: carSetting(settings, type, 'pick_window'),
    deliverLength: carSetting(settings, type, 'deliver_window'),
    slack: carSetting(settings, type, 'slack'),
    gameEnds: gameEndsAt(setup),
  });
  const { salary, penalty } = drawTerms(setup, dice, type, lane);
  return newOrder({
    id,
    type,
    base,
    destination,
    path,
    cargo: cargoFor(setup, { id, base }, type),
    salary,
    penalty,
    windows,
    release,
    loadingMinutes: carSetting(settings, type, 'loading_minutes'),
    unloadingMinutes: carSetting(settings, type, 'unloading_minutes'),
  });
}

/** Draws one of the lanes that can be finished before the game ends; if this reach has none, a shorter reach; at worst the quickest lane. (ORD-4) */
function drawLane({ setup, dice, lanes }: OrderDraw, { type, reach }: OrderKind, release: GameSeconds): Lane {
  const room = gameEndsAt(setup) - release - LEAVES_WITHIN;
  for (const nearer of fallbacks(reach)) {
    const fitting = countWithin(lanes[type][nearer], room);
    const lane = fitting === 0 ? undefined : lanes[type][nearer][dice.below(fitting)];
    if (lane !== undefined) return lane;
  }
  const quickest = lanes[type].HOME[0] ?? lanes[type].EU[0];
  if (quickest === undefined) throw new Error(`No two cities that a ${type} can serve`);
  return quickest;
}

/** The reaches to try, in order, when one has no lane that fits. */
function fallbacks(reach: Reach): readonly Reach[] {
  if (reach === 'FOREIGN') return ['FOREIGN', 'EU', 'HOME'];
  return reach === 'EU' ? ['EU', 'HOME'] : ['HOME'];
}

/** How many of the lanes (quickest first) take at most `room` seconds. */
function countWithin(lanes: readonly Lane[], room: number): number {
  const beyond = lanes.findIndex((lane) => lane.total > room);
  return beyond === -1 ? lanes.length : beyond;
}

function byRelease(one: Order, other: Order): number {
  if (one.release !== other.release) return one.release - other.release;
  if (one.pickWindow.to !== other.pickWindow.to) return one.pickWindow.to - other.pickWindow.to;
  return one.id < other.id ? -1 : 1;
}
