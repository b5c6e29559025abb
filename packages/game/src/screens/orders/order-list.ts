import {
  CAR_TYPES,
  offeredOrders,
  orderPay,
  fullPenalty,
  orderStatus,
  tripMargin,
  type CarType,
  type GameSeconds,
  type GameState,
  type Order,
  type PlayerId,
  type World,
} from '@fracht/engine';

import { searchText } from '@fracht/kit/search-text.ts';
import { cargoLine } from '../../parts/cargo-words.ts';
import type { Fit, FitTone } from '../../parts/fit.ts';

/** Ways of sorting customers' orders. */
export const SORT_KEYS = ['window', 'margin', 'pay', 'penalty', 'distance', 'id', 'route'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** All orders, those inside Poland, or those abroad. */
export const ORDER_RANGES = ['ALL', 'PL', 'EU'] as const;
export type OrderRange = (typeof ORDER_RANGES)[number];

/** Which of the customers' orders a player wants to see, and in which sorting. */
export type OrderFilter = {
  readonly text: string;
  readonly types: readonly CarType[];
  readonly range: OrderRange;
  /** Only those that a car makes in time and at a profit. */
  readonly isEarning: boolean;
  readonly sort: SortKey;
  readonly descending: boolean;
};

/** The initial filter: everything, by the end of the loading window. (ORL-1) */
export const FIRST_FILTER: OrderFilter = {
  text: '',
  types: CAR_TYPES,
  range: 'ALL',
  isEarning: false,
  sort: 'window',
  descending: false,
};

/** For how many game seconds an order that another player has booked stays in the list, grey: it must not vanish under the pointer. */
const TAKEN_SHOWN = 600;

/** The orders of the screen before any filter: those on offer, the player's own without a car, and those that another player has just booked. */
export function shownOrders(state: GameState, player: PlayerId, now: GameSeconds): readonly Order[] {
  const held = state.orders.filter(
    (order) => orderStatus(order) === 'BOOKED' && (order.player === player || isJustTaken(order, now)),
  );
  return [...offeredOrders(state), ...held];
}

/** The orders that match the filter's text, types and range, sorted. The switch for profitable orders and sorting by margin are applied later, since they need fits. */
export function filteredOrders(orders: readonly Order[], filter: OrderFilter, world: World): readonly Order[] {
  const text = searchText(filter.text);
  return orders
    .filter((order) => filter.types.includes(order.type))
    .filter((order) => filter.range === 'ALL' || order.eu === (filter.range === 'EU'))
    .filter((order) => text === '' || searchable(order, world).includes(text))
    .toSorted(comparison(filter, world));
}

/** Orders in two lists, both in their sorting: those that can or may be delivered in time, and those that no car can. */
export type SplitOrders = { readonly open: readonly Order[]; readonly late: readonly Order[] };

/** Splits a list: offered orders known to be too late go to `late`; those whose fit is not computed yet, and taken ones, stay in `open`. */
export function splitByFit(orders: readonly Order[], tone: (order: Order) => FitTone | null): SplitOrders {
  const isLate = (order: Order): boolean => order.player === null && tone(order) === 'no';
  return { open: orders.filter((order) => !isLate(order)), late: orders.filter(isLate) };
}

/** Orders by the margins of their fits, in the filter's direction if it sorts by them; those not computed yet come last, in their previous order. */
export function byMargin(
  orders: readonly Order[],
  { sort, descending }: OrderFilter,
  fit: (order: Order) => Fit | null,
): readonly Order[] {
  if (sort !== 'margin') return orders;
  const sign = descending ? -1 : 1;
  const margin = (order: Order): number => {
    const trip = fit(order)?.calculation ?? null;
    return trip === null ? Number.MAX_SAFE_INTEGER : sign * tripMargin(trip);
  };
  return orders.toSorted((a, b) => margin(a) - margin(b));
}

/** Whether the filter hides anything, so that an empty list can offer to clear it. */
export function isFiltering(filter: OrderFilter): boolean {
  return filter.text !== '' || filter.types.length < CAR_TYPES.length || filter.range !== 'ALL' || filter.isEarning;
}

/** The filter after a click on a column header: reverses the same column, sorts another one ascending. */
export function sortedBy(filter: OrderFilter, sort: SortKey): OrderFilter {
  return { ...filter, sort, descending: filter.sort === sort && !filter.descending };
}

/** The filter with a car type switched on or off. */
export function typeToggled(filter: OrderFilter, type: CarType): OrderFilter {
  const isOn = filter.types.includes(type);
  const types = CAR_TYPES.filter((candidate) => (candidate === type ? !isOn : filter.types.includes(candidate)));
  return { ...filter, types };
}

function isJustTaken(order: Order, now: GameSeconds): boolean {
  return order.bookedAt !== null && now - order.bookedAt < TAKEN_SHOWN;
}

function searchable(order: Order, world: World): string {
  const cities = order.path.map((city) => world.cities[city]?.displayName ?? '');
  return searchText([order.id, ...cities, cargoLine(world, order) ?? ''].join(' '));
}

const VALUES: { readonly [K in Exclude<SortKey, 'id' | 'route' | 'margin'>]: (order: Order) => number } = {
  window: (order) => order.pickWindow.to,
  pay: orderPay,
  penalty: fullPenalty,
  distance: (order) => order.distance,
};

function comparison({ sort, descending }: OrderFilter, world: World): (a: Order, b: Order) => number {
  const sign = descending ? -1 : 1;
  return (a, b) => sign * compared(sort, world, a, b) || compareText(a.id, b.id);
}

function compared(sort: SortKey, world: World, a: Order, b: Order): number {
  if (sort === 'id') return compareText(a.id, b.id);
  if (sort === 'margin') return 0;
  if (sort === 'route') return compareText(routeText(a, world), routeText(b, world));
  return VALUES[sort](a) - VALUES[sort](b);
}

function routeText(order: Order, world: World): string {
  return [order.base, order.destination].map((city) => world.cities[city]?.displayName ?? '').join(' ');
}

const collator = new Intl.Collator('pl');

function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}
