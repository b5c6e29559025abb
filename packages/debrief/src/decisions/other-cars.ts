import {
  type ActionOf,
  type GameAction,
  type GameState,
  type Order,
  type PlayerId,
  bestCarsFor,
  findOrder,
} from '@fracht/engine';
import { afterActions } from '../after-actions.ts';
import type { Alternative } from './decision.ts';

/** The most other cars tried for a decision. (DCN-2) */
const MOST_CARS = 3;

/**
 * The best other cars for the order of a booking, by the engine's planner (one that would have to be hired is hired first), and giving the order back.
 * (DCN-2)
 */
export function otherCars(state: GameState, player: PlayerId, action: ActionOf<'BOOK_CAR'>): readonly Alternative[] {
  const order = findOrder(state, action.order);
  return order === null ? [] : [...bookingsFor(state, player, order, action.car), givingBack(order)];
}

/**
 * The alternatives to hiring: another car for the order for which the hired car was then booked, or giving that order back; if it was not booked for any, not
 * hiring. (DCN-2)
 */
export function insteadOfHiring(
  state: GameState,
  player: PlayerId,
  action: ActionOf<'ADD_CAR'>,
  bookedFor: string | null,
): readonly Alternative[] {
  const order = bookedFor === null ? null : findOrder(state, bookedFor);
  if (order === null || order.player !== player) return [{ actions: [] }];
  return [...bookingsFor(state, player, order, action.car), givingBack(order)];
}

/** Giving an order back. */
export function givingBack({ id: order }: Order): Alternative {
  return { actions: [{ action: 'CANCEL_ORDER', order }] };
}

/** Whether an alternative gives an order back. */
export function isGivingBack({ actions: [action] }: Alternative): boolean {
  return action?.action === 'CANCEL_ORDER';
}

/** The bookings of the best cars for an order, at most three; one that would have to be hired is hired first. `without`: a car or offer to leave out. */
export function bookingsFor(
  state: GameState,
  player: PlayerId,
  order: Order,
  without: string | null = null,
): readonly Alternative[] {
  return bestCarsFor(state, order, player, state.now, MOST_CARS, without).flatMap((best): readonly Alternative[] => {
    if (best.offer === null) return [{ actions: [bookingOf(order, best.car.id)] }];
    const hiring = { action: 'ADD_CAR', car: best.offer.id } as const;
    const hired = hiredBy(state, player, hiring);
    return hired === null ? [] : [{ actions: [hiring, bookingOf(order, hired)] }];
  });
}

/** Sending a car for an order. */
export function bookingOf(order: Order, car: string): ActionOf<'BOOK_CAR'> {
  return { action: 'BOOK_CAR', order: order.id, car };
}

/** The id that a car would get if it were hired now; null if it cannot be hired. */
export function hiredBy(state: GameState, player: PlayerId, action: GameAction): string | null {
  return afterActions(state, player, [action])?.cars.at(-1)?.id ?? null;
}
