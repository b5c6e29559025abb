import type { CloseReason, Codec } from '@fracht/protocol';
import type { PackedMessage } from './message.ts';

/** A connection to one browser, a web socket or a stream of events. */
export type Channel = {
  /** How its messages are packed. */
  readonly codec: Codec;
  /** Sends packed messages, all at once. */
  readonly send: (messages: readonly PackedMessage[]) => void;
  /** Bytes that the network has not taken yet. */
  readonly waiting: () => number;
  /** Runs `done` once, when the network has taken everything. */
  readonly whenDrained: (done: () => void) => void;
  readonly close: (code: number, reason: string) => void;
};

/** The client's end of a line whose other end is in another process, which packs its messages. */
export type NearEnd = Omit<Channel, 'codec'>;

/** A client's line to a game that another process owns. */
export type FarLine = {
  /** Attaches the client's end: it is sent everything that has come so far, and whatever comes from now on. */
  attach(near: NearEnd): void;
  /** A message from the client, unchanged. */
  say(bytes: Buffer, isBinary: boolean): void;
  /** The client is gone. */
  gone(): void;
};

/** Where a line to a game goes: this process owns it, or another one does, or it is unavailable. */
export type Led =
  | { readonly to: 'HERE' }
  | { readonly to: 'OWNER'; readonly line: FarLine }
  | { readonly to: 'NOBODY'; readonly close: CloseReason };
