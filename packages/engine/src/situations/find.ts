import type { Library } from '../library.ts';
import { findCar } from '../cars/car.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, OpenSituation, Order } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { type Scenario, type SituationList, tablesOf } from './tables.ts';

/** The scenario of an open situation in the game's library; undefined in a viewer's copy, which has none. */
export function scenarioOf(library: Library, list: SituationList, id: string): Scenario | undefined {
  return tablesOf(library)[list].get(id);
}

/** What struck an order while it was this player's; of what struck it before, the player may not even learn which it was. (rules §1.4; SIT-13) */
export function metBy(
  order: Order,
  list: SituationList,
  { id, player }: { readonly id: string; readonly player: PlayerId },
): OpenSituation | undefined {
  return order[list].find((struck) => struck.id === id && struck.player === player);
}

/** What of a list is still to be answered; nothing any more once the order has ended. (SIT-7) */
export function openOf(order: Order, list: SituationList): readonly OpenSituation[] {
  return isOpen(order) ? order[list].filter(({ done }) => !done) : [];
}

/** Is anything of a list still to be answered? (SIT-7) */
export function hasOpen(order: Order, list: SituationList): boolean {
  return isOpen(order) && order[list].some(({ done }) => !done);
}

/** Has the order a critical situation or a change event to be answered? (SIT-7) */
export function isWaitingForAnswers(order: Order): boolean {
  return hasOpen(order, 'emergencies') || hasOpen(order, 'changes');
}

/** The car of an order, or null. */
export function carOf(state: GameState, order: Order): Car | null {
  return order.car === null ? null : findCar(state, order.car);
}
