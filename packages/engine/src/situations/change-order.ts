import type { OrderPlace } from '../units.ts';
import { withoutCar } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { CAR_TYPES, type CarType } from '../car-types.ts';
import { carAt, carIndex, inState } from '../cars/car.ts';
import { release } from '../cars/release.ts';
import { withCar } from '../cars/with-car.ts';
import { moveWindow } from '../cars/move-window.ts';
import type { ChangeEvent, ChangeType } from '../library.ts';
import { cargoOnOther } from '../orders/cargo.ts';
import { orderAt, withOrder } from '../orders/order.ts';
import { MOST_HOURS_LATER } from './most-hours-later.ts';
import { type Luck, luckBelow, luckPick } from '../luck.ts';
import type { GameState, Order } from '../state.ts';

type Changer = (state: GameState, place: OrderPlace, change: ChangeEvent) => GameState;

/** What each kind of change does to an order, if it has no situation with answers. (SIT-11) */
const CHANGERS: Readonly<Record<ChangeType, Changer>> = {
  CHANGE_TRUCK: takeOtherType,
  CHANGE_PICK_TIME: (state, place, change) => moveLater(state, place, change, 'pickWindow'),
  CHANGE_DELIVERY_TIME: (state, place, change) => moveLater(state, place, change, 'deliverWindow'),
  LATE_UNLOADING: unloadLonger,
};

/** Applies a change of the library to an order and tells its player. (SIT-11) */
export function changeOrder(state: GameState, place: OrderPlace, id: string): GameState {
  const change = state.setup.library.changes.find((item) => item.id === id);
  const order = orderAt(state, place);
  if (change === undefined) throw new Error(`No change ${id} in the library`);
  const changed = CHANGERS[change.type](state, place, change);
  const about = { player: order.player, order: order.id, car: order.car };
  return happen(changed, { what: 'CHANGE_APPLIED', ...about, situation: id, name: change.name });
}

/** Before loading: the order now requires another car type, and its car is released. (SIT-11) */
function takeOtherType(state: GameState, place: OrderPlace, change: ChangeEvent): GameState {
  const order = orderAt(state, place);
  const { truck } = change;
  if (order.loaded || truck === 'SAME') return state;
  const [type, drawn] = truck === null ? otherType(state, order, change) : ([truck, state] as const);
  const changed = withOrder(drawn, place, carriedBy(drawn, withoutCar(order), type));
  return order.car === null ? changed : release(changed, carIndex(changed, order.car));
}

/** The order changed to another type of car, with the part of its cargo that this type can carry. (CGO-3) */
function carriedBy(state: GameState, order: Order, type: CarType): Order {
  const cargo = cargoOnOther(state.setup, order, type);
  return cargo === undefined ? { ...order, type } : { ...order, type, cargo };
}

function otherType(state: GameState, order: Order, change: ChangeEvent): readonly [CarType, GameState] {
  const others = CAR_TYPES.filter((type) => type !== order.type).map((id) => ({ id }));
  const [{ id }, drawn] = luckPick(state, luckOf(order, change), others);
  return [id, drawn];
}

function moveLater(
  state: GameState,
  place: OrderPlace,
  change: ChangeEvent,
  which: 'pickWindow' | 'deliverWindow',
): GameState {
  const order = orderAt(state, place);
  const [hours, drawn] = luckBelow(state, luckOf(order, change), MOST_HOURS_LATER);
  const by = (hours + 1) * 60;
  return moveWindow(drawn, place, which, { from: by, to: by });
}

function luckOf({ id, player }: Order, change: ChangeEvent): Luck {
  return { player, purpose: 'CHANGE', about: [id, change.id] };
}

function unloadLonger(state: GameState, place: OrderPlace): GameState {
  const order = orderAt(state, place);
  const more = state.setup.settings.late_unloading_minutes;
  const longer = withOrder(state, place, { ...order, unloadingMinutes: order.unloadingMinutes + more });
  const index = order.car === null ? -1 : carIndex(longer, order.car);
  if (index === -1) return longer;
  const car = carAt(longer, index);
  if (car.state.action !== 'UNLOADING' && car.state.action !== 'LATE_UNLOADING') return longer;
  return withCar(longer, index, inState(car, { ...car.state, until: car.state.until + more * 60 }));
}
