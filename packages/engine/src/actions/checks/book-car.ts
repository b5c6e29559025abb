import { findCar } from '../../cars/car.ts';
import { mayTakeCourse } from '../../cars/eu-limit.ts';
import { mayTakeCompanyCar } from '../../cars/car-limits.ts';
import { isFree } from '../../cars/kinds.ts';
import type { RejectionCode } from '../../rejections.ts';
import type { Car, GameState, Order } from '../../state.ts';
import { type PlayerId } from '../../units.ts';
import { ownOrderInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/** A player books a free car for one of his orders; the car then prepares for `preparation_minutes`. (CAR-3) */
export const bookCar: ActionCheck<'BOOK_CAR'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, action, actor) {
    const found = ownOrderInPlay(state, action.order, actor);
    if (found.refusal !== null) return found.refusal;
    if (found.value.car !== null) return 'ORDER_HAS_CAR';
    const car = findCar(state, action.car);
    if (car === null) return 'CAR_UNKNOWN';
    return refuseCar(state, car, actor.player) ?? refuseMatch(state, car, found.value);
  },
};

function refuseCar(state: GameState, car: Car, player: PlayerId): RejectionCode | null {
  if (car.player !== null && car.player !== player) return isFree(car.state.action) ? 'CAR_NOT_YOURS' : 'CAR_TAKEN';
  if (!isFree(car.state.action)) return 'CAR_BUSY';
  if (car.player === player) return null;
  return mayTakeCompanyCar(state, player) ? null : 'CAR_LIMIT';
}

function refuseMatch({ setup }: GameState, car: Car, order: Order): RejectionCode | null {
  if (car.type !== order.type) return 'ORDER_TYPE_DIFFERS';
  return mayTakeCourse(setup, car, order) ? null : 'CAR_EU_LIMIT';
}
