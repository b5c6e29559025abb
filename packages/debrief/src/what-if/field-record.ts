import { type CarId, findCar, type GameSeconds, type Happening, type OrderId } from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import type { DecisionField } from '../field/field.ts';
import { type Recording, happenedFrom } from '../recording.ts';
import { stateAtDecision } from '../state-at-decision.ts';

/** From when to when a car served a field: from its first order of the field, or from the decision, until its next order outside the field. */
type Service = { readonly from: GameSeconds; readonly to: GameSeconds };

/** The part of the recorded game that belongs to the field of a decision. (WIF-4, DFD-1) */
export type FieldRecord = {
  /** What happened in the field since the decision, in order. */
  readonly told: readonly Happening[];
  /** When cars served the field, by car. */
  readonly services: ReadonlyMap<CarId, readonly Service[]>;
};

/**
 * What happened in the recorded game in the field of a decision: everything about its orders and, if about no order, about its cars while they serve it. A car serves it from the decision
 * on, or from when it gets an order of the field, until it gets another order. A car that the alternative would have hired does not exist yet: a car of that name that is hired later serves
 * the order for which it is hired. `field`: that of the decision's moment.
 */
export function fieldRecord(
  recording: Recording,
  decision: PlayerDecision,
  { orders, cars }: DecisionField,
): FieldRecord {
  const { index, at, chosen, player } = decision;
  const services = new Map<CarId, Service[]>();
  const since = new Map<CarId, GameSeconds>();
  const start = stateAtDecision(recording, decision);
  for (const car of cars) {
    if (car === decision.car || findCar(start, car) !== null) since.set(car, -Infinity);
    else services.set(car, []);
  }
  const end = (car: CarId, to: GameSeconds): void => {
    const from = since.get(car);
    if (from === undefined) return;
    services.set(car, [...(services.get(car) ?? []), { from, to }]);
    since.delete(car);
  };
  const all = happenedFrom(recording, index, at, chosen !== null).filter((one) => one.player === player);
  const first = new Map<CarId, OrderId>();
  for (const { car, order } of all) if (car !== null && order !== null && !first.has(car)) first.set(car, order);
  /** Whether the player who hired a car booked it for one of these orders; a car that came to help later was not hired for any. */
  const isFor = ({ cause, car, at: then }: Happening, these: ReadonlySet<OrderId>): boolean => {
    if (cause.by !== 'ACTION') return true;
    const booking = recording.log.find(({ player: by, action, at: later }) => {
      return by === player && later >= then && action.action === 'BOOK_CAR' && action.car === car;
    });
    return booking?.action.action === 'BOOK_CAR' && these.has(booking.action.order);
  };
  const told = all.filter((one) => {
    const { car, order } = one;
    // A car that is hired for an order of the field belongs to it at once.
    if (one.what === 'CAR_HIRED' && car !== null && orders.has(first.get(car) ?? '') && isFor(one, orders))
      since.set(car, one.at);
    if (order === null) return car !== null && since.has(car);
    if (car === null) return orders.has(order);
    if (!orders.has(order)) end(car, one.at);
    else if (!since.has(car)) since.set(car, one.at);
    return orders.has(order);
  });
  for (const car of since.keys()) end(car, Infinity);
  return { told, services };
}

/** The service of a car at a moment, including its first and last second; null if it does not serve the field at that time. */
export function serviceAt({ services }: FieldRecord, car: CarId, at: GameSeconds): Service | null {
  return services.get(car)?.find(({ from, to }) => from <= at && at <= to) ?? null;
}
