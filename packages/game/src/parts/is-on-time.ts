import type { Order } from '@fracht/engine';

/** Whether an order was delivered and its car was there for unloading within the window. (CAR-8) */
export function isOnTime(order: Order): boolean {
  return order.delivered && order.reportedAt !== null && order.reportedAt <= order.deliverWindow.to * 60;
}
