import type { Viewer } from '@fracht/engine';
import type { CloseReason, Codec } from '@fracht/protocol';
import type { Channel } from './channel.ts';
import { closeFor } from './close.ts';

/** A reader that is this far behind gets one full state instead of a growing backlog. (protocol "Socket" 4) */
const MOST_WAITING = 262_144;

/** One link of one viewer to one game. */
export class Session {
  readonly viewer: Viewer;
  /** The session of the account in which it was opened. */
  readonly login: string;
  readonly #channel: Channel;
  #isBehind = false;

  constructor(viewer: Viewer, channel: Channel, login = '') {
    this.viewer = viewer;
    this.login = login;
    this.#channel = channel;
  }

  /** How its messages are packed. */
  get codec(): Codec {
    return this.#channel.codec;
  }

  /** Whether it missed messages and waits for a full state. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** Sends a message; when the reader is too slow, misses the next ones and asks for a full state once all has gone out. */
  send(packed: Buffer, catchUp: () => void): void {
    this.#channel.send(packed);
    if (this.#isBehind || this.#channel.waiting() <= MOST_WAITING) return;
    this.#isBehind = true;
    this.#channel.whenDrained(() => {
      this.#isBehind = false;
      catchUp();
    });
  }

  /** Ends the line. */
  close(reason: CloseReason): void {
    closeFor(this.#channel, reason);
  }
}
