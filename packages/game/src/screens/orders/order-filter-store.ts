import type { OrderId } from '@fracht/engine';
import { keptStore } from '@fracht/kit/session/kept-store.ts';
import { FIRST_FILTER, type OrderFilter } from './order-list.ts';

type OrdersDesk = {
  /** Kept while the player looks at other screens. */
  readonly filter: OrderFilter;
  /** The order just reserved, for which the next step is offered. */
  readonly booked: OrderId | null;
  /** The orders that cannot be made in time are unfolded. */
  readonly showsLate: boolean;
};

/** What the orders screen remembers between visits. */
export const ordersDesk = keptStore<OrdersDesk>('GAME', () => ({
  filter: FIRST_FILTER,
  booked: null,
  showsLate: false,
}));

/** Changes some of the filter. */
export function changeFilter(change: Partial<OrderFilter>): void {
  ordersDesk.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}

/** Unfolds the orders that cannot be made in time, or folds them again. */
export function turnLate(): void {
  ordersDesk.setState(({ showsLate }) => ({ showsLate: !showsLate }));
}

/** Offers the next step for a reserved order, or no more. */
export function offerNextStep(booked: OrderId | null): void {
  ordersDesk.setState({ booked });
}
