import { type GameState, isReleased, type Order } from '@fracht/engine';
import { isHandled } from './order.ts';

/** An order of which a viewer may have to be told something new. */
export type TouchedOrder = {
  readonly order: Order;
  readonly earlier: Order | undefined;
  /** Its car began or ended loading or unloading: its minutes left change with that. */
  readonly isHandled: boolean;
  /** The end of the game shows the best ways of what was answered. (SIT-13) */
  readonly isRevealed: boolean;
};

type Found = { readonly before: GameState; readonly touched: readonly TouchedOrder[] };

const FOUND = new WeakMap<GameState, Found>();

/**
 * The orders that changed from one state to a later one, came out, are being handled or show what was hidden. Most did none of it. Looked
 * through once for all viewers of a change.
 */
export function touchedOrders(before: GameState, after: GameState): readonly TouchedOrder[] {
  const known = FOUND.get(after);
  if (known?.before === before) return known.touched;
  const touched = look(before, after);
  FOUND.set(after, { before, touched });
  return touched;
}

function look(before: GameState, after: GameState): readonly TouchedOrder[] {
  const touched: TouchedOrder[] = [];
  const handled = handledOrders(before, after);
  const isEnd = before.state !== after.state && after.state === 'FINISHED';
  after.orders.forEach((order, place) => {
    const earlier = before.orders[place];
    const isRevealed = isEnd && isStruck(order);
    const isHandledNow = handled.size > 0 && handled.has(order.id);
    // What was to come out before that moment had come out, or had ended with its round; what is to come out later has not.
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
    if (earlier.shipment !== null && isHandled(earlier)) orders.add(earlier.shipment);
    if (car.shipment !== null && isHandled(car)) orders.add(car.shipment);
  }
  return orders;
}

/** Something happened to it; the words of that are for its player and the teacher alone. */
export function isStruck({ emergencies, changes, accidents }: Order): boolean {
  return emergencies.length + changes.length + accidents.length > 0;
}
