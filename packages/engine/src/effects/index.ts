import { carIndex, findCar } from '../cars/car.ts';
import type { Effect } from '../library.ts';
import { orderIndex } from '../orders/order.ts';
import type { GameState } from '../state.ts';
import { addDistance } from './add-distance.ts';
import { cancelPoints } from './cancel-points.ts';
import { cancelRankingGroup } from './cancel-ranking-group.ts';
import { cancelRankingPlayer } from './cancel-ranking-player.ts';
import { changeCity } from './change-city.ts';
import { endParking } from './end-parking.ts';
import { giveMoney } from './give-money.ts';
import { goBack } from './go-back.ts';
import { leaveShipment } from './leave-shipment.ts';
import { monetary } from './monetary.ts';
import { movePickup } from './move-pickup.ts';
import { moveShipment } from './move-shipment.ts';
import { noPayment } from './no-payment.ts';
import { overdueTicket } from './overdue-ticket.ts';
import { prolongPickup } from './prolong-pickup.ts';
import { prolongShipment } from './prolong-shipment.ts';
import { removeDistance } from './remove-distance.ts';
import { restDriver } from './rest-driver.ts';
import type { EffectContext, EffectRules } from './rule.ts';
import { time } from './time.ts';

/** Every effect of the game. A missing row does not compile. (EFF-1 to EFF-19) */
export const EFFECTS: EffectRules = {
  TIME: time,
  MONETARY: monetary,
  OVERDUE_TICKET: overdueTicket,
  PROLONG_SHIPMENT: prolongShipment,
  MOVE_SHIPMENT: moveShipment,
  PROLONG_PICKUP: prolongPickup,
  MOVE_PICKUP: movePickup,
  CHANGE_CITY: changeCity,
  GIVE_MONEY: giveMoney,
  LEAVE_SHIPMENT: leaveShipment,
  CANCEL_POINTS: cancelPoints,
  CANCEL_RANKING_PLAYER: cancelRankingPlayer,
  CANCEL_RANKING_GROUP: cancelRankingGroup,
  REST_DRIVER: restDriver,
  ADD_DISTANCE: addDistance,
  REMOVE_DISTANCE: removeDistance,
  END_PARKING: endParking,
  NO_PAYMENT: noPayment,
  GO_BACK: goBack,
};

/** Applies one effect to a player, and to the order and car it is about. If there is none, effects that need one do nothing. (EFF-20) */
export function applyEffect(state: GameState, effect: Effect, context: EffectContext): GameState {
  const carPlace = context.car === null || findCar(state, context.car) === null ? -1 : carIndex(state, context.car);
  const orderPlace = context.order === null ? -1 : orderIndex(state, context.order);
  return EFFECTS[effect.type].apply(state, effect, { ...context, orderPlace, carPlace });
}
