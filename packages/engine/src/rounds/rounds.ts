import { happen } from '../happenings/happen.ts';
import { roundEndsAt, roundsOf } from '../clock.ts';
import { withStrikesFor, withoutStrikes } from '../incidents/schedule.ts';
import type { GameState, Player } from '../state.ts';
import { withTimer } from '../timers/queue.ts';
import type { PlayerId } from '../units.ts';
import { moneyAtStart, startMoney } from '../players/start-money.ts';
import { finish } from './finish.ts';
import { chargeStanding } from './standing-cost.ts';
import { findPlayer, playerIndex, withPlayer, withPlayers } from '../players/player.ts';

/** Begins the next round: the round's clock and everybody's playing time start at 0. (GAM-4) */
export function beginRound(state: GameState): GameState {
  const round = state.round + 1;
  const begun: GameState = { ...withoutStrikes(state), state: 'IN_PROGRESS', pauseReason: null, round };
  const timers = withTimer(begun.timers, { at: roundEndsAt(begun), type: 'ROUND_ENDS', index: 0 });
  const timed = withPlayers({ ...begun, timers }, (player) => atRoundStart(player, round, state.now));
  const drawn = timed.players.reduce(
    (game, { id, status }) => (status === 'PLAYING' ? withStrikesFor(game, id) : game),
    timed,
  );
  return happen(drawn, { what: 'ROUND_STARTED', player: null, round });
}

/** Timer handler: the round's time is over. The game pauses, or ends after the last round. (GAM-5) */
export function endRound(state: GameState): GameState {
  const charged = chargeStanding(state);
  if (state.round >= roundsOf(state.setup)) return finish(charged);
  const paused: GameState = { ...charged, state: 'PAUSED', pauseReason: 'ROUND_END' };
  return happen(paused, { what: 'ROUND_ENDED', player: null, round: state.round });
}

/** A player begins to play; the first time he gets the starting money. (PLY-4, PLY-8) */
export function beginPlaying(state: GameState, id: PlayerId): GameState {
  const player = findPlayer(state, id);
  if (player === null) return state;
  const playing: Player = {
    ...player,
    status: 'PLAYING',
    hasPlayed: true,
    played: player.round === state.round ? player.played : 0,
    playingSince: state.now,
    round: state.round,
  };
  const game = withStrikesFor(withPlayer(state, playerIndex(state, id), playing), id);
  if (player.hasPlayed) return game;
  const money = moneyAtStart(state);
  const isLate = money < startMoney(state, player);
  return happen(game, { what: 'PLAYER_BEGAN', player: id, money, isLate });
}

function atRoundStart(player: Player, round: number, now: number): Player {
  if (player.status !== 'PLAYING') return player.played === 0 ? player : { ...player, played: 0 };
  return { ...player, played: 0, playingSince: now, round };
}
