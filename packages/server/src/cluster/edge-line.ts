import type { FarLine, NearEnd } from '../rooms/channel.ts';
import type { PackedMessage } from '../rooms/message.ts';

/** Backpressure, in bytes waiting for a slow client: above the first limit its owner is told, at the second the client is cut off. */
const BEHIND_BYTES = 262_144;
const CUT_BYTES = 4_194_304;

/** What an edge tells the owner of a line. */
export type Upward = {
  readonly say: (bytes: Buffer, isBinary: boolean) => void;
  readonly tell: (what: 'GONE' | 'BEHIND' | 'DRAINED') => void;
};

/** A client's line to a game that another process owns. Messages that arrive before the client's end is attached wait for it. */
export class EdgeLine implements FarLine {
  readonly id: number;
  readonly #upward: Upward;
  #near: NearEnd | null = null;
  #waiting: PackedMessage[] = [];
  #isBehind = false;
  #ended: { readonly code: number; readonly reason: string } | null = null;

  constructor(id: number, upward: Upward) {
    this.id = id;
    this.#upward = upward;
  }

  /** Attaches the client's end, and sends it all messages that are waiting. */
  attach(near: NearEnd): void {
    this.#near = near;
    this.flush();
    if (this.#ended !== null) near.close(this.#ended.code, this.#ended.reason);
  }

  /** Adds a message from the owner to those that wait for the next flush. */
  queue(message: PackedMessage): void {
    this.#waiting.push(message);
  }

  flush(): void {
    const near = this.#near;
    if (near === null || this.#waiting.length === 0) return;
    near.send(this.#waiting);
    this.#waiting = [];
    if (!this.#isBehind && near.waiting() > BEHIND_BYTES) this.#fallBehind(near);
  }

  /** Whether the client is so far behind that it should reconnect. */
  get isStuck(): boolean {
    return (this.#near?.waiting() ?? 0) > CUT_BYTES;
  }

  /** Passes a client's message on to the owner. */
  say(bytes: Buffer, isBinary: boolean): void {
    if (this.#ended === null) this.#upward.say(bytes, isBinary);
  }

  /** The client has disconnected. */
  gone(): void {
    if (this.#ended === null) this.#upward.tell('GONE');
    this.#ended = { code: 1000, reason: '' };
  }

  /** Closes the line; everything that came before is sent first. */
  end(code: number, reason: string): void {
    if (this.#ended !== null) return;
    this.flush();
    this.#ended = { code, reason };
    this.#near?.close(code, reason);
  }

  #fallBehind(near: NearEnd): void {
    this.#isBehind = true;
    this.#upward.tell('BEHIND');
    near.whenDrained(() => {
      this.#isBehind = false;
      if (this.#ended === null) this.#upward.tell('DRAINED');
    });
  }
}
