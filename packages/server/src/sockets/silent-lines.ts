/** How many lines may be open without having sent anything yet: from one address, even of a whole school, and in total. (docs/adr/0024) */
const MOST = { ofAddress: 200, ofAll: 2000 } as const;

/**
 * Connections that have not sent their first message yet. Their number is limited; beyond it the one that has been silent longest is
 * closed. A real client sends its first message at once, so those that never do cannot keep it out.
 */
export class SilentLines<Line> {
  /** The silent lines by address, oldest first. */
  readonly #addresses = new Map<string, Set<Line>>();
  readonly #addressOf = new Map<Line, string>();

  /** Adds a connection, and returns those that have to be closed to make room. */
  add(line: Line, address: string): readonly Line[] {
    const lines = this.#addresses.get(address) ?? new Set<Line>();
    this.#addresses.set(address, lines.add(line));
    this.#addressOf.set(line, address);
    const tooMany = [
      lines.size > MOST.ofAddress ? firstOf(lines) : null,
      this.#addressOf.size > MOST.ofAll ? this.#oldest() : null,
    ];
    const gone = tooMany.filter((one) => one !== null);
    for (const one of gone) this.remove(one);
    return gone;
  }

  /** The line has sent something, or is gone. */
  remove(line: Line): void {
    const address = this.#addressOf.get(line);
    if (address === undefined) return;
    this.#addressOf.delete(line);
    const lines = this.#addresses.get(address);
    lines?.delete(line);
    if (lines?.size === 0) this.#addresses.delete(address);
  }

  /** The oldest line of the address that has the most of them. */
  #oldest(): Line | null {
    const [most] = [...this.#addresses.values()].toSorted((one, other) => other.size - one.size);
    return most === undefined ? null : firstOf(most);
  }
}

function firstOf<Item>(items: ReadonlySet<Item>): Item | null {
  for (const item of items) return item;
  return null;
}
