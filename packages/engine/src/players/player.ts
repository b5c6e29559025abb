import type { GameState, Player } from '../state.ts';
import type { PlayerId, Seconds } from '../units.ts';

/** The player's index in the list, -1 if there is none. */
export function playerIndex(state: GameState, id: PlayerId): number {
  const { players } = state;
  for (let index = 0; index < players.length; index += 1) if (players[index]?.id === id) return index;
  return -1;
}

/** The player, or null. */
export function findPlayer(state: GameState, id: PlayerId): Player | null {
  return state.players[playerIndex(state, id)] ?? null;
}

/** The state with one player replaced. */
export function withPlayer(state: GameState, index: number, player: Player): GameState {
  const players = state.players.slice();
  players[index] = player;
  return { ...state, players };
}

/** Replaces every player with the result of `change`. */
export function withPlayers(state: GameState, change: (player: Player) => Player): GameState {
  return { ...state, players: state.players.map(change) };
}

/** How long the player has been PLAYING in the current round, in game seconds. (PLY-6) */
export function playedInRound({ round, now }: GameState, player: Player): Seconds {
  if (player.round !== round) return 0;
  return player.played + (player.playingSince === null ? 0 : now - player.playingSince);
}

/** Ends the player's playing: adds the time played so far. (PLY-6) */
export function stoppedPlaying(player: Player, now: number): Player {
  if (player.playingSince === null) return player;
  return { ...player, played: player.played + now - player.playingSince, playingSince: null };
}

/** A person who has just come and has not taken part in anything yet. (PLY-1) */
export function freshPlayer(user: Player['user'], type: Player['type']): Player {
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
