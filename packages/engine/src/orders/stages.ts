import type {
  BookedOrder,
  DeliveredOrder,
  ExpiredOrder,
  LoadedOrder,
  OfferedOrder,
  Order,
  OrderStage,
  OrderTerms,
} from '../state.ts';
import type { CarId, GameSeconds, PlayerId } from '../units.ts';

// The life of an order as a state machine: offered, booked, loaded, delivered, or expired. Each step throws if the order is not in the stage
// that the step needs, which would be a bug. (ORD-1)

const RUNNING = { delivered: false, deliveredAt: null, expired: false } as const;

/** Books an offered order for a player. (BKG-1) */
export function booked(order: Order, player: PlayerId, at: GameSeconds): BookedOrder {
  if (isEnded(order) || order.player !== null) throw strange(order, 'cannot be booked');
  return { ...order, player, bookedAt: at };
}

/** Offers a booked order again after its player has given it back, without that player's calculation. (BKG-3) */
export function givenBack(order: Order): OfferedOrder {
  if (isEnded(order) || order.player === null || order.loaded) throw strange(order, 'cannot be given back');
  const { calculation: _calculation, ...offered } = order;
  return { ...offered, player: null, bookedAt: null, car: null };
}

/** Gives an order its car, or another car in place of the first. (INV-2) */
export function withItsCar(order: Order, car: CarId): BookedOrder | LoadedOrder {
  if (isEnded(order) || order.player === null) throw strange(order, `has no use for ${car}`);
  return order.loaded ? { ...order, car } : { ...order, car };
}

/** Takes an order's car off before loading; an order without one stays as it is. (CAR-15) */
export function withoutCar(order: Order): OfferedOrder | BookedOrder {
  if (isEnded(order) || order.loaded) throw strange(order, 'cannot lose its car');
  return order.player === null ? order : { ...order, car: null };
}

/** Loads the order onto its car. (CAR-7) */
export function loaded(order: Order): LoadedOrder {
  if (isEnded(order) || order.player === null || order.loaded || order.car === null) {
    throw strange(order, 'cannot be loaded');
  }
  return { ...order, car: order.car, loaded: true };
}

/** Unloads the order. (CAR-10) */
export function delivered(order: Order, at: GameSeconds): DeliveredOrder {
  if (isEnded(order) || !order.loaded) throw strange(order, 'cannot be delivered');
  return { ...order, delivered: true, deliveredAt: at };
}

/** Ends an order in any other way. `car`: the car it keeps, if it was lost with it or the game ended. (BKG-4, BKG-5) */
export function expired(order: Order, car: CarId | null = null): ExpiredOrder {
  if (isEnded(order)) throw strange(order, 'has ended before');
  const { player, bookedAt, loaded: isLoaded } = order;
  return { ...order, player, bookedAt, loaded: isLoaded, car, delivered: false, deliveredAt: null, expired: true };
}

/** Parses the fields of an order into its stage, for orders that come from outside. Throws if they fit no stage. (ORD-1) */
export function parseOrderStage(whole: OrderTerms & OrderStage): Order {
  const { player, bookedAt, car, deliveredAt } = whole;
  if (whole.expired && !whole.delivered) return { ...whole, delivered: false, deliveredAt: null, expired: true };
  if (player === null || bookedAt === null) {
    if (whole.loaded || whole.delivered || car !== null) throw strange(whole, 'is nobody’s and under way');
    return { ...whole, ...RUNNING, player: null, bookedAt: null, car, loaded: false };
  }
  const taken = { ...whole, player, bookedAt };
  if (!whole.loaded && !whole.delivered) return { ...taken, ...RUNNING, loaded: false };
  if (car === null || !whole.loaded) throw strange(whole, 'is aboard no car');
  if (!whole.delivered) return { ...taken, ...RUNNING, car, loaded: true };
  if (deliveredAt === null || whole.expired) throw strange(whole, 'was delivered at no moment');
  return { ...taken, car, loaded: true, delivered: true, deliveredAt, expired: false };
}

function isEnded(order: Order): order is DeliveredOrder | ExpiredOrder {
  return order.delivered || order.expired;
}

function strange({ id }: Pick<OrderTerms, 'id'>, what: string): Error {
  return new Error(`Order ${id} ${what}`);
}
