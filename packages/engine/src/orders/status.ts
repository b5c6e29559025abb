import type { Order, OrderStatus } from '../state.ts';

/** The status shown for an order; the first rule that holds wins. (ORD-1) */
export function orderStatus(order: Order): OrderStatus {
  if (order.delivered) return 'DELIVERED';
  if (order.expired) return 'EXPIRED';
  if (order.emergencies.some((emergency) => !emergency.done)) return 'ALERT';
  if (order.player !== null) return order.car === null ? 'BOOKED' : 'IN_PROGRESS';
  return 'NEW';
}
