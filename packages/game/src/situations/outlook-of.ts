import { findCar, isDriving, isOpen, type CarId, type GameSeconds, type GameState, type Order } from '@fracht/engine';

/** What an order's car does after its situation is settled. */
export type OrderOutlook =
  | { readonly kind: 'goesOn'; readonly car: CarId }
  | { readonly kind: 'stands'; readonly car: CarId; readonly until: GameSeconds }
  | { readonly kind: 'waits'; readonly car: CarId; readonly help: CarId }
  | { readonly kind: 'sent'; readonly car: CarId };

/**
 * What follows for an order: its car drives on, stands for a while, waits for a replacement, or is a replacement that sets out; null if there is nothing to
 * say. (SIC-14)
 */
export function outlookOf(game: GameState, order: Order): OrderOutlook | null {
  const car = order.car === null || !isOpen(order) ? null : findCar(game, order.car);
  if (car === null) return null;
  const { state, id } = car;
  const help = game.cars.find((other) => other.shipment === order.id && other.state.action === 'DRIVING_ASSISTANCE');
  if (help !== undefined && help.id !== id) return { kind: 'waits', car: id, help: help.id };
  if (state.action === 'WAITING_EMERGENCY_STOP' || state.action === 'WAITING_ACCIDENT_STOP') {
    return state.until > game.now ? { kind: 'stands', car: id, until: state.until } : null;
  }
  if (state.action === 'FREE_BOOKED') return { kind: 'sent', car: id };
  return isDriving(state.action) ? { kind: 'goesOn', car: id } : null;
}
