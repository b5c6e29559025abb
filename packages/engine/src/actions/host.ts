import { findPlayer, freshPlayer, playerIndex, withPlayer } from '../players/player.ts';
import { asNobodys, leftEmpty, withPerson } from '../players/seating.ts';
import { botOf } from '../players/tenure.ts';
import { seatGivenBack, sitDown } from '../rounds/seats.ts';
import { withCause } from '../happenings/happen.ts';
import type { RejectionCode } from '../rejections.ts';
import { type Result, accepted, assertNever, refused } from '../result.ts';
import type { GameState, Player } from '../state.ts';
import type { HostAction } from '../game-action.ts';
import { finish } from '../rounds/finish.ts';
import { nextRound } from './start.ts';
import { pauseGame } from './stop-events.ts';

/**
 * Applies an action that the server itself makes: the leader opens the game, a player connects or leaves, a round starts automatically, the
 * time for playing is over. Returns the refusal's code where the state of the game does not allow it. (GAM-1, PLY-1)
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
    case 'SEAT_BOT':
      return seatBot(state, action);
    case 'NEXT_ROUND':
      return state.pauseReason === 'ROUND_END'
        ? accepted(withCause(state, BY_HOST, nextRound))
        : refused('GAME_NOT_PAUSED');
    case 'CLOSE':
      return accepted(withCause(state, { by: 'ACTION', action: 'CLOSE', player: null }, finish));
    default:
      return assertNever(action);
  }
}

const BY_HOST = { by: 'ACTION', action: 'NEXT_ROUND', player: null } as const;
const BY_COMING = { by: 'ACTION', action: 'CONNECT', player: null } as const;
const BY_SEATING = { by: 'ACTION', action: 'SEAT_BOT', player: null } as const;

function connect(state: GameState, { user, type, answerTime }: Extract<HostAction, { action: 'CONNECT' }>): GameState {
  const known = findPlayer(state, user.id);
  const time = answerTime === undefined ? {} : { answerTime };
  if (known === null) return { ...state, players: [...state.players, { ...freshPlayer(user, type), ...time }] };
  const { answerTime: _earlier, ...same } = known;
  const arriving: Player = { ...same, ...time };
  if (botOf(known) !== null) return withCause(state, BY_COMING, (game) => seatGivenBack(game, arriving));
  if (known.status !== 'LEFT') return state;
  return withPlayer(state, playerIndex(state, user.id), withPerson({ ...arriving, status: 'CONNECTED' }, state.now));
}

/** A bot takes a place, either a new one or that of a student who has left, and takes part from now on. (BTS-1) */
function seatBot(
  state: GameState,
  { user, level, tends }: Extract<HostAction, { action: 'SEAT_BOT' }>,
): Result<GameState, RejectionCode> {
  const known = findPlayer(state, user.id);
  if (known !== null && known.type !== 'STUDENT') return refused('ACTION_NOT_ALLOWED');
  if (known !== null && known.status !== 'LEFT') return refused('SEAT_TAKEN');
  if (known !== null) return accepted(withCause(state, BY_SEATING, (game) => sitDown(game, known, level, tends)));
  const fresh = asNobodys(freshPlayer(user, 'STUDENT'), state.now);
  const game: GameState = { ...state, players: [...state.players, fresh] };
  return accepted(withCause(game, BY_SEATING, (opened) => sitDown(opened, fresh, level)));
}

function leave(state: GameState, id: string): Result<GameState, RejectionCode> {
  const player = findPlayer(state, id);
  if (player === null) return refused('PLAYER_UNKNOWN');
  if (player.status === 'LEFT') return refused('PLAYER_NOT_CONNECTED');
  const left = withPlayer(state, playerIndex(state, id), leftEmpty(player, state.now));
  const mustWait = state.setup.leader === id && state.state === 'IN_PROGRESS';
  return accepted(mustWait ? withCause(left, { by: 'ACTION', action: 'LEAVE', player: id }, pauseGame) : left);
}
