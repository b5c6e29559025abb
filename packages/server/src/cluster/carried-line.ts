import { EventEmitter } from 'node:events';
import type { Codec } from '@fracht/protocol';
import type { Channel } from '../rooms/channel.ts';
import type { LineSocket } from '../sockets/web-socket-link.ts';
import type { Parcels } from './parcels.ts';

const [OPEN, CLOSED] = [1, 3];

type CarriedLineParts = {
  readonly id: number;
  /** The batches to its edge. */
  readonly parcels: Parcels;
  /** Tells the edge that the line is closed. */
  readonly tellClose: (code: number, reason: string) => void;
};

/** The owner's end of a client's line whose socket an edge holds. Behaves as the client's web socket would (proxy). */
export class CarriedLine extends EventEmitter implements LineSocket {
  readonly OPEN = OPEN;
  readonly #parts: CarriedLineParts;
  readonly #onDrained: (() => void)[] = [];
  #state: number = OPEN;
  #isBehind = false;

  constructor(parts: CarriedLineParts) {
    super();
    this.#parts = parts;
  }

  get readyState(): number {
    return this.#state;
  }

  /** The channel by which the game sends to the client. */
  channel(codec: Codec): Channel {
    return {
      codec,
      send: (messages) => {
        if (this.#state === OPEN) this.#parts.parcels.add(this.#parts.id, messages);
      },
      // Only the edge knows how much is waiting to be sent, and tells when it is too much.
      waiting: () => (this.#isBehind ? Number.POSITIVE_INFINITY : 0),
      whenDrained: (done) => void this.#onDrained.push(done),
      close: (code, reason) => this.close(code, reason),
    };
  }

  /** A message from the client. */
  hear(bytes: Buffer, isBinary: boolean): void {
    if (this.#state === OPEN) this.emit('message', bytes, isBinary);
  }

  behind(): void {
    this.#isBehind = true;
  }

  drained(): void {
    this.#isBehind = false;
    for (const done of this.#onDrained.splice(0)) done();
  }

  /** Closes the line from the game's side; everything sent before still goes out. */
  close(code: number, reason: string): void {
    if (this.#state !== OPEN) return;
    this.#parts.tellClose(code, reason);
    this.gone();
  }

  /** The client, or its edge, is gone. */
  gone(): void {
    if (this.#state !== OPEN) return;
    this.#state = CLOSED;
    // As with a real socket, `close` is not emitted while the caller is still closing.
    queueMicrotask(() => this.emit('close'));
  }
}
