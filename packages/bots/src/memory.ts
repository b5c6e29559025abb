import {
  type Car,
  type CarType,
  type GameSeconds,
  type GameState,
  type Order,
  type Player,
  isReleased,
  limitAt,
} from '@fracht/engine';
import { newlyFree, newlyOpen } from './changes.ts';
import type { Look } from './look.ts';
import type { Choice } from './pick-car.ts';
import { isOffered } from './steps/book-orders.ts';
import { needsBed } from './steps/rest-drivers.ts';

type Placed<Item> = { readonly place: number; readonly item: Item };

/** What a bot knew when it last found nothing to do. */
type Known = {
  readonly gameIs: GameState['state'];
  readonly me: Player;
  readonly look: Look;
  readonly cars: readonly Placed<Car>[];
  readonly orders: readonly Placed<Order>[];
  /** What it could choose from; null: it could book nothing, and looked at no offer. */
  readonly choice: Choice | null;
  /** Orders of the list that it had looked at, from the first on. */
  readonly released: number;
  /** The next moment at which time alone gives it something to do. */
  readonly dueAt: GameSeconds | null;
};

/** What has come since, which no look has dealt with. */
type News = { own: boolean; readonly types: Set<CarType>; readonly places: Set<number>; released: boolean };

/**
 * What a bot remembers from one look to the next, so that it thinks when something changed and only of that: an order that no car could
 * make in time is not made in time later by the same cars. It decides nothing: who has no memory looks at everything.
 */
export class Memory {
  #known: Known | null = null;
  #news: News = noNews();
  #cars: readonly Car[] = [];
  #orders: readonly Order[] = [];

  /** Takes notice of what has changed. */
  notice(state: GameState, player: Player): void {
    const known = this.#known;
    if (known === null) return;
    const news = this.#news;
    news.own ||= state.state !== known.gameIs || player !== known.me;
    if (state.cars !== this.#cars) {
      news.own ||= known.cars.some(({ place, item }) => state.cars[place] !== item);
      if (known.choice?.mayTake === true) for (const type of newlyFree(this.#cars, state.cars)) news.types.add(type);
      this.#cars = state.cars;
    }
    if (state.orders !== this.#orders) {
      news.own ||= known.orders.some(({ place, item }) => state.orders[place] !== item);
      if (known.choice !== null) for (const place of newlyOpen(this.#orders, state.orders)) news.places.add(place);
      this.#orders = state.orders;
    }
    const next = state.orders[known.released];
    news.released ||= known.choice !== null && next !== undefined && isReleased(state, next);
  }

  /** When there is something to think about: null where nothing is before something changes. */
  dueAt(now: GameSeconds): GameSeconds | null {
    return this.#known === null || this.#hasNews() ? now : this.#known.dueAt;
  }

  /** Where nothing of the own changed and is due: the look of then at this moment, with what could be chosen from; there is nothing to do but to look at offers. */
  settled(state: GameState): { readonly look: Look; readonly choice: Choice | null } | null {
    const known = this.#known;
    if (known === null || this.#news.own || (known.dueAt !== null && known.dueAt <= state.now)) return null;
    return { look: { ...known.look, state }, choice: known.choice };
  }

  /** Of the offered orders those that may be bookable now and were not when the bot last looked. */
  worthALook(state: GameState, choice: Choice): readonly Order[] {
    const known = this.#known;
    const before = known?.choice ?? null;
    if (known === null || before === null || isWider(before, choice)) {
      return state.orders.filter((order) => isOffered(state, order));
    }
    const types = typesToSee(before, choice, this.#news.types);
    const { places } = this.#news;
    if (types.size === 0 && places.size === 0) return offeredFrom(state, known.released);
    return state.orders.filter((order, place) => {
      const isNew = place >= known.released || types.has(order.type) || places.has(place);
      return isNew && isOffered(state, order);
    });
  }

  /** Nothing is left to do: that is what the bot knows from now on. */
  remember(look: Look, choice: Choice | null): void {
    const { state } = look;
    const released = releasedIn(state, this.#known?.released ?? 0);
    const known = this.#known;
    this.#known = known !== null && !this.#news.own ? { ...known, released } : { ...knownBy(look, choice), released };
    this.#news = noNews();
    this.#cars = state.cars;
    this.#orders = state.orders;
  }

  #hasNews(): boolean {
    const { own, types, places, released } = this.#news;
    return own || released || types.size > 0 || places.size > 0;
  }
}

function knownBy(look: Look, choice: Choice | null): Omit<Known, 'released'> {
  const { state, me } = look;
  const cars = placedIn(state.cars, look.cars);
  const orders = placedIn(state.orders, look.orders);
  return { gameIs: state.state, me, look, cars, orders, choice, dueAt: dueByTime(look) };
}

function noNews(): News {
  return { own: false, types: new Set(), places: new Set(), released: false };
}

function placedIn<Item>(list: readonly Item[], items: readonly Item[]): readonly Placed<Item>[] {
  return items.map((item) => ({ place: list.indexOf(item), item }));
}

function isWider(before: Choice, now: Choice): boolean {
  return (now.mayTake && !before.mayTake) || (now.mayHire && !before.mayHire);
}

function typesToSee(before: Choice, now: Choice, freed: ReadonlySet<CarType>): ReadonlySet<CarType> {
  const types = new Set(now.mayTake ? freed : []);
  for (const car of now.own) if (!before.own.includes(car)) types.add(car.type);
  return types;
}

function offeredFrom(state: GameState, first: number): readonly Order[] {
  const found: Order[] = [];
  for (let place = first; place < state.orders.length; place += 1) {
    const order = state.orders[place];
    if (order === undefined || !isReleased(state, order)) break;
    if (isOffered(state, order)) found.push(order);
  }
  return found;
}

/** How many of the list are released: they come out in its order. */
function releasedIn(state: GameState, known: number): number {
  let count = known;
  for (let next = state.orders[count]; next !== undefined && isReleased(state, next); next = state.orders[count]) {
    count += 1;
  }
  return count;
}

/** At once and always while an order waits for its car; when a driver comes to his limit for whom that is the time to park. */
function dueByTime(look: Look): GameSeconds | null {
  const { state, temper, orders, cars } = look;
  if (orders.some((order) => order.car === null)) return state.now;
  if (temper.rests === 'BEFORE_THE_LIMIT') return null;
  let soonest: GameSeconds | null = null;
  for (const car of cars) {
    const limit = needsBed(look, car) ? limitAt(state, car) : null;
    if (limit !== null && (soonest === null || limit < soonest)) soonest = limit;
  }
  return soonest;
}
