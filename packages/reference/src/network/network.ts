import {
  CAR_TYPES,
  type CarOffer,
  type CarType,
  type GameSeconds,
  type GameState,
  type Grosze,
  type Order,
  type PlayerId,
  gameEndsAt,
  isOpen,
  isReleased,
  standingCost,
  standingPlan,
  minutes,
} from '@fracht/engine';
import type { Manner, Market } from '../market.ts';
import type { LinearProgramme, LpColumn } from '../solver/lp.ts';
import { type Fleet, type CarSource, fleetOf } from './sources.ts';
import { likingOf } from './taste.ts';
import { type Start, type OrderStop, anyCar, approachFrom, startAfter, stopAt } from './stops.ts';

/**
 * A connection (arc) of the network: a car goes on to serve an order. It starts from a car (or several equivalent ones) that is free
 * somewhere, from the order that it has just done, or from an offer of a hired car.
 */
export type Arc = {
  readonly from:
    | { readonly is: 'SOURCE'; readonly source: CarSource }
    | { readonly is: 'STOP'; readonly stop: OrderStop }
    | { readonly is: 'OFFER'; readonly offer: CarOffer };
  readonly to: OrderStop;
  /** What the order seems to be worth, in grosze, minus the price of kilometres and time. */
  readonly gain: Grosze;
  /**
   * When the car sets out: early enough to load as soon as the window opens, earlier by the minutes that the manner adds, but not before
   * it is free.
   */
  readonly leaves: GameSeconds;
  readonly ends: GameSeconds;
};

/** The network of a moment: every connection that pays. */
export type Network = { readonly fleet: Fleet; readonly arcs: readonly Arc[] };

/** The programme checks every 3 hours of game time, not at every moment, how many cars and orders the seats may hold. */
const SLICE = 3 * 3600;

/** The network of the orders that the dispatcher knows and may take, and of the cars that can serve them. */
export function networkOf(state: GameState, market: Market, manner: Manner): Network {
  const fleet = fleetOf(state, market);
  const stops = state.orders
    .filter((order) => isWanted(state, market, order))
    .map((order) => stopAt(state.setup, order));
  const arcs = CAR_TYPES.flatMap((type) =>
    arcsOf(
      state,
      manner,
      type,
      fleet.sources.filter((source) => source.type === type),
      stops.filter(({ order }) => order.type === type),
    ),
  );
  return { fleet, arcs };
}

function isWanted(state: GameState, market: Market, order: Order): boolean {
  if (!isOpen(order) || order.pickWindow.to * 60 < state.now) return false;
  if (order.player !== null) return false;
  return (market.knowsAll || isReleased(state, order)) && market.mayTake(order);
}

function arcsOf(
  state: GameState,
  manner: Manner,
  type: CarType,
  sources: readonly CarSource[],
  stops: readonly OrderStop[],
): readonly Arc[] {
  const found: Arc[] = [];
  for (const source of sources) {
    const from = { is: 'SOURCE', source } as const;
    const isFull = source.euCourses >= state.setup.settings.max_eu_courses;
    for (const to of stops) {
      if (isFull && to.order.eu) continue;
      addArc(found, state, manner, from, source, to);
    }
  }
  const offers = state.offers.filter((offer) => offer.type === type);
  for (const to of stops) addCheapestOffer(found, state, manner, offers, to);
  const onward: Arc[] = [];
  for (const stop of stops) {
    const start = startAfter(stop, state.now);
    const from = { is: 'STOP', stop } as const;
    const ways: Arc[] = [];
    for (const to of stops)
      if (to !== stop && start.at <= to.haul.pick.to) addArc(ways, state, manner, from, start, to);
    onward.push(...best(ways, manner.ways));
  }
  return [...found, ...bestInto(onward, manner.ways)];
}

function best(arcs: readonly Arc[], most: number): readonly Arc[] {
  if (arcs.length <= most) return arcs;
  return arcs.toSorted((one, other) => other.gain - one.gain).slice(0, most);
}

function bestInto(arcs: readonly Arc[], most: number): readonly Arc[] {
  const into = new Map<OrderStop, Arc[]>();
  for (const arc of arcs) into.set(arc.to, [...(into.get(arc.to) ?? []), arc]);
  return [...into.values()].flatMap((list) => best(list, most));
}

function addArc(found: Arc[], state: GameState, manner: Manner, from: Arc['from'], start: Start, to: OrderStop): void {
  const arc = arcOf(state, manner, from, start, to);
  if (arc !== null && arc.gain > 0) found.push(arc);
}

function addCheapestOffer(
  found: Arc[],
  state: GameState,
  manner: Manner,
  offers: readonly CarOffer[],
  to: OrderStop,
): void {
  let cheapest: Arc | null = null;
  for (const offer of offers) {
    const start = { type: offer.type, city: offer.base, at: Math.max(state.now, to.order.release), working: 0 };
    const arc = arcOf(state, manner, { is: 'OFFER', offer }, start, to);
    if (arc !== null && arc.gain > (cheapest?.gain ?? 0)) cheapest = arc;
  }
  if (cheapest !== null) found.push(cheapest);
}

