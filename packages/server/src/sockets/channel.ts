import type { Codec } from '@fracht/protocol';
import type { Message } from './message.ts';

/** A line to one browser, a web socket or a stream of events. */
export type Channel = {
  /** How its messages are packed. */
  readonly codec: Codec;
  /** Sends packed messages, all at once. */
  readonly send: (messages: readonly Message[]) => void;
  /** Bytes that the network has not taken yet. */
  readonly waiting: () => number;
  /** Runs `done` once, when the network has taken everything. */
  readonly whenDrained: (done: () => void) => void;
  readonly close: (code: number, reason: string) => void;
};
