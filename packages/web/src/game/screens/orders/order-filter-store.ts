import { create } from 'zustand';
import type { OrderId } from '@fracht/engine';
import { FIRST_FILTER, type OrderFilter } from './order-list.ts';

type OrdersDesk = {
  /** Kept while the player looks at other screens. */
  readonly filter: OrderFilter;
  /** The order just reserved, for which the next step is offered. */
  readonly booked: OrderId | null;
};

/** What the orders screen remembers between visits. */
export const ordersDesk = create<OrdersDesk>(() => ({ filter: FIRST_FILTER, booked: null }));

/** Changes some of the filter. */
export function changeFilter(change: Partial<OrderFilter>): void {
  ordersDesk.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}

/** Offers the next step for a reserved order, or no more. */
export function offerNextStep(booked: OrderId | null): void {
  ordersDesk.setState({ booked });
}
