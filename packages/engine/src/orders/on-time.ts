import type { Order } from '../state.ts';

/**
 * Whether the order's cargo was handed over to the person for whom it was meant: not cargo that was brought back to the sender (EFF-14), nor cargo for which
 * nobody pays (EFF-13), because it was handed over to somebody else, abandoned or refused.
 */
export function isCarried({ delivered, reversed, noPayment }: Order): boolean {
  return delivered && !reversed && !noPayment;
}

/** Whether an order was carried by a car that had reported for unloading by the end of the delivery window. (CAR-8) */
export function isOnTime(order: Order): boolean {
  const { reportedAt, deliverWindow } = order;
  return isCarried(order) && reportedAt !== null && reportedAt <= deliverWindow.to * 60;
}
