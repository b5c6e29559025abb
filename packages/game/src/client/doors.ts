import type { Transport, TransportEvents } from './transport.ts';

/** The server's answer to the request to join. */
export type JoinAnswer =
  | { readonly ok: true; readonly ticket: string; readonly sockets: readonly string[] }
  | { readonly ok: false; readonly reason: 'FINISHED' | 'REFUSED' | 'UNREACHABLE' | 'STORAGE_AWAY' };

/** How to reach the server; the real implementation is `server-doors.ts`, tests have their own. */
export type Doors = {
  readonly game: string;
  readonly invite: () => Promise<JoinAnswer>;
  readonly openSocket: (url: string, ticket: string, events: TransportEvents) => Transport;
  readonly openStream: (ticket: string, events: TransportEvents) => Transport;
  /** Tells the server that the player leaves the game, not just that a connection closes. */
  readonly leave: (player: string) => Promise<void>;
  /** Whether the server answers a plain request. */
  readonly isThere: () => Promise<boolean>;
};
