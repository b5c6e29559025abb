import {
  CAR_TYPES,
  type Car,
  type CarType,
  type GameState,
  type Order,
  type OrderId,
  type Player,
  type PlayerId,
  isOpen,
  isReleased,
} from '@fracht/engine';
import { isFreeToAll } from './free-cars.ts';

/** What a player holds, as ascending indexes in the lists of cars and orders, and the step at which any of it last changed. */
export type Holding = {
  readonly cars: number[];
  /** Booked orders that have not ended. */
  readonly orders: number[];
  changedAt: number;
};

type Offered = { readonly orders: readonly Order[]; readonly released: number; readonly found: readonly Order[] };

/**
 * Change detection, shared by all bots of one game: each new state is compared with the previous one only once, instead of once per bot. A
 * step is counted for each state in which something changed, so that a bot that remembers the step of its last look can ask what has changed
 * since.
 */
export class Watch {
  #step = 0;
  #state: GameState | null = null;
  #released = 0;
  readonly #holdings = new Map<PlayerId, Holding>();
  readonly #freedAt: Record<CarType, number> = { ST: 0, ATP: 0, ADR: 0, PG: 0 };
  #lastFreedAt = 0;
  /** The indexes of the released orders that have not ended, ascending. */
  #open: number[] = [];
  /** Orders that were given back, the latest last. */
  readonly #opened: { readonly order: OrderId; readonly step: number }[] = [];
  #offered: Offered | null = null;

  get step(): number {
    return this.#step;
  }

  /** How many orders have been released: always the first ones of the list. */
  get released(): number {
    return this.#released;
  }

  /** Compares a state with the last one. Must be called for every change of a game, in order. */
  see(state: GameState): void {
    const before = this.#state;
    if (before === state) return;
    this.#state = state;
    if (this.#isAsItWas(before, state)) return;
    this.#step += 1;
    this.#seePlayers(before?.players ?? [], state.players);
    this.#seeCars(before?.cars ?? [], state.cars);
    if (before !== null && before.orders !== state.orders) this.#seeOrders(before.orders, state.orders);
    this.#seeReleased(state.orders, this.#releasedIn(state));
  }

  /** What a player holds; always the same object, which the watch updates. */
  holding(player: PlayerId): Holding {
    const known = this.#holdings.get(player) ?? { cars: [], orders: [], changedAt: 0 };
    this.#holdings.set(player, known);
    return known;
  }

  /** Whether, since a step, an order was given back or (if `mayTake`) a car of the company became free. */
  hasOpened(step: number, mayTake: boolean): boolean {
    return (mayTake && this.#lastFreedAt > step) || (this.#opened.at(-1)?.step ?? 0) > step;
  }

  /** The types of the company's cars that have become free since a step. */
  freedSince(step: number): readonly CarType[] {
    return this.#lastFreedAt > step ? CAR_TYPES.filter((type) => this.#freedAt[type] > step) : [];
  }

  /** The orders that were given back since a step. */
  openedSince(step: number): ReadonlySet<OrderId> {
    const found = new Set<OrderId>();
    for (let index = this.#opened.length - 1; index >= 0; index -= 1) {
      const opened = this.#opened[index];
      if (opened === undefined || opened.step <= step) break;
      found.add(opened.order);
    }
    return found;
  }

  /** The orders that anybody may book now, in the list's order. */
  offered(state: GameState): readonly Order[] {
    const { orders } = state;
    const released = this.#released;
    if (this.#offered?.orders !== orders || this.#offered.released !== released) {
      this.#offered = { orders, released, found: this.#offeredAt(orders, this.#open) };
    }
    return this.#offered.found;
  }

  /** The orders on offer from list index `first` on. */
  offeredFrom({ orders }: GameState, first: number): readonly Order[] {
    let begin = this.#open.length;
    while (begin > 0 && (this.#open[begin - 1] ?? 0) >= first) begin -= 1;
    return this.#offeredAt(orders, this.#open.slice(begin));
  }

  #offeredAt(orders: readonly Order[], places: readonly number[]): readonly Order[] {
    const found: Order[] = [];
    for (const place of places) {
      const order = orders[place];
      if (order?.player === null) found.push(order);
    }
    return found;
  }

  #isAsItWas(before: GameState | null, now: GameState): boolean {
    const isSame =
      before !== null && before.players === now.players && before.cars === now.cars && before.orders === now.orders;
    return isSame && before.state === now.state && this.#released === this.#releasedIn(now);
  }

  #releasedIn(state: GameState): number {
    let count = this.#released;
    for (let next = state.orders[count]; next !== undefined && isReleased(state, next); next = state.orders[count]) {
      count += 1;
    }
    return count;
  }

  #seePlayers(before: readonly Player[], now: readonly Player[]): void {
    if (before === now) return;
    for (let place = 0; place < now.length; place += 1) {
      const player = now[place];
      if (player !== undefined && player !== before[place]) this.#changed(player.id);
    }
  }

  #seeCars(before: readonly Car[], now: readonly Car[]): void {
    if (before === now) return;
    for (let place = 0; place < now.length; place += 1) {
      const car = now[place];
      const earlier = before[place];
      if (car === undefined || car === earlier) continue;
      if (isFreeToAll(car)) this.#freedAt[car.type] = this.#lastFreedAt = this.#step;
      this.#moved('cars', place, carHolder(earlier), carHolder(car));
    }
  }

  #seeOrders(before: readonly Order[], now: readonly Order[]): void {
    let hasEnded = false;
    for (const place of this.#open) {
      const order = now[place];
      if (order === undefined || order === before[place]) continue;
      this.#seeOrder(place, before[place], order);
      hasEnded ||= !isOpen(order);
    }
    if (!hasEnded) return;
    this.#open = this.#open.filter((place) => {
      const order = now[place];
      return order !== undefined && isOpen(order);
    });
  }

  /** Registers orders that were just released: nobody could change them before. */
  #seeReleased(orders: readonly Order[], released: number): void {
    for (let place = this.#released; place < released; place += 1) {
      const order = orders[place];
      if (order === undefined || !isOpen(order)) continue;
      this.#open.push(place);
      this.#seeOrder(place, undefined, order);
    }
    this.#released = released;
  }

  #seeOrder(place: number, earlier: Order | undefined, order: Order): void {
    if (order.player === null && earlier !== undefined && earlier.player !== null) {
      this.#opened.push({ order: order.id, step: this.#step });
    }
    this.#moved('orders', place, orderHolder(earlier), orderHolder(order));
  }

  #moved(what: 'cars' | 'orders', place: number, from: PlayerId | null, to: PlayerId | null): void {
    if (from !== null) this.#changed(from);
    if (from === to) return;
    if (from !== null) drop(this.holding(from)[what], place);
    if (to !== null) insert(this.holding(to)[what], place);
  }

  #changed(player: PlayerId): void {
    this.holding(player).changedAt = this.#step;
  }
}

function carHolder(car: Car | undefined): PlayerId | null {
  return car === undefined || car.gone ? null : car.player;
}

function orderHolder(order: Order | undefined): PlayerId | null {
  return order !== undefined && isOpen(order) ? order.player : null;
}

function drop(places: number[], place: number): void {
  places.splice(places.indexOf(place), 1);
}

function insert(places: number[], place: number): void {
  const next = places.findIndex((other) => other > place);
  places.splice(next === -1 ? places.length : next, 0, place);
}
