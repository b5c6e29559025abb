import {
  type CarId,
  type GameAction,
  type GameState,
  type LedgerEntry,
  type OrderId,
  findCar,
  findOrder,
} from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';

/** What a decision is responsible for: its orders and cars. The rest of the game does not concern it. (DFD-1) */
export type DecisionField = { readonly orders: ReadonlySet<OrderId>; readonly cars: ReadonlySet<CarId> };

/**
 * The field of a decision if these actions were taken: the order and the car that it is about, those that the actions name, the cars of
 * these orders and the orders of these cars. `state`: the game at that moment. (DFD-1)
 */
export function decisionField(
  state: GameState,
  { order, car }: Pick<PlayerDecision, 'order' | 'car'>,
  actions: readonly GameAction[],
): DecisionField {
  const orders = new Set<OrderId>();
  const cars = new Set<CarId>();
  const addOrder = (id: OrderId | null | undefined): void => {
    if (id == null || orders.has(id)) return;
    orders.add(id);
    addCar(findOrder(state, id)?.car);
    // A car may be on its way to take over the cargo.
    for (const { id: helper, shipment } of state.cars) if (shipment === id) addCar(helper);
  };
  const addCar = (id: CarId | null | undefined): void => {
    if (id == null || cars.has(id)) return;
    cars.add(id);
    addOrder(findCar(state, id)?.shipment);
  };
  addOrder(order);
  addCar(car);
  for (const action of actions) {
    if ('order' in action) addOrder(action.order);
    if ('car' in action) addCar(action.car);
  }
  return { orders, cars };
}

/** Whether something belongs to the field: it is about one of its orders or, if about no order, about one of its cars. (DFD-1) */
export function isOfField(
  { orders, cars }: DecisionField,
  { order, car }: Pick<LedgerEntry, 'order' | 'car'>,
): boolean {
  return order === null ? car !== null && cars.has(car) : orders.has(order);
}
