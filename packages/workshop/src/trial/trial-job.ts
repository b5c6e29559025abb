import type { GameFigures } from '@fracht/bots';
import type { Library } from '@fracht/engine';

/** The two kinds of games that a trial sets side by side. */
export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** Settings by their keys; those that are missing have their default. */
export type Values = Readonly<Record<string, number>>;

/** The input of a trial's games: the values of both sides, and which of the group's games it would be, 1 to 5. */
export type TrialPlan = { readonly before: Values; readonly after: Values; readonly number: number };

/** One game for a worker to play. */
export type TrialJob = {
  readonly side: Side;
  readonly values: Values;
  readonly number: number;
  readonly seed: number;
};

/** The messages to a worker: first the situations of its games, then one game after another. */
export type TrialMessage = { readonly library: Library } | { readonly job: TrialJob };

/** A game that was played. */
export type PlayedJob = { readonly side: Side; readonly seed: number; readonly figures: GameFigures };

/** The number of games of a trial on each side; their seeds are 1 to this number. */
export const TRIAL_GAMES = 200;

/** The games of a plan except those `known`. Both sides of a seed come one after the other, so that partial results can be compared. */
export function jobsOf(plan: TrialPlan, known: (side: Side, seed: number) => boolean): readonly TrialJob[] {
  return Array.from({ length: TRIAL_GAMES }, (_, index) => index + 1).flatMap((seed) =>
    SIDES.filter((side) => !known(side, seed)).map((side) => ({
      side,
      values: plan[side],
      number: plan.number,
      seed,
    })),
  );
}

/** The game of a group in which a change shows: the first one, or the one whose own speed is all that changed. (CLK-3) */
export function gameNumberOf(before: Values, after: Values): number {
  const isChanged = (number: number): boolean =>
    before[`game_speed_${String(number)}`] !== after[`game_speed_${String(number)}`];
  return [1, 2, 3, 4, 5].find(isChanged) ?? 1;
}
