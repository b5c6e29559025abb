import { CAR_TYPES, type CarType } from '../car-types.ts';
import { gameEndsAt, roundSeconds, roundsOf } from '../clock.ts';
import { diceFrom } from '../dice.ts';
import { randomFrom } from '../random.ts';
import { hasChange } from '../rules-version.ts';
import { carSetting } from '../settings.ts';
import type { Car, GameSetup, Order, TimeWindow } from '../state.ts';
import type { GameSeconds, Minutes } from '../units.ts';
import { drawTerms } from './draw-terms.ts';
import { evenCount, steadyCount } from './flow.ts';
import { type OrderKind, orderKinds } from './kinds.ts';
import { drawLane, drawLeadingLane, quickestOf } from './lane-draw.ts';
import { type Lane, LONGEST_WAIT, haulAfter, lanesOf, loadingSeconds } from './lanes.ts';
import { type DrawnOrder, LEAVES_WITHIN, type OrderDraw } from './order-draw.ts';
import { releaseSeconds } from '../orders/coming.ts';
import { cargoFor } from '../orders/cargo.ts';
import { newOrder } from '../orders/new-order.ts';
import { orderIdsFor } from './order-ids.ts';
import { drawPatience, waitFor } from './patience.ts';
import { DOCK_STEP, windowsFor } from './windows.ts';

/** The number of half-hour steps up to three hours by which the dock may open after the promised car can be there. */
const DELAY_STEPS = LONGEST_WAIT / 60 / DOCK_STEP + 1;

/**
 * All orders of a game for that many students, sorted by release. Each can be delivered on time by a rested company car of the opening
 * fleet that leaves its base within 30 game minutes of the release, and before the end of the game wherever the round leaves time for that.
 * Depends only on seed, settings, world, speed, rounds, students and fleet; `day` (YYYY-MM-DD) affects only the ids. (ORD-2 to ORD-7,
 * ORD-15)
 */
export function generateOrders(
  setup: GameSetup,
  students: number,
  day: string,
  fleet: readonly Car[],
): readonly Order[] {
  const dice = diceFrom(randomFrom(setup.seed, 'orders'));
  const [lanes, nextId] = [lanesOf(setup, fleet), orderIdsFor(setup.world, dice, day)];
  const draw: OrderDraw = { setup, dice, lanes, nextId, isSteady: hasChange(setup, 'WORK_IS_STEADY'), drawn: [] };
  for (let round = 1; round <= roundsOf(setup); round += 1) drawRound(draw, round, students);
  return draw.drawn.map(({ order }) => order).sort(byRelease);
}

function drawRound(draw: OrderDraw, round: number, students: number): void {
  const { setup, dice, drawn, isSteady } = draw;
  const { settings } = setup;
  const count = isSteady ? steadyCount(setup, students, round) : evenCount(setup, students);
  const share = opensWithShare(draw, round) ? settings.orders_at_start_share : 0;
  const atStart = Math.floor((count * share) / 100 + 0.5);
  const starts = (round - 1) * roundSeconds(setup);
  for (const [index, kindDrawn] of orderKinds(dice, settings, round, count).entries()) {
    const kind = possibleKind(draw, kindDrawn, starts);
    const slot = index < atStart ? null : { place: index - atStart, of: count - atStart };
    drawn.push(drawOrder(draw, kind, releaseAt(draw, kind, { round, starts }, slot)));
  }
}

/**
 * Whether a share of the round's orders comes at its beginning: in the first round; in every round if the share is all of them; and in every round under the rules
 * before ORD-15. (ORD-2)
 */
function opensWithShare({ setup, isSteady }: OrderDraw, round: number): boolean {
  return !isSteady || round === 1 || setup.settings.orders_at_start_share >= 100;
}

/** The drawn kind or, if the round leaves no time for its type, the quickest type, so that slow cargo is not offered at the end. (ORD-4) */
function possibleKind({ setup, lanes }: OrderDraw, kind: OrderKind, starts: GameSeconds): OrderKind {
  const room = gameEndsAt(setup) - LEAVES_WITHIN - starts;
  if (quickestOf(lanes, kind) <= room) return kind;
  const [first, ...others] = CAR_TYPES;
  const total = (type: CarType) => quickestOf(lanes, { type, reach: 'HOME' });
  const quickest = others.reduce<CarType>((best, type) => (total(type) < total(best) ? type : best), first);
  return { type: quickest, reach: kind.reach };
}

/**
 * When an order is released: the first at the beginning of the round, the others at a random whole minute within their own part of the time. (ORD-2)
 */
function releaseAt(
  { setup, dice, lanes, isSteady }: OrderDraw,
  kind: OrderKind,
  { round, starts }: { readonly round: number; readonly starts: GameSeconds },
  slot: { readonly place: number; readonly of: number } | null,
): GameSeconds {
  if (slot === null) return starts;
  const latest = gameEndsAt(setup) - LEAVES_WITHIN - quickestOf(lanes, kind);
  const most = isSteady && round < roundsOf(setup) ? roundSeconds(setup) : releaseSeconds(setup);
  const span = Math.min(most, Math.max(0, latest - starts));
  const place = slot.place * 1000 + dice.below(1000);
  return starts + Math.floor((span * place) / (slot.of * 1000 * 60)) * 60;
}

function drawOrder(draw: OrderDraw, kind: OrderKind, release: GameSeconds): DrawnOrder {
  const leading = draw.isSteady ? drawLeadingLane(draw, kind, release) : null;
  const lane = leading?.lane ?? drawLane(draw, kind, release);
  const order = orderOn(draw, kind.type, lane, release);
  const patience = draw.isSteady ? drawPatience(draw, lane, order) : 0;
  const drawn = { order: waiting(order, patience), lane, isLedTo: false };
  if (leading !== null) waitFor(draw, drawn, leading.to);
  return drawn;
}

/** The order with both windows lengthened by that many minutes. (ORD-15) */
function waiting(order: Order, patience: Minutes): Order {
  if (patience === 0) return order;
  const longer = ({ from, to }: TimeWindow): TimeWindow => ({ from, to: to + patience });
  return { ...order, pickWindow: longer(order.pickWindow), deliverWindow: longer(order.deliverWindow) };
}

function orderOn(draw: OrderDraw, type: CarType, lane: Lane, release: GameSeconds): Order {
  const { setup, dice } = draw;
  const { settings } = setup;
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

function byRelease(one: Order, other: Order): number {
  if (one.release !== other.release) return one.release - other.release;
  if (one.pickWindow.to !== other.pickWindow.to) return one.pickWindow.to - other.pickWindow.to;
  return one.id < other.id ? -1 : 1;
}
