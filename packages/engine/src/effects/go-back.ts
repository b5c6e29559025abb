import { carAt } from '../cars/car.ts';
import { reroute } from '../cars/reroute.ts';
import { turnBack } from '../drive/reroute.ts';
import { isOpen, withOrder } from '../orders/order.ts';
import type { Leg } from '../state.ts';
import type { World } from '../world/world.ts';
import type { EffectRule } from './rule.ts';

/**
 * The car turns round to the loading city with the cargo and unloads there: no pay, no penalty. Only for cargo that is aboard and not being
 * unloaded yet. (EFF-14)
 */
export const goBack: EffectRule = {
  apply(state, _effect, { orderPlace, carPlace }) {
    const order = state.orders[orderPlace];
    if (order === undefined || !isOpen(order) || !order.loaded || order.reversed || carPlace === -1) return state;
    if (['UNLOADING', 'LATE_UNLOADING'].includes(carAt(state, carPlace).state.action)) return state;
    const reversed = withOrder(state, orderPlace, { ...order, reversed: true });
    return reroute(reversed, carPlace, order.base, turned);
  },
};

/** At sea the car first lands on the far side and turns round there. */
function turned(world: World, leg: Leg): Leg {
  const back = turnBack(world, leg);
  return leg.sailing === null ? back : { ...back, until: back.length - leg.until };
}
