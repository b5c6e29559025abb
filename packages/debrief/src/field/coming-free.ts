import { type Car, type GameState, type Order, type PlayerId, findCar, isFree, isOpen, wayAfter } from '@fracht/engine';
import { expectedOf } from './expected.ts';
import type { ExpectedWorth } from './expected-worth.ts';
import { NOTHING_LEFT_UNDONE, playOn } from './play-on.ts';
import { quietGame } from './quiet-game.ts';

/**
 * What can be expected of an order that the player has reserved for one of his own cars that cannot be sent yet: the car finishes what it is doing
 * (an order or a rest) and is sent then. Of several cars it is the one that sets out first. Null: none would be in time by its plan, or as many
 * other reservations are waiting for such a car. `state`: the game at the decision, with the order reserved; nothing after it is considered.
 * (DFD-8)
 */
export function expectedWhenFree(state: GameState, player: PlayerId, order: Order): ExpectedWorth | null {
  const coming = comingCars(state, player, order)[reservedBefore(state, player, order)];
  if (coming === undefined) return null;
  const orders = new Set(coming.shipment === null ? [] : [coming.shipment]);
  const field = { orders, cars: new Set([coming.id]) };
  const then = playOn(quietGame(state, player, field), { ...NOTHING_LEFT_UNDONE, player, field });
  const car = findCar(then, coming.id);
  if (car?.player !== player || !isFree(car.state.action)) return null;
  // What may be known about chances is what the decision's game says about them.
  const free = { ...then, setup: state.setup };
  const subject = { player, order: order.id, car: null };
  return expectedOf(free, subject, [{ action: 'BOOK_CAR', order: order.id, car: car.id }]);
}

/**
 * The player's own company cars that will make the order once they are free, as the list of orders shows it (PLN-15), the one that sets out first at
 * the front.
 */
function comingCars(state: GameState, player: PlayerId, order: Order): readonly Car[] {
  const coming = state.cars.flatMap((car) => {
    const isOwn = car.player === player && !car.subcontractor;
    const way = isOwn ? wayAfter(state, car, order, state.now) : null;
    return way === null ? [] : [{ car, leavesAt: way.plan.leavesAt }];
  });
  return coming.toSorted((one, other) => one.leavesAt - other.leavesAt).map(({ car }) => car);
}

/** How many other orders of the type the player had reserved without having sent a car yet. */
function reservedBefore(state: GameState, player: PlayerId, { id, type }: Order): number {
  return state.orders.filter((one) => {
    return one.player === player && one.car === null && one.id !== id && one.type === type && isOpen(one);
  }).length;
}
