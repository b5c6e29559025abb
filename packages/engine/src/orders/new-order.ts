import type { OfferedOrder, Order, OrderCargo } from '../state.ts';
import type { Path } from '../world/tables.ts';

/** The terms of a new order, as its customer offers it. */
export type OfferTerms = Pick<
  Order,
  'id' | 'type' | 'base' | 'destination' | 'salary' | 'penalty' | 'release' | 'loadingMinutes' | 'unloadingMinutes'
> & {
  readonly path: Path;
  readonly cargo: OrderCargo | undefined;
  readonly windows: Pick<Order, 'pickWindow' | 'deliverWindow'>;
};

const NONE = [] as const;

/**
 * An order that nobody has booked yet. Written field by field, because a game creates hundreds of them and spreading objects takes twice as long.
 * (ORD-2)
 */
export function newOrder(terms: OfferTerms): Order {
  const { path, windows, cargo } = terms;
  const order: OfferedOrder = {
    id: terms.id,
    type: terms.type,
    base: terms.base,
    destination: terms.destination,
    path: path.cities,
    distance: path.distance,
    eu: path.eu,
    salary: terms.salary,
    penalty: terms.penalty,
    pickWindow: windows.pickWindow,
    deliverWindow: windows.deliverWindow,
    release: terms.release,
    player: null,
    bookedAt: null,
    car: null,
    loaded: false,
    loadedOnTime: false,
    delivered: false,
    deliveredAt: null,
    expired: false,
    reversed: false,
    noPayment: false,
    reportedAt: null,
    waybill: null,
    emergencies: NONE,
    accidents: NONE,
    changes: NONE,
    loadingMinutes: terms.loadingMinutes,
    unloadingMinutes: terms.unloadingMinutes,
  };
  return cargo === undefined ? order : { ...order, cargo };
}
