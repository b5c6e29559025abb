import type { Order } from '@fracht/engine';

/** True when an order was delivered and its car reported for unloading inside the window. (CAR-8) */
export function isOnTime(order: Order): boolean {
  return order.delivered && order.reportedAt !== null && order.reportedAt <= order.deliverWindow.to * 60;
}
