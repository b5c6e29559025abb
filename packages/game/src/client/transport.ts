import type { SentMessage } from '@fracht/protocol';

/** How the game's messages travel: a web socket, or server-sent events with actions over HTTP. (LIN-1) */
export const CHANNELS = ['SOCKET', 'STREAM'] as const;
export type ChannelKind = (typeof CHANNELS)[number];

/** What happens on a connection; nothing comes after `closed`. */
export type TransportEvents = {
  /** A message of the server, unpacked and not parsed. */
  readonly message: (message: unknown) => void;
  /** The connection is gone; `code` is the socket's, 1006 where there is none. */
  readonly closed: (code: number) => void;
};

/** An open connection to one game. */
export type Transport = {
  readonly channel: ChannelKind;
  readonly send: (message: SentMessage) => void;
  readonly close: () => void;
};

/** The code of a connection that ended without a word. */
export const LOST_CODE = 1006;