/** A connection, if the car makes it in time with rested drivers and before the game ends; else null. */
function arcOf({ setup, now }: GameState, manner: Manner, from: Arc['from'], start: Start, to: OrderStop): Arc | null {
  const { haul, order, worth } = to;
  const ready = Math.max(start.at, now, order.release);
  if (ready > haul.pick.to) return null;
  const approach = approachFrom(setup, start, order);
  const leaves = Math.max(ready, haul.pick.from - approach.seconds - minutes(manner.early));
  const plan = standingPlan(haul, approach, leaves);
  if (plan.spare < manner.spare || plan.overdue || plan.deliveredAt > gameEndsAt(setup)) return null;
  const isHired = from.is === 'OFFER';
  const cost = standingCost(haul, approach, anyCar(order.type, isHired));
  const hours = (plan.deliveredAt - (isHired ? leaves : Math.max(start.at, now))) / 3600;
  const time = Math.floor(hours * (isHired ? manner.hiredHour : manner.hour));
  const seeming = Math.floor(worth * likingOf(order.id, manner.taste));
  return { from, to, gain: seeming - cost - time, leaves, ends: plan.deliveredAt };
}

/**
 * The network as a linear programme: each order at most once, each car at most once, and not more cars and orders at a time than the seats may have.
 * (REF-5)
 */
export function programmeOf(state: GameState, market: Market, { fleet, arcs }: Network): LinearProgramme {
  const rows: number[] = [];
  const rowOf = new Map<object, number>();
  const newRow = (most: number): number => rows.push(most) - 1;
  const keyed = (key: object, most: number): number => {
    const known = rowOf.get(key) ?? newRow(most);
    rowOf.set(key, known);
    return known;
  };
  const bounds = boundsOf(state, market, fleet);
  const taken = newRow(bounds.company);
  const slices = bounds.slices.map(({ hired, open }) => ({ hired: newRow(hired), open: newRow(open) }));
  const flows = new Map<OrderStop, number>();
  for (const { from } of arcs) if (from.is === 'STOP' && !flows.has(from.stop)) flows.set(from.stop, newRow(0));
  const columns = arcs.map(({ from, to, gain, leaves, ends }): LpColumn => {
    const list: number[] = [keyed(to.order, 1)];
    const weights: number[] = [1];
    const add = (row: number, weight: number): void => {
      list.push(row);
      weights.push(weight);
    };
    const onward = flows.get(to);
    if (from.is !== 'OFFER' && onward !== undefined) add(onward, -1);
    if (from.is === 'SOURCE') add(keyed(from.source, from.source.cars.length), 1);
    if (from.is === 'SOURCE' && from.source.player === null) add(taken, 1);
    if (from.is === 'STOP') add(flows.get(from.stop) ?? 0, 1);
    for (let slice = sliceAt(state, leaves); slice <= sliceAt(state, ends - 1); slice += 1) {
      const row = slices[slice];
      if (row === undefined) continue;
      add(row.open, 1);
      if (from.is === 'OFFER') add(row.hired, 1);
    }
    return { gain, most: 1, rows: list, weights };
  });
  return { columns, rows };
}

function sliceAt({ now }: GameState, at: GameSeconds): number {
  return Math.floor((at - now) / SLICE);
}

type FleetBounds = {
  readonly company: number;
  readonly slices: readonly { readonly hired: number; readonly open: number }[];
};

/**
 * What is left of the limits: how many more company cars the seats may take, and how many more hired cars and open orders they may have in
 * each period of 3 hours.
 */
function boundsOf(state: GameState, market: Market, { underway }: Fleet): FleetBounds {
  const { max_company_cars, max_subcontractors, max_open_orders } = state.setup.settings;
  const held = heldBy(state, market);
  const count = playing(state, market).length;
  const slices = Math.ceil((gameEndsAt(state.setup) - state.now) / SLICE);
  return {
    company: Math.max(0, count * max_company_cars - held),
    slices: Array.from({ length: slices }, (_, slice) => {
      const busy = underway.filter(({ until }) => sliceAt(state, until - 1) >= slice);
      return {
        hired: Math.max(0, count * max_subcontractors - busy.filter(({ hired }) => hired).length),
        open: Math.max(0, count * max_open_orders - busy.length),
      };
    }),
  };
}

function heldBy({ cars }: GameState, { seats }: Market): number {
  return cars.filter(
    ({ player, subcontractor, gone }) => player !== null && seats.has(player) && !subcontractor && !gone,
  ).length;
}

/** The seats that are playing now. */
export function playing({ players }: GameState, { seats }: Market): readonly PlayerId[] {
  return players.filter(({ id, status }) => status === 'PLAYING' && seats.has(id)).map(({ id }) => id);
}
