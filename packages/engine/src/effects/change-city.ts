import { carAt } from '../cars/car.ts';
import { reroute } from '../cars/reroute.ts';
import { divertLeg } from '../drive/reroute.ts';
import { isOpen, withOrder } from '../orders/order.ts';
import { pick } from '../random.ts';
import { carSetting } from '../settings.ts';
import type { GameState, Order } from '../state.ts';
import type { CityId, Minutes } from '../units.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { EffectRule } from './rule.ts';

/**
 * A new destination: with 0 the order's base, else a random other city. Path, distance and the delivery window follow: the
 * window moves later by what the new way takes longer. (rules §10; EFF-9)
 */
export const changeCity: EffectRule = {
  apply(state, { value }, { orderPlace, carPlace }) {
    const order = state.orders[orderPlace];
    if (order === undefined || !isOpen(order) || order.reversed) return state;
    if (carPlace !== -1 && ['UNLOADING', 'LATE_UNLOADING'].includes(carAt(state, carPlace).state.action)) return state;
    const [city, random] = value === 0 ? ([order.base, state.random] as const) : otherCity(state, order);
    const game = withOrder({ ...state, random }, orderPlace, redirected(state, order, city));
    if (carPlace === -1 || !order.loaded) return game;
    return reroute(game, carPlace, city, (world, leg) => divertLeg(world, leg, city));
  },
};

function otherCity({ setup, random }: GameState, order: Order): readonly [CityId, GameState['random']] {
  const others = setup.world.cities.filter(({ id }) => id !== order.base && id !== order.destination);
  const [city, after] = pick(random, others);
  return [city.id, after];
}

function redirected({ setup }: GameState, order: Order, destination: CityId): Order {
  const { cities: path, distance, eu } = shortestPath(setup.world, order.base, destination);
  const speed = carSetting(setup.settings, order.type, 'car_speed');
  const later = Math.max(
    0,
    hours(distance - order.distance, speed, setup.settings.car_worktime, setup.settings.rest_minutes),
  );
  const { from, to } = order.deliverWindow;
  return {
    ...order,
    destination,
    path,
    distance,
    eu,
    reportedAt: null,
    deliverWindow: { from: from + later, to: to + later },
  };
}

function hours(km: number, speed: number, worktime: Minutes, rest: Minutes): Minutes {
  const driving = Math.ceil((km * 60) / speed);
  return driving + Math.max(0, Math.floor(driving / worktime)) * rest;
}
