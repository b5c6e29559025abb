const MOST_PLACES = 20_000;

/** The addresses from which accounts have logged in since the start, the oldest forgotten first. Kept in memory only. */
export class KnownPlaces {
  readonly #places = new Set<string>();

  /** Records a login of the account from the address. */
  add(user: string, address: string): void {
    const place = nameOf(user, address);
    this.#places.delete(place);
    this.#places.add(place);
    if (this.#places.size <= MOST_PLACES) return;
    for (const oldest of this.#places) return void this.#places.delete(oldest);
  }

  /** Whether the account has logged in from the address. */
  has(user: string, address: string): boolean {
    return this.#places.has(nameOf(user, address));
  }
}

function nameOf(user: string, address: string): string {
  return `${user} ${address}`;
}
