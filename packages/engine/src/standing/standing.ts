import { gameEndsAt } from '../clock.ts';
import { score } from './score.ts';
import type { GameState, Player } from '../state.ts';

/** What a place depends on. */
export type PlayerResult = { readonly score: number; readonly hasDelivered: boolean };

/** Something with its place, 1 the best; equal results share one, and the places behind it are left out. */
export type Ranked<Item> = { readonly item: Item; readonly place: number };

/** A student's result beside the others'. */
export type Standing = PlayerResult & { readonly player: Player; readonly place: number };

/** Orders results: who delivered before who did not, then the higher score. Below 0: `one` is better; 0: they are equal. (PTS-9) */
export function compareResults(one: PlayerResult, other: PlayerResult): number {
  return Number(other.hasDelivered) - Number(one.hasDelivered) || other.score - one.score;
}

/** The items by their results, the best first, each with its place; equal ones stay in the order they came in. (PTS-9) */
export function placed<Item>(items: readonly Item[], resultOf: (item: Item) => PlayerResult): readonly Ranked<Item>[] {
  const results = items
    .map((item) => ({ item, result: resultOf(item) }))
    .sort((one, other) => compareResults(one.result, other.result));
  let place = 0;
  return results.map(({ item, result }, index) => {
    const before = results[index - 1];
    if (before === undefined || compareResults(before.result, result) !== 0) place = index + 1;
    return { item, place };
  });
}

/**
 * The students who have played, the best first. Its length is the number of players wherever a place is told, while the game runs and
 * after it. Works on a viewer's copy too. (PTS-9)
 */
export function standing(state: GameState): readonly Standing[] {
  const played = state.players.filter(({ type, hasPlayed }) => type === 'STUDENT' && hasPlayed);
  const results = played.map((player) => ({
    player,
    score: score(player),
    hasDelivered: player.hasDelivered,
  }));
  return placed(results, (result) => result).map(({ item, place }) => ({ ...item, place }));
}

/** Have the four rounds of the game been played to their ends? Only then its results enter the public rankings. (PTS-10) */
export function isPlayedOut(state: GameState): boolean {
  return state.state === 'FINISHED' && state.now >= gameEndsAt(state.setup);
}
