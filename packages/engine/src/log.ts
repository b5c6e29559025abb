import { applyAction } from './actions/index.ts';
import { applyHostAction } from './actions/host.ts';
import type { ActionType, GameAction, HostAction } from './game-action.ts';
import { advance } from './advance.ts';
import { type Transition, startTelling, stopTelling } from './happenings/transition.ts';
import { newGame } from './new-game.ts';
import type { RejectionCode } from './rejections.ts';
import { type Result, accepted } from './result.ts';
import type { GameSetup, GameState, Player } from './state.ts';
import type { GameSeconds, PlayerId } from './units.ts';

/** One accepted action of a game. `player` null: an action of the server. `id`: given by the client, so that a retry is recognised. (LOG-1) */
export type LogEntry = {
  readonly seq: number;
  readonly at: GameSeconds;
  readonly player: PlayerId | null;
  readonly type: Player['type'];
  /** The date on the server's calendar when the action was accepted, YYYY-MM-DD. */
  readonly day: string;
  readonly action: GameAction | HostAction;
  readonly id: string | null;
};

/** The names of the server's own actions; a missing one does not compile. */
const HOST_ACTIONS: Readonly<Record<HostAction['action'], true>> = {
  RUN: true,
  CONNECT: true,
  LEAVE: true,
  SEAT_BOT: true,
  NEXT_ROUND: true,
  CLOSE: true,
};

/** Advances the game to the entry's moment and applies its action, or returns the refusal. (LOG-1) */
export function runEntry(state: GameState, entry: LogEntry): Result<GameState, RejectionCode> {
  const { action, day, player, type } = entry;
  const game = advance(state, entry.at);
  if (isHostAction(action)) return applyHostAction(game, action, day);
  if (player === null) return { ok: false, error: 'PLAYER_UNKNOWN' };
  return applyAction(game, action, { player, type, day });
}

/** Rebuilds a game from its log: the same state, byte for byte. Throws if an entry is refused, since then it is not this game's log. (LOG-2) */
export function replay(setup: GameSetup, entries: readonly LogEntry[]): GameState {
  return replayed(newGame(setup), entries);
}

function replayed(start: GameState, entries: readonly LogEntry[]): GameState {
  let game = start;
  for (const entry of entries) {
    const result = runEntry(game, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    game = result.value;
  }
  return game;
}

/** Like `runEntry`, with telling on: also returns everything that happened up to and through the action. (HAP-1) */
export function transition(state: GameState, entry: LogEntry): Result<Transition, RejectionCode> {
  const result = runEntry(startTelling(state), entry);
  return result.ok ? accepted(stopTelling(result.value)) : result;
}

/** Like `advance`, with telling on: also returns everything that happened until then. (HAP-1) */
export function transitionTo(state: GameState, to: GameSeconds): Transition {
  return stopTelling(advance(startTelling(state), to));
}

/**
 * Replays a log once and returns everything that happened, in order, with the game at `until` (game seconds). Throws as `replay` does. (HAP-1, LOG-2)
 */
export function happeningsOf(setup: GameSetup, entries: readonly LogEntry[], until: GameSeconds): Transition {
  return stopTelling(advance(replayed(startTelling(newGame(setup)), entries), until));
}

function isHostAction(action: { readonly action: ActionType | HostAction['action'] }): action is HostAction {
  return Object.hasOwn(HOST_ACTIONS, action.action);
}
