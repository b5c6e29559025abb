import { type GameState, isReleased, type Order } from '@fracht/engine';
import { isLoadingOrUnloading } from './order.ts';

/** An order about whose change viewers may have to be told. */
export type TouchedOrder = {
  readonly order: Order;
  readonly earlier: Order | undefined;
  /** Whether its car is loading or unloading, or has just been: the minutes left change with that. */
  readonly isHandled: boolean;
  /** Whether the game has just ended, which reveals the best answers. (SIT-13) */
  readonly isRevealed: boolean;
};

type TouchedChange = {
  readonly before: GameState;
  readonly after: GameState;
  readonly touched: readonly TouchedOrder[];
};

/**
 * The change that was computed last. Only one is cached, not one per state: each state would then keep the previous one, and so the whole game, in
 * memory.
 */
let latest: TouchedChange | null = null;

/**
 * The orders that changed between two states, were released, are being loaded or unloaded, or reveal hidden fields. Usually there are few.
 * Cached, so that the lists are compared only once for all viewers of a change, who are served one after another.
 */
export function touchedOrders(before: GameState, after: GameState): readonly TouchedOrder[] {
  if (latest?.before !== before || latest.after !== after) latest = { before, after, touched: look(before, after) };
  return latest.touched;
}

function look(before: GameState, after: GameState): readonly TouchedOrder[] {
  const touched: TouchedOrder[] = [];
  const handled = handledOrders(before, after);
  const isEnd = before.state !== after.state && after.state === 'FINISHED';
  after.orders.forEach((order, place) => {
    const earlier = before.orders[place];
    const isRevealed = isEnd && hasSituations(order);
    const isHandledNow = handled.size > 0 && handled.has(order.id);
    // Released between the two states, or dropped with a round that ended; orders released earlier or later cannot have changed.
    const isDue = order.release >= before.now && order.release <= after.now;
    const isOut = isDue && isReleased(before, order) !== isReleased(after, order);
    if (earlier !== order || isHandledNow || isRevealed || isOut) {
      touched.push({ order, earlier, isHandled: isHandledNow, isRevealed });
    }
  });
  return touched;
}

function handledOrders(before: GameState, after: GameState): ReadonlySet<string> {
  const orders = new Set<string>();
  if (before.cars === after.cars) return orders;
  for (const [place, car] of after.cars.entries()) {
    const earlier = before.cars[place];
    if (earlier === undefined || earlier === car) continue;
    if (earlier.shipment !== null && isLoadingOrUnloading(earlier)) orders.add(earlier.shipment);
    if (car.shipment !== null && isLoadingOrUnloading(car)) orders.add(car.shipment);
  }
  return orders;
}

/** Whether a situation has struck it: texts of situations are only for its player and the teacher. */
export function hasSituations({ emergencies, changes, accidents }: Order): boolean {
  return emergencies.length + changes.length + accidents.length > 0;
}
