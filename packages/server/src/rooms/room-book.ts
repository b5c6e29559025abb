import { type GameState, isReleased } from '@fracht/engine';
import type { Book, NumberOf } from '@fracht/protocol';

/**
 * The dictionary of packed changes, in which names are replaced by numbers: all players, and cars, offers and orders once everybody
 * may know of them. (docs/adr/0030)
 */
export class RoomBook {
  readonly #since: number;
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** How far the lists of players, cars and orders have been processed, and which offers were. */
  #players = 0;
  #cars = 0;
  #orders = 0;
  #offers: GameState['offers'] = [];

  /** `since`: the server's time in ms from which packed changes count their times. */
  constructor(since: number, state: GameState) {
    this.#since = since;
    this.learn(state);
  }

  /** Adds everybody and everything that is new in a state, and gives the new names in the order of their numbers. */
  learn(state: GameState): readonly string[] {
    const known = this.#names.length;
    this.#players = this.#addFrom(state.players, this.#players);
    this.#cars = this.#addFrom(state.cars, this.#cars);
    for (let next = state.orders[this.#orders]; next !== undefined && isReleased(state, next);) {
      this.#add(next.id);
      this.#orders += 1;
      next = state.orders[this.#orders];
    }
    if (this.#offers !== state.offers) this.#addFrom(state.offers, 0);
    this.#offers = state.offers;
    return this.#names.length === known ? [] : this.#names.slice(known);
  }

  readonly numberOf: NumberOf = (name) => this.#numbers.get(name);

  /** A moment in the form of packed changes. */
  sinceMs(serverTime: number): number {
    return Math.max(0, serverTime - this.#since);
  }

  /** Everything that a viewer needs on joining. */
  get whole(): Book {
    return { names: this.#names, since: this.#since };
  }

  #addFrom(list: readonly { readonly id: string }[], first: number): number {
    for (let place = first; place < list.length; place += 1) {
      const entry = list[place];
      if (entry !== undefined) this.#add(entry.id);
    }
    return list.length;
  }

  #add(name: string): void {
    if (this.#numbers.has(name)) return;
    this.#numbers.set(name, this.#names.length);
    this.#names.push(name);
  }
}
