import type { PackedMessage } from '../rooms/message.ts';
import type { Parcel } from './carried.ts';

/** The most bytes of one batch: NATS takes 1 MiB by default, which leaves room for headers and lists of lines. */
const MOST_BYTES = 524_288;

type ParcelEntry = { readonly message: PackedMessage; readonly lines: number[] };

/** Batches what is sent to the lines of one edge within one microtask. A message for many lines is written once. The order of each line's messages is kept. */
export class Parcels {
  readonly #send: (parcel: Parcel) => void;
  #entries: ParcelEntry[] = [];
  readonly #places = new Map<PackedMessage, number>();
  readonly #lastOf = new Map<number, number>();
  #isWaiting = false;

  constructor(send: (parcel: Parcel) => void) {
    this.#send = send;
  }

  add(line: number, messages: readonly PackedMessage[]): void {
    for (const message of messages) this.#add(line, message);
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => this.flush());
  }

  /** Sends the batch. */
  flush(): void {
    this.#isWaiting = false;
    if (this.#entries.length === 0) return;
    const entries = this.#entries;
    this.#entries = [];
    this.#places.clear();
    this.#lastOf.clear();
    for (const parcel of cut(entries)) this.#send(parcel);
  }

  #add(line: number, message: PackedMessage): void {
    const known = this.#places.get(message);
    const place = known !== undefined && known > (this.#lastOf.get(line) ?? -1) ? known : this.#entries.length;
    const entry = this.#entries[place];
    if (entry === undefined) this.#entries.push({ message, lines: [line] });
    else entry.lines.push(line);
    this.#places.set(message, place);
    this.#lastOf.set(line, place);
  }
}

/** Splits a batch that is too large, as when a whole class joins and each gets the whole game. */
function cut(entries: readonly ParcelEntry[]): Parcel[] {
  const parcels: ParcelEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    room -= entry.message.bytes.length;
    if (room >= 0) parcels.at(-1)?.push(entry);
    else {
      parcels.push([entry]);
      room = MOST_BYTES - entry.message.bytes.length;
    }
  }
  return parcels;
}
