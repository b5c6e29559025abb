import type { OrderId } from '@fracht/engine';
import { keptStore } from '@fracht/kit/session/kept-store.ts';
import { FIRST_FILTER, type OrderFilter } from './order-list.ts';

type OrdersDesk = {
  /** Kept while the player looks at other screens. */
  readonly filter: OrderFilter;
  /** The order that was just reserved, whose next step the bar offers. */
  readonly booked: OrderId | null;
  /** The orders that no car can deliver in time are shown. */
  readonly showsLate: boolean;
};

/** What the orders screen keeps while the player is on other screens. */
export const ordersDesk = keptStore<OrdersDesk>('GAME', () => ({
  filter: FIRST_FILTER,
  booked: null,
  showsLate: false,
}));

/** Changes some fields of the filter. */
export function changeFilter(change: Partial<OrderFilter>): void {
  ordersDesk.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}

/** Shows or hides the orders that no car can deliver in time. */
export function toggleLate(): void {
  ordersDesk.setState(({ showsLate }) => ({ showsLate: !showsLate }));
}

/** Opens the bar with the next step of a reserved order; null closes it. */
export function offerNextStep(booked: OrderId | null): void {
  ordersDesk.setState({ booked });
}
