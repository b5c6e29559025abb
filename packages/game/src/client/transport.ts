import type { SentMessage } from '@fracht/protocol';

/** How the game's messages travel: a web socket, or server-sent events with actions over HTTP. (LIN-1) */
export const CHANNELS = ['SOCKET', 'STREAM'] as const;
export type ChannelKind = (typeof CHANNELS)[number];

/** Events of a connection; none comes while it is being opened, none follows `closed`. */
export type TransportEvents = {
  /** A message has arrived; `isMark`: a mark of the server, which it sends whenever it sent nothing else for a second. (SOC-19, STR-2) */
  readonly sign: (isMark: boolean) => void;
  /** An unpacked message, not parsed yet. */
  readonly message: (message: unknown) => void;
  /** The connection has ended; `code` is the socket's close code, LOST_CODE if there is none. */
  readonly closed: (code: number) => void;
};

/** An open connection to one game. */
export type Transport = {
  readonly channel: ChannelKind;
  readonly send: (message: SentMessage) => void;
  readonly close: () => void;
};

/** The close code of a connection that ended without one (as the web socket standard has it). */
export const LOST_CODE = 1006;
