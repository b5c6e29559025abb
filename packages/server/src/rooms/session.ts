import type { Viewer } from '@fracht/engine';
import type { CloseReason, Codec } from '@fracht/protocol';
import type { Channel } from './channel.ts';
import { closeFor } from './close.ts';
import type { PackedMessage } from './message.ts';

/** A reader that is this far behind gets one full state instead of a growing backlog. (SOC-7) */
const MOST_WAITING = 262_144;

/** One link of one viewer to one game. */
export class RoomSession {
  readonly viewer: Viewer;
  /** The session of the account in which it was opened. */
  readonly login: string;
  readonly #channel: Channel;
  #waiting: PackedMessage[] = [];
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

  /** Appends a message to those waiting to be sent. */
  queue(message: PackedMessage): void {
    this.#waiting.push(message);
  }

  /** Sends what is waiting; if the reader is too slow, it skips the following messages and asks for a full state once everything has been sent. */
  flush(catchUp: () => void): void {
    if (this.#waiting.length === 0) return;
    this.#channel.send(this.#waiting);
    this.#waiting = [];
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
