import type { FarLine, NearEnd } from '../sockets/channel.ts';
import type { Message } from '../sockets/message.ts';

/** A client that takes messages more slowly than they come is told to its owner from so many waiting bytes on, and cut off from so many. */
const BEHIND_BYTES = 262_144;
const CUT_BYTES = 4_194_304;

/** What the owner hears of a line. */
export type Upward = {
  readonly say: (bytes: Buffer, isBinary: boolean) => void;
  readonly tell: (what: 'GONE' | 'BEHIND' | 'DRAINED') => void;
};

/** One client's line to a game that another process owns. Messages that come before the client's end is there wait for it. */
export class EdgeLine implements FarLine {
  readonly id: number;
  readonly #upward: Upward;
  #near: NearEnd | null = null;
  #waiting: Message[] = [];
  #isBehind = false;
  #ended: { readonly code: number; readonly reason: string } | null = null;

  constructor(id: number, upward: Upward) {
    this.id = id;
    this.#upward = upward;
  }

  /** The client's end is there: it is sent what has come so far, and all from now on. */
  attach(near: NearEnd): void {
    this.#near = near;
    this.flush();
    if (this.#ended !== null) near.close(this.#ended.code, this.#ended.reason);
  }

  /** Puts a message of the owner behind those that wait to go out. */
  queue(message: Message): void {
    this.#waiting.push(message);
  }

  flush(): void {
    const near = this.#near;
    if (near === null || this.#waiting.length === 0) return;
    near.send(this.#waiting);
    this.#waiting = [];
    if (!this.#isBehind && near.waiting() > BEHIND_BYTES) this.#fallBehind(near);
  }

  /** Whether the client is so far behind that it had better come again. */
  get isStuck(): boolean {
    return (this.#near?.waiting() ?? 0) > CUT_BYTES;
  }

  /** What the client says. */
  say(bytes: Buffer, isBinary: boolean): void {
    if (this.#ended === null) this.#upward.say(bytes, isBinary);
  }

  /** The client is gone. */
  gone(): void {
    if (this.#ended === null) this.#upward.tell('GONE');
    this.#ended = { code: 1000, reason: '' };
  }

  /** The line is over; all that came before goes out first. */
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
