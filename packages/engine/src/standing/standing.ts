import { gameEndsAt } from '../clock.ts';
import { personsIn } from '../players/tenure.ts';
import { score } from './score.ts';
import type { GameState, Player } from '../state.ts';

/** The two things that decide a place. */
export type PlayerResult = { readonly score: number; readonly hasDelivered: boolean };

/** An item with its place, from 1; equal results share a place, and the next ones are skipped (1, 1, 3). */
export type Ranked<Item> = { readonly item: Item; readonly place: number };

/** A student's result, compared with those of the others. */
export type Standing = PlayerResult & { readonly player: Player; readonly place: number };

/** Comparator of results: those who have delivered come first, then the higher score. Negative: `one` is better; 0: equal. (PTS-9) */
export function compareResults(one: PlayerResult, other: PlayerResult): number {
  return Number(other.hasDelivered) - Number(one.hasDelivered) || other.score - one.score;
}

/** The items from the best result to the worst, with their places; equal ones keep their order. (PTS-9) */
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
 * The students who have played, the best first; bots' results have no place. The length of the list is the number of players shown next to a place, during the game and
 * after it. Works on a viewer's copy too. (PTS-9, BTS-4)
 */
export function rankStudents(state: GameState): readonly Standing[] {
  const played = personsIn(state).filter(({ hasPlayed }) => hasPlayed);
  const results = played.map((player) => ({
    player,
    score: score(player),
    hasDelivered: player.hasDelivered,
  }));
  return placed(results, (result) => result).map(({ item, place }) => ({ ...item, place }));
}

/** Whether all rounds of the game were played to their end. Only then do its results enter the public rankings. (PTS-10) */
export function isPlayedOut(state: GameState): boolean {
  return state.state === 'FINISHED' && state.now >= gameEndsAt(state.setup);
}
