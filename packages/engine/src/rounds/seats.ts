import { happen } from '../happenings/happen.ts';
import { playerIndex, withPlayer, withPlayers } from '../players/player.ts';
import { leftEmpty, levelOfBot, withBot, withPerson } from '../players/seating.ts';
import { botOf, isTended } from '../players/tenure.ts';
import type { BotsLevel, GameState, Player, SeatLevel } from '../state.ts';
import { beginPlaying } from './rounds.ts';

/** A bot takes an empty place and takes part: before the start like a player who has joined, later like one who is playing. (BTS-1, BTS-8) */
export function sitDown(state: GameState, player: Player, level: SeatLevel, tends = false): GameState {
  const seated: Player = { ...withBot(player, level, state.now, tends), status: 'JOINED' };
  const game = withPlayer(state, playerIndex(state, player.id), seated);
  const isOn = state.state === 'IN_PROGRESS' || state.state === 'PAUSED';
  return isOn ? beginPlaying(game, player.id) : game;
}

/** The bot leaves the place to its person, who plays on at once if the game is running, and is told what the bot did. (BTS-2, BTS-3) */
export function seatGivenBack(state: GameState, player: Player): GameState {
  const { now } = state;
  const isOn = player.status === 'PLAYING';
  const own = withPerson(isOn ? player : { ...player, status: 'CONNECTED' }, now);
  const game = withPlayer(state, playerIndex(state, player.id), own);
  if (!isOn) return game;
  if (isTended(player)) return happen(game, { what: 'SEAT_TENDED', player: player.id });
  const since = player.tenure?.since ?? now;
  const earned = player.ledger.filter(({ at, reason }) => at >= since && reason !== 'START');
  const change = earned.reduce((sum, { money }) => sum + money, 0);
  return happen(game, { what: 'SEAT_GIVEN_BACK', player: player.id, change });
}

/** Removes all bots: their places become empty. (BTS-5) */
export function withoutBots(state: GameState): GameState {
  return withPlayers(state, (player) => (botOf(player) === null ? player : leftEmpty(player, state.now)));
}

/** Gives every bot that is playing the level chosen for all; a bot that only looks after a place does not need it. (BTS-5) */
export function withLevels(state: GameState, level: BotsLevel): GameState {
  let index = -1;
  return withPlayers(state, (player) => {
    if (botOf(player) === null || isTended(player)) return player;
    index += 1;
    return withBot(player, levelOfBot(level, index), state.now);
  });
}
