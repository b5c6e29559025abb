import { carAt } from '../cars/car.ts';
import { mayTakeCourse } from '../cars/eu-limit.ts';
import { reroute } from '../cars/reroute.ts';
import { divertLeg } from '../drive/reroute.ts';
import { isOpen, withOrder } from '../orders/order.ts';
import { luckPick } from '../luck.ts';
import { hasChange } from '../rules-version.ts';
import { type Settings, carSetting } from '../settings.ts';
import type { GameState, Order } from '../state.ts';
import type { CityId, Km, KmPerHour, Minutes } from '../units.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { EffectRule } from './rule.ts';

/** The number of cities nearest to the old destination among which a new one is drawn. */
const NEAREST = 4;

/**
 * A new destination: with 0 the order's base, otherwise one drawn from the cities nearest to the old destination. Path and distance are
 * updated, and the delivery window moves later by the extra driving time. Cargo that has reached its old destination goes on from there, and
 * the metres driven so far are still to be paid. Cities that would take a car of the order past its limit of EU courses are not drawn; if no
 * city is left, the destination stays. (EFF-9)
 */
export const changeCity: EffectRule = {
  apply(state, { value }, { orderPlace, carPlace }) {
    const order = state.orders[orderPlace];
    if (order === undefined || !isOpen(order) || order.reversed) return state;
    if (carPlace !== -1 && ['UNLOADING', 'LATE_UNLOADING'].includes(carAt(state, carPlace).state.action)) return state;
    const drawn = value === 0 ? baseOf(state, order) : otherCity(state, order);
    if (drawn === null) return state;
    const [city, after] = drawn;
    const game = withOrder(after, orderPlace, redirected(state, order, city));
    if (carPlace === -1 || !order.loaded) return game;
    return reroute(game, carPlace, city, (world, leg) => divertLeg(world, leg, city));
  },
};

type DrawnCity = readonly [CityId, GameState];

function baseOf(state: GameState, order: Order): DrawnCity | null {
  return mayGo(state, order, order.base) ? [order.base, state] : null;
}

function otherCity(state: GameState, order: Order): DrawnCity | null {
  const { setup } = state;
  const near = setup.world.cities
    .filter(({ id }) => id !== order.base && id !== order.destination && mayGo(state, order, id))
    .map(({ id }) => ({ id, km: shortestPath(setup.world, order.destination, id).distance }))
    .sort((one, other) => one.km - other.km || one.id - other.id)
    .slice(0, NEAREST);
  if (near.length === 0) return null;
  const { player, id, destination } = order;
  const [city, after] = luckPick(state, { player, purpose: 'CITY', about: [id, destination] }, near);
  return [city.id, after];
}

/** Whether an order sent to this city keeps every car that works for it, including help, within the limit of EU courses. (EFF-9, INV-8) */
function mayGo(state: GameState, order: Order, city: CityId): boolean {
  if (!hasChange(state.setup, 'WITHIN_EU_LIMIT')) return true;
  const own = state.cars.filter(({ gone, shipment }) => !gone && shipment === order.id);
  const course = redirected(state, order, city);
  return own.every((car) => mayTakeCourse(state.setup, car, course));
}

function redirected({ setup: { world, settings } }: GameState, order: Order, destination: CityId): Order {
  const { cities: path, distance, eu } = shortestPath(world, order.base, destination);
  const wasThere = order.reportedAt !== null;
  const longer = wasThere
    ? shortestPath(world, order.destination, destination).distance
    : Math.max(0, distance - order.distance);
  const later = timeFor(longer, carSetting(settings, order.type, 'car_speed'), settings);
  const { from, to } = order.deliverWindow;
  return {
    ...order,
    destination,
    path,
    distance: wasThere ? Math.max(order.distance, distance) : distance,
    eu: eu || (wasThere && order.eu),
    reportedAt: null,
    deliverWindow: { from: from + later, to: to + later },
  };
}

function timeFor(km: Km, speed: KmPerHour, { car_worktime, rest_minutes }: Settings): Minutes {
  const driving = Math.ceil((km * 60) / speed);
  return driving + Math.floor(driving / car_worktime) * rest_minutes;
}
