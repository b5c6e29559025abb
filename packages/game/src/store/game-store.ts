import { keptStore } from '@fracht/kit/session/kept-store.ts';
import type { Actor, GameAction, GameState, PlayerId } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import type { ClockReading } from '../client/game-clock.ts';
import type { LinkState } from '../client/game-client.ts';

/** An own action without an answer yet. */
export type PendingAction = { readonly id: string; readonly action: GameAction };

/** The person who looks at the game. */
export type GameViewer = { readonly player: PlayerId; readonly type: Actor['type'] };

/** The store of live game data. */
export type GameData = {
  readonly link: LinkState;
  /** While the connection is lost: whether the server answers a plain request; null: unknown. */
  readonly isServerThere: boolean | null;
  readonly viewer: GameViewer | null;
  /** The game as the server last sent it. */
  readonly wire: WireGame | null;
  readonly confirmed: GameState | null;
  /** The game with the pending actions applied (optimistic update): what the screens draw. */
  readonly game: GameState | null;
  readonly pending: readonly PendingAction[];
  readonly reading: ClockReading | null;
  /** A past game is shown, in which nothing can be done. */
  readonly isReplay: boolean;
  /** Which actions of a past game can be retried; null: none. */
  readonly isDecidable: ((action: GameAction) => boolean) | null;
  /** The address below which this game is, if it is not the usual one; null: the usual one. */
  readonly root: string | null;
};

export const EMPTY_STORE: GameData = {
  link: { link: 'CONNECTING' },
  isServerThere: null,
  viewer: null,
  wire: null,
  confirmed: null,
  game: null,
  pending: [],
  reading: null,
  isReplay: false,
  isDecidable: null,
  root: null,
};

export const gameStore = keptStore<GameData>('GAME', () => EMPTY_STORE);

/** How many of the viewer's decisions wait for a lost connection. Statements of presence, which the browser sends by itself, do not count. */
export function unsentDecisions({ link, pending }: GameData): number {
  return link.link === 'LOST' ? pending.length : 0;
}

/** The address below which the screens of a game stand; those of its replay while it is replayed. */
export function gameHome(game: string): string {
  const { isReplay, root } = gameStore.getState();
  return `${root ?? (isReplay ? '/replay' : '/game')}/${encodeURIComponent(game)}`;
}
