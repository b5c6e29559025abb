import {
  findPlayer,
  gameTotals,
  type GameState,
  isBotsResult,
  isPlayedOut,
  personsIn,
  playerTime,
  roundTime,
  score,
} from '@fracht/engine';
import type { Game, GamePlayer, GameProgress, RankingRow } from '../storage/game-store.ts';

/** Where the game stands, for lists and for the frozen result. (PTS-1, PTS-2) */
export function progressOf(game: Game, state: GameState): GameProgress {
  return {
    state: state.state,
    round: state.round,
    time: roundTime(state),
    date: state.day,
    ...gameTotals(state),
    deaths: state.deaths,
    players: game.players.map((member) => resultOf(member, state)),
  };
}

/** The students who were PLAYING at some time, and for longer than a bot in their place: their games_played goes up. (GMS-5, SBT-6) */
export function playedBy(state: GameState): string[] {
  return personsIn(state)
    .filter(({ hasPlayed }) => hasPlayed)
    .map(({ id }) => id);
}

/**
 * The ranking rows of a finished game: one for the group, one for each student who played, unless an effect took them out; none
 * if it was ended before its fourth round was (PTS-10). For a game that never started, `today` is used as its date. (GMS-6)
 */
export function rankingsOf(game: Game, state: GameState, today: string): RankingRow[] {
  if (!isPlayedOut(state)) return [];
  const users = playedBy(state);
  const date = state.day ?? today;
  const base = { groupName: game.groupName, size: users.length, date };
  const rows: RankingRow[] = [];
  if (state.rankedGroup && users.length > 0) {
    const hasDelivered = state.players.some((player) => player.hasDelivered && users.includes(player.id));
    rows.push({ ...base, kind: 'GROUP', user: null, users, score: gameTotals(state).score, hasDelivered });
  }
  for (const player of state.players) {
    if (!users.includes(player.id) || !player.rankedAlone) continue;
    const result = { score: score(player), hasDelivered: player.hasDelivered };
    rows.push({ ...base, kind: 'PLAYER', user: player.id, users: [player.id], ...result });
  }
  return rows;
}

function resultOf(member: GamePlayer, state: GameState): GamePlayer {
  const player = findPlayer(state, member.id);
  if (player === null) return { ...member, hasDelivered: false };
  const { status, money, points, round, hasDelivered } = player;
  return {
    ...member,
    status,
    money,
    points,
    round,
    hasDelivered,
    score: score(player),
    time: playerTime(state, player),
    ...(isBotsResult(state, player) ? { isBots: true } : {}),
  };
}
