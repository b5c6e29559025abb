import { type GameSeconds, type GameState, type PlayerId, botOf, findPlayer } from '@fracht/engine';
import type { Recording } from '../recording.ts';

/** When a player was away, with or without a bot in the place: from leaving to playing again, in game seconds. */
export type Absence = { readonly from: GameSeconds; readonly to: GameSeconds };

/**
 * The times when a player was away. Coming back ends an absence only when the player plays in person: somebody who came back to the waiting
 * room plays again with the START of the game. (DCN-4, DCN-5)
 */
export function absencesOf({ log, after }: Recording, player: PlayerId): readonly Absence[] {
  const absences: Absence[] = [];
  let left: GameSeconds | null = null;
  for (const [index, { action, at }] of log.entries()) {
    const state = after[index];
    if (state === undefined) continue;
    if ((action.action === 'LEAVE' && action.player === player) || hasBot(state, player)) left ??= at;
    if (left === null || !isPlaying(state, player)) continue;
    absences.push({ from: left, to: at });
    left = null;
  }
  return left === null ? absences : [...absences, { from: left, to: Infinity }];
}

/** Whether the player was away at that moment. */
export function wasAway(absences: readonly Absence[], at: GameSeconds): boolean {
  return absences.some(({ from, to }) => at >= from && at <= to);
}

/** Whether a bot sits in the player's place. (DCN-5) */
export function hasBot(state: GameState, id: PlayerId): boolean {
  const player = findPlayer(state, id);
  return player !== null && botOf(player) !== null;
}

/** Whether the player takes part in person. */
function isPlaying(state: GameState, id: PlayerId): boolean {
  return findPlayer(state, id)?.status === 'PLAYING' && !hasBot(state, id);
}
