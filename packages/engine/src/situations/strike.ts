import { carAt, shipmentOf } from '../cars/car.ts';
import { fineNow, withFine } from '../cars/fines.ts';
import { beginLoading } from '../cars/loading.ts';
import { withTheft } from '../cars/theft.ts';
import type { EmergencySubtype } from '../library.ts';
import { withMessage } from '../messages/message.ts';
import type { GameState } from '../state.ts';

/** What the rules do by themselves where no situation of the library takes the case over. (SIT-1) */
const OUTCOMES: Readonly<Record<EmergencySubtype, (state: GameState, index: number) => GameState>> = {
  EMERGENCY: withTheft,
  CAR_ACCIDENT: (state) => state,
  OVERDUE_TICKET: (state, index) => withFine(state, index, fineNow(state, index)),
  PICKUP_OVER_TIME: loadLate,
  FERRY: (state) => state,
};

/**
 * Something critical happens to a car. Where no situation of the game's library fits, the built-in outcome holds: a theft's
 * loss, a fine by the tariff, loading without the points for being on time. (rules §7, §8; SIT-1)
 */
export function strike(state: GameState, index: number, subtype: EmergencySubtype): GameState {
  return OUTCOMES[subtype](state, index);
}

function loadLate(state: GameState, index: number): GameState {
  const car = carAt(state, index);
  const order = shipmentOf(state, car);
  if (order === null) return state;
  const told = withMessage(state, { code: 'ORDER_PICKED_LATE', player: car.player, order: order.id, car: car.id });
  return beginLoading(told, index, order.base, false);
}
