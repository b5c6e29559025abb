import { carLeg, findOrder, type Car, type CarAction, type CityId, type GameState, type OrderId } from '@fracht/engine';

type Trip = { readonly truck: number; readonly at: number; readonly way: readonly CityId[]; readonly order: OrderId };
type DoneTrip = Trip & { readonly arrival: number };

/** Cities that every crop of the landing map shows. */
const IN_SIGHT: readonly CityId[] = [0, 2, 3, 4, 5, 6, 7, 8, 9, 16];
/** A trip that is already under way is followed only if at least this many game seconds of it are left. */
const WORTH_FOLLOWING = 3600;
const ARRIVED: readonly CarAction[] = ['WAITING_FOR_UNLOADING', 'UNLOADING', 'LATE_WAITING_FOR_UNLOADING'];

/** Collects the drives with cargo that reached their destination by the route on which they began. */
export class TripList {
  readonly #open = new Map<number, Trip>();
  readonly #done: DoneTrip[] = [];

  /** A car has changed its state. */
  see(game: GameState, car: Car, truck: number): void {
    const trip = this.#open.get(truck);
    if (trip === undefined) {
      this.#begin(game, car, truck);
      return;
    }
    const hasArrived = ARRIVED.includes(car.state.action) && car.shipment === trip.order;
    if (hasArrived) this.#done.push({ ...trip, arrival: game.now });
    const isOnItsWay = car.shipment === trip.order && carLeg(car)?.route === trip.way;
    if (!isOnItsWay) this.#open.delete(truck);
  }

  /** One line per followed trip; `wayOf` returns a route's index in the list of routes. */
  written(wayOf: (way: string) => number): string {
    const inSight = this.#done.filter(({ way }) => [way[0], way.at(-1)].every(isInSight));
    return followed(inSight)
      .map(({ truck, at, arrival, way }) => [truck, at, arrival, way[0], way.at(-1), wayOf(way.join(' '))].join(' '))
      .join(';');
  }

  #begin(game: GameState, car: Car, truck: number): void {
    const { state, shipment } = car;
    if (state.action !== 'DRIVING_WITH_SHIPMENT' || shipment === null || findOrder(game, shipment) === null) return;
    this.#open.set(truck, { truck, at: game.now, way: state.leg.route, order: shipment });
  }
}

function isInSight(city: CityId | undefined): boolean {
  return city !== undefined && IN_SIGHT.includes(city);
}

/** One trip after the other: when one has arrived, the one under way that arrives first, else the next to begin. */
function followed(trips: readonly DoneTrip[]): DoneTrip[] {
  const chain: DoneTrip[] = [];
  let now = 0;
  for (let next = nextTrip(trips, now); next !== undefined; next = nextTrip(trips, now)) {
    chain.push({ ...next, at: Math.max(now, next.at) });
    now = next.arrival;
  }
  return chain;
}

function nextTrip(trips: readonly DoneTrip[], now: number): DoneTrip | undefined {
  const underWay = trips.filter(({ at, arrival }) => at <= now && arrival - now >= WORTH_FOLLOWING);
  const toCome = trips.filter(({ at }) => at > now);
  return (
    underWay.toSorted((one, other) => one.arrival - other.arrival)[0] ??
    toCome.toSorted((one, other) => one.at - other.at || one.truck - other.truck)[0]
  );
}
