import { isOpen } from '../orders/order.ts';
import { orderPay } from '../orders/terms.ts';
import type { GameState, Order } from '../state.ts';
import type { Grosze, PlayerId } from '../units.ts';

/** Cargoes under way and the pay agreed for them, which comes with the unloading. */
export type MoneyInTransit = { readonly orders: readonly Order[]; readonly money: Grosze };

/**
 * What a player has earned but not received yet: the agreed pay of the cargoes aboard his cars, the earliest delivery window first. Cargo that is being
 * brought back, or for which nothing is paid, does not count. Works on the player's own view. (JOY-2)
 */
export function moneyInTransit({ orders }: Pick<GameState, 'orders'>, player: PlayerId): MoneyInTransit {
  const aboard = orders
    .filter((order) => order.player === player && order.loaded && isOpen(order) && !order.reversed && !order.noPayment)
    .sort((one, other) => one.deliverWindow.to - other.deliverWindow.to || (one.id < other.id ? -1 : 1));
  return { orders: aboard, money: aboard.reduce((sum, order) => sum + orderPay(order), 0) };
}
