import type { Game } from '../storage/game-store.ts';
import type { SocketRoom } from '../rooms/socket-room.ts';
import type { GamePlaces } from '../games/bots/game-places.ts';
import type { GameHost } from '../games/game-host.ts';
import type { Presence } from '../games/presence.ts';

/** A live game: its data when it was loaded, its host, its room, and who is there. */
export type LiveGame = {
  readonly game: Game;
  /** The epoch under which this process owns it. */
  readonly epoch: number;
  readonly host: GameHost;
  readonly room: SocketRoom;
  readonly presence: Presence;
  /** Bots in its empty places. */
  readonly places: GamePlaces;
};

/** The result of opening a game: the live game, or the process that owns it, or null if there is no such game. */
export type Opened = LiveGame | { readonly elsewhere: string } | null;

/** Whether a game was opened here. */
export function isLive(opened: Opened): opened is LiveGame {
  return opened !== null && 'host' in opened;
}
