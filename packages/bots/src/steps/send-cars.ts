import { type GameAction, type Order, bestCarFor } from '@fracht/engine';
import type { Look, Step } from '../look.ts';

/** Sends a car for the first booked order that has none; gives the order back, while that is free, where no car can come. */
export const sendCars: Step = (look) => {
  for (const order of look.orders) {
    if (order.car !== null) continue;
    const action = sendOne(look, order);
    if (action !== null) return action;
  }
  return null;
};

function sendOne(look: Look, order: Order): GameAction | null {
  const { state, me, temper } = look;
  const best = bestCarFor(state, order, me.id, state.now);
  if (best === null || best.plan.spare < temper.spare) return giveBack(look, order);
  if (best.car !== null) return { action: 'BOOK_CAR', order: order.id, car: best.car.id };
  return temper.hires ? { action: 'ADD_CAR', car: best.offer.id } : giveBack(look, order);
}

function giveBack({ state }: Look, order: Order): GameAction | null {
  const freeUntil = (order.bookedAt ?? 0) + state.setup.settings.free_cancel_minutes * 60;
  return state.now < freeUntil ? { action: 'CANCEL_ORDER', order: order.id } : null;
}
