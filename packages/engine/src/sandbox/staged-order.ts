import { diceFrom } from '../dice.ts';
import { drawTerms } from '../opening/draw-terms.ts';
import { type Lane, loadingSeconds } from '../opening/lanes.ts';
import type { CargoTrait } from '../cargo-traits.ts';
import { cargoFor } from '../orders/cargo.ts';
import { newOrder } from '../orders/new-order.ts';
import { orderIdsFor } from '../opening/order-ids.ts';
import { DOCK_STEP, windowsFor } from '../opening/windows.ts';
import { limitsOf } from '../planning/limits.ts';
import { beginTrip, driveTo } from '../planning/trip.ts';
import { randomFrom } from '../random.ts';
import { carSetting } from '../settings.ts';
import type { CarAction, GameSetup, OrderStage, OrderTerms, TimeWindow } from '../state.ts';
import type { GameMinutes, GameSeconds, Seconds } from '../units.ts';
import type { Route } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { SandboxPlace } from './place.ts';
import { hasCargo, isApproach, isLate, strikeMoment, type SandboxSpot, type Tried } from './spot.ts';

/** How long the order had been on offer when the car was sent. */
const OFFERED_BEFORE: Seconds = 2 * 3600;
/** The minutes until a window that is still closed will open. */
const SOON: GameMinutes = 45;

/** The seconds that a rested driver needs for a route, from `from` to its end, rests included. */
export function drivingSeconds(setup: GameSetup, { type }: SandboxSpot, route: Route, from = 0, working = 0): Seconds {
  const trip = beginTrip(0, { working }, limitsOf(setup.settings, type));
  driveTo(trip, route, from, 0);
  return Number(trip.at);
}

/** The sandbox's order, as far along at `now` as the car's action implies, with terms and windows like a customer's. (SBX-1) */
export function stagedOrder(
  setup: GameSetup,
  tried: Tried,
  spot: SandboxSpot,
  place: SandboxPlace,
  now: GameSeconds,
  day: string,
): OrderTerms & OrderStage {
  const { settings, world } = setup;
  const { type } = spot;
  const action = strikeMoment(tried);
  const [base, destination] = isApproach(action) ? [spot.to, spot.from] : [spot.from, spot.to];
  const path = shortestPath(world, base, destination);
  const dice = diceFrom(randomFrom(setup.seed, 'sandbox'));
  const haul = drivingSeconds(setup, spot, routeOf(world, path.cities));
  const lane: Lane = { base, destination, path, approach: 0, haul, total: haul, tired: { working: 0 } };
  const loading = loadingAt(setup, tried, spot, place, now);
  const windows = windowsFor({
    soonest: loading,
    latest: loading,
    delay: 0,
    loading: loadingSeconds(setup, type),
    haul: () => haul,
    pickLength: carSetting(settings, type, 'pick_window'),
    deliverLength: carSetting(settings, type, 'deliver_window'),
    slack: carSetting(settings, type, 'slack'),
    gameEnds: Number.MAX_SAFE_INTEGER,
  });
  const offered = Math.min(loading, now) - OFFERED_BEFORE;
  const id = orderIdsFor(world, dice, day)(base);
  const order = newOrder({
    id,
    type,
    base,
    destination,
    path,
    cargo: cargoFor(setup, { id, base }, type, toldCargo(tried)),
    ...drawTerms(setup, dice, type, lane),
    windows: fitted(windows, tried, loading, now),
    release: offered,
    loadingMinutes: carSetting(settings, type, 'loading_minutes'),
    unloadingMinutes: carSetting(settings, type, 'unloading_minutes'),
  });
  return {
    ...order,
    bookedAt: offered,
    loaded: hasCargo(action),
    loadedOnTime: hasCargo(action) || action === 'LOADING',
    reportedAt: ARRIVED.includes(action) ? now : null,
  };
}

/** The cargo that the situation is about; null: any. (CGO-4) */
function toldCargo(tried: Tried): CargoTrait | null {
  return tried.kind === 'ACCIDENT' ? null : (tried.item.cargo ?? null);
}

/** The actions of a car that has reported for unloading. */
const ARRIVED: readonly CarAction[] = [
  'WAITING_FOR_UNLOADING',
  'LATE_WAITING_FOR_UNLOADING',
  'UNLOADING',
  'LATE_UNLOADING',
];

/** When the loading began, or will begin. */
function loadingAt(
  setup: GameSetup,
  tried: Tried,
  spot: SandboxSpot,
  { route, metres, stop }: SandboxPlace,
  now: GameSeconds,
): GameSeconds {
  const action = strikeMoment(tried);
  if (isApproach(action)) return now + drivingSeconds(setup, spot, route, metres);
  if (!hasCargo(action)) return now;
  const slept = stop === null ? 0 : setup.settings.rest_minutes * 60;
  const whole = drivingSeconds(setup, spot, route);
  const driven = Math.floor((whole * metres) / Math.max(1, route.length));
  return now - driven - slept - loadingSeconds(setup, spot.type);
}

type Windows = { readonly pickWindow: TimeWindow; readonly deliverWindow: TimeWindow };

/** Changes the windows to suit the moment, which is given in game minutes. */
type Fitting = (windows: Windows, minute: GameMinutes) => Windows;

const withLateDelivery: Fitting = ({ pickWindow, deliverWindow }, minute) => ({
  pickWindow,
  deliverWindow: endingAt(deliverWindow, minute - DOCK_STEP),
});

const FITTINGS: Readonly<Partial<Record<CarAction, Fitting>>> = {
  WAITING_FOR_LOADING: ({ pickWindow, deliverWindow }, minute) => ({
    pickWindow: beginningAt(pickWindow, stepUp(minute + SOON)),
    deliverWindow,
  }),
  WAITING_FOR_UNLOADING: ({ pickWindow, deliverWindow }, minute) => ({
    pickWindow,
    deliverWindow: beginningAt(deliverWindow, stepUp(minute + SOON)),
  }),
  UNLOADING: ({ pickWindow, deliverWindow }, minute) => ({
    pickWindow,
    deliverWindow: beginningAt(deliverWindow, stepUp(minute) - DOCK_STEP),
  }),
  LATE_WAITING_FOR_UNLOADING: withLateDelivery,
  LATE_UNLOADING: withLateDelivery,
};

/** The windows, changed to suit the moment: already over for a driver who is late, still closed for one who is waiting. */
function fitted(windows: Windows, tried: Tried, loading: GameSeconds, now: GameSeconds): Windows {
  if (isLate(tried)) {
    return { ...windows, pickWindow: endingAt(windows.pickWindow, Math.floor(loading / 60) - DOCK_STEP) };
  }
  return FITTINGS[strikeMoment(tried)]?.(windows, Math.floor(now / 60)) ?? windows;
}

function beginningAt({ from, to }: TimeWindow, begin: GameMinutes): TimeWindow {
  return { from: begin, to: begin + to - from };
}

function endingAt({ from, to }: TimeWindow, end: GameMinutes): TimeWindow {
  const step = Math.floor(end / DOCK_STEP) * DOCK_STEP;
  return { from: step - (to - from), to: step };
}

function stepUp(minute: GameMinutes): GameMinutes {
  return Math.ceil(minute / DOCK_STEP) * DOCK_STEP;
}
