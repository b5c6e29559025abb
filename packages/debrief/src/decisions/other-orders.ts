import { lookAt, wantedOrders } from '@fracht/bots';
import {
  type ActionOf,
  type CarId,
  type GameState,
  type OrderId,
  type PlayerId,
  bestCarsFor,
  findOrder,
  findPlayer,
} from '@fracht/engine';
import { afterActions } from '../after-actions.ts';
import type { Alternative } from './decision.ts';

/** The most other orders tried for a decision, and the number of candidates among which they are looked for. (DCN-2) */
const MOST_ORDERS = 2;
const LOOKED_AMONG = 12;
/** The number of cars among which one for a second order is looked for. */
const MOST_CARS = 20;

/**
 * The alternatives to an order: none, or those other orders on the list that a good dispatcher would have wanted most and that could not have been
 * taken in addition, because the same company car is the best for both and no other would have been in time, or because no further order may be
 * reserved. (DCN-2)
 */
export function otherOrders(
  state: GameState,
  player: PlayerId,
  { order }: ActionOf<'BOOK_ORDER'>,
): readonly Alternative[] {
  const me = findPlayer(state, player);
  if (me === null) return [];
  const look = lookAt(state, me, { player, level: 'good', seed: state.setup.seed, answers: null });
  const car = bestOwnCar(state, player, order);
  const isLastOne = look.orders.length + 1 >= state.setup.settings.max_open_orders;
  const isEitherOr = (id: OrderId): boolean =>
    car !== null &&
    bestOwnCar(state, player, id) === car &&
    !mayHaveBoth(state, player, { first: order, second: id, car });
  const others = wantedOrders(look, LOOKED_AMONG).filter(({ id }) => id !== order && (isLastOne || isEitherOr(id)));
  return [
    { actions: [] },
    ...others.slice(0, MOST_ORDERS).map(({ id }) => ({ actions: [{ action: 'BOOK_ORDER', order: id } as const] })),
  ];
}

/** The company car that is best for an order now; null if a hired car is best, or there is none. */
function bestOwnCar(state: GameState, player: PlayerId, id: OrderId): CarId | null {
  const order = findOrder(state, id);
  const [best] = order === null ? [] : bestCarsFor(state, order, player, state.now, 1);
  return best?.car?.subcontractor === false ? best.car.id : null;
}

/** Whether, once that car has been sent for the first order, another company car would still be in time for the second. */
function mayHaveBoth(
  state: GameState,
  player: PlayerId,
  { first, second, car }: { readonly first: OrderId; readonly second: OrderId; readonly car: CarId },
): boolean {
  const sent = afterActions(state, player, [
    { action: 'BOOK_ORDER', order: first },
    { action: 'BOOK_CAR', order: first, car },
  ]);
  const order = sent === null ? null : findOrder(sent, second);
  if (sent === null || order === null) return false;
  return bestCarsFor(sent, order, player, sent.now, MOST_CARS).some(
    ({ car: other, plan }) => other?.subcontractor === false && plan.spare >= 0 && !plan.overdue,
  );
}
