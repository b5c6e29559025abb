import { type GameAction, type Order, minutes } from '@fracht/engine';
import type { BotView, DispatchStep } from '../look.ts';
import { choiceOf, pickCar } from '../pick-car.ts';

/** Sends a car for the first booked order without one. If no car can serve it, gives the order back, as long as that is free. */
export const sendCars: DispatchStep = (look) => {
  for (const order of look.orders) {
    if (order.car !== null) continue;
    const action = sendOne(look, order);
    if (action !== null) return action;
  }
  return null;
};

function sendOne(look: BotView, order: Order): GameAction | null {
  if (look.state.now < (order.bookedAt ?? 0) + minutes(look.planning.sendsAfter)) return null;
  const demand = { spare: look.planning.spare, cost: Infinity, until: Infinity, refused: null };
  const picked = pickCar(look, choiceOf(look), order, demand);
  if (picked === null) return giveBack(look, order);
  if (picked.offer !== null) return { action: 'ADD_CAR', car: picked.offer.id };
  return { action: 'BOOK_CAR', order: order.id, car: picked.car.id };
}

function giveBack({ state }: BotView, order: Order): GameAction | null {
  const freeUntil = (order.bookedAt ?? 0) + minutes(state.setup.settings.free_cancel_minutes);
  return state.now < freeUntil ? { action: 'CANCEL_ORDER', order: order.id } : null;
}
