import { withItsCar } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { carAt, carIndex, inState, shipmentIndex } from '../cars/car.ts';
import { closeLeg } from '../cars/close-leg.ts';
import { idle, leave } from '../cars/idle.ts';
import { release } from '../cars/release.ts';
import { withCar, withCarInListOnly } from '../cars/with-car.ts';
import { rested } from '../cars/work.ts';
import { isOpen, withOrder } from '../orders/order.ts';
import { subOrderId } from '../orders/sub-order-id.ts';
import type { AfterStop, CarState, GameState, Order } from '../state.ts';
import { minutes, type CarPlace, type OrderPlace } from '../units.ts';

type AwaitingAssistance = Extract<CarState, { readonly action: 'WAITING_ASSISTANCE' }>;

/**
 * Help has arrived: the cargo moves over under a second waybill. That takes as long as a loading, and does not end before the old car could
 * have gone on. The old car is towed home. If there is nothing left to fetch, help drives on empty. (SIT-9)
 */
export function takeOver(state: GameState, index: CarPlace): GameState {
  const helper = carAt(state, index);
  const place = shipmentIndex(state, helper);
  const order = state.orders[place];
  const oldIndex = order === undefined || order.car === null ? -1 : carIndex(state, order.car);
  const waiting = state.cars[oldIndex]?.state;
  if (order === undefined || !isOpen(order) || waiting?.action !== 'WAITING_ASSISTANCE') return release(state, index);
  return moveCargo(closeLeg(state, oldIndex), { index, place, oldIndex, order });
}

type CargoMove = {
  readonly index: CarPlace;
  readonly place: OrderPlace;
  readonly oldIndex: CarPlace;
  readonly order: Order;
};

function moveCargo(state: GameState, { index, place, oldIndex, order }: CargoMove): GameState {
  const old = carAt(state, oldIndex);
  const helper = carAt(state, index);
  if (old.state.action !== 'WAITING_ASSISTANCE') return state;
  const { then, since, reload } = old.state;
  const waybill = subOrderId(order.id);
  const about = { player: order.player ?? helper.player ?? '', order: order.id, car: helper.id };
  let game = withOrder(state, place, { ...withItsCar(order, helper.id), waybill });
  game = happen(game, { what: 'CARGO_MOVED', ...about, waybill });
  game = towed(game, oldIndex, old.state);
  const until = Math.max(state.now + minutes(order.loadingMinutes), since + reload);
  return withCar(
    game,
    index,
    inState(
      { ...helper, shipmentLoaded: true },
      { action: 'WAITING_ACCIDENT_STOP', until, then: withoutParking(then) },
    ),
  );
}

/** What a substitute car continues with, without the parking, which was chosen for the other driver. */
function withoutParking(then: AfterStop): AfterStop {
  return 'leg' in then ? { action: then.action, leg: then.leg } : then;
}

/** Tows a company car to its base within `tow_minutes`; a subcontractor's car leaves. (SIT-9) */
function towed(state: GameState, index: CarPlace, waiting: AwaitingAssistance): GameState {
  const car = carAt(state, index);
  if (car.subcontractor) return leave(state, index, false);
  const until = state.now + minutes(state.setup.settings.tow_minutes);
  return withCar(state, index, { ...car, shipment: null, shipmentLoaded: false, state: { ...waiting, until } });
}

/** The tow has brought the car home: FREE there, its driver rested. (SIT-9) */
export function endTow(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const home = idle(withCarInListOnly(state, index, rested(car)), index, car.base);
  return happen(home, { what: 'CAR_TOWED', player: car.player, car: car.id });
}
