import { findPlayer, playerIndex, stoppedPlaying, withPlayer } from '../players/player.ts';
import { withCause } from '../happenings/happen.ts';
import type { RejectionCode } from '../rejections.ts';
import { type Result, accepted, assertNever, refused } from '../result.ts';
import type { GameState, Player } from '../state.ts';
import type { HostAction } from '../game-action.ts';
import { nextRound } from './start.ts';

/**
 * Applies an action of the server itself: the teacher opens the game, a player connects or leaves, a round starts automatically.
 * Gives the refusal's code where the game's state does not allow it. (GAM-1, PLY-1)
 */
export function applyHostAction(state: GameState, action: HostAction, _day: string): Result<GameState, RejectionCode> {
  if (state.state === 'FINISHED') return refused('GAME_FINISHED');
  switch (action.action) {
    case 'RUN':
      return state.state === 'FRESH' ? accepted({ ...state, state: 'WAITING' }) : refused('GAME_NOT_WAITING');
    case 'CONNECT':
      return accepted(connect(state, action));
    case 'LEAVE':
      return leave(state, action.player);
    case 'NEXT_ROUND':
      return state.pauseReason === 'ROUND_END'
        ? accepted(withCause(state, BY_HOST, nextRound))
        : refused('GAME_NOT_PAUSED');
    default:
      return assertNever(action);
  }
}

const BY_HOST = { by: 'ACTION', action: 'NEXT_ROUND', player: null } as const;

function connect(state: GameState, { user, type }: Extract<HostAction, { action: 'CONNECT' }>): GameState {
  const known = findPlayer(state, user.id);
  if (known === null) return { ...state, players: [...state.players, newPlayer(user, type)] };
  if (known.status !== 'LEFT') return state;
  return withPlayer(state, playerIndex(state, user.id), { ...known, status: 'CONNECTED' });
}

function leave(state: GameState, id: string): Result<GameState, RejectionCode> {
  const player = findPlayer(state, id);
  if (player === null) return refused('PLAYER_UNKNOWN');
  if (player.status === 'LEFT') return refused('PLAYER_NOT_CONNECTED');
  const left: Player = { ...stoppedPlaying(player, state.now), status: 'LEFT' };
  return accepted(withPlayer(state, playerIndex(state, id), left));
}

function newPlayer(user: Player['user'], type: Player['type']): Player {
  return {
    id: user.id,
    user,
    type,
    status: 'CONNECTED',
    hasPlayed: false,
    hasDelivered: false,
    money: 0,
    points: 0,
    played: 0,
    playingSince: null,
    round: 0,
    rankedAlone: true,
    draws: {},
    ledger: [],
    journal: [],
  };
}
