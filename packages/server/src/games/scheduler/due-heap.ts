/** Something due at a moment in ms; `place` is its index in the heap, -1 when it is not there. */
export type Due = { readonly at: number; readonly run: () => void; place: number };

/** A binary heap of what is due, the soonest on top; entries with equal moments come in no particular order. */
export class DueHeap {
  readonly #items: Due[] = [];

  get size(): number {
    return this.#items.length;
  }

  /** The soonest entry, without removing it; null when empty. */
  next(): Due | null {
    return this.#items[0] ?? null;
  }

  /** Adds something to do at `at`. */
  add(at: number, run: () => void): Due {
    const due: Due = { at, run, place: this.#items.length };
    this.#items.push(due);
    this.#rise(due);
    return due;
  }

  /** Removes an entry; does nothing if it is not in the heap. */
  remove(due: Due): void {
    const { place } = due;
    if (place < 0 || this.#items[place] !== due) return;
    const last = this.#items.pop();
    due.place = -1;
    if (last === undefined || last === due) return;
    this.#put(last, place);
    this.#rise(last);
    this.#sink(last);
  }

  #rise(due: Due): void {
    while (due.place > 0) {
      const above = this.#items[(due.place - 1) >> 1];
      if (above === undefined || above.at <= due.at) return;
      this.#swap(due, above);
    }
  }

  #sink(due: Due): void {
    for (;;) {
      const below = this.#soonerChild(due.place);
      if (below === null || below.at >= due.at) return;
      this.#swap(below, due);
    }
  }

  #soonerChild(place: number): Due | null {
    const left = this.#items[2 * place + 1];
    const right = this.#items[2 * place + 2];
    if (left === undefined) return null;
    return right !== undefined && right.at < left.at ? right : left;
  }

  #swap(one: Due, other: Due): void {
    const { place } = one;
    this.#put(one, other.place);
    this.#put(other, place);
  }

  #put(due: Due, place: number): void {
    this.#items[place] = due;
    due.place = place;
  }
}
