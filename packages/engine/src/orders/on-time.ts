import type { Order } from '../state.ts';

/** Whether an order was delivered by a car that had reported for unloading by the end of the delivery window. (CAR-8) */
export function isOnTime({ delivered, reportedAt, deliverWindow }: Order): boolean {
  return delivered && reportedAt !== null && reportedAt <= deliverWindow.to * 60;
}
