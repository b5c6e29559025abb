import { shipmentOf } from '../../cars/car.ts';
import { isWaitingForAnswers } from '../../orders/open-situations.ts';
import { ownCarInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/** A player takes a car off its order before loading begins: it stops at the next city, and what it has driven is paid for. (CAR-15) */
export const cancelCarBooking: ActionCheck<'CANCEL_CAR_BOOKING'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { car: id }, actor) {
    const found = ownCarInPlay(state, id, actor);
    if (found.refusal !== null) return found.refusal;
    if (found.value.shipment === null) return 'CAR_NOT_BOOKED';
    const order = shipmentOf(state, found.value);
    if (found.value.shipmentLoaded || order?.loaded === true) return 'ORDER_LOADED';
    if (order !== null && isWaitingForAnswers(order)) return 'SITUATION_OPEN';
    return found.value.state.action === 'LOADING' ? 'CAR_LOADING' : null;
  },
};
