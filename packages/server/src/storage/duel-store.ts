import type { GhostKind } from '@fracht/protocol';
import type { Game } from './game-store.ts';
import type { Homework } from './homework-store.ts';

/** Whom a student plays against: a student of the lesson, with the scores of its first round. (RPT-4) */
export type Ghost = { readonly kind: GhostKind; readonly player: string; readonly curve: readonly number[] };

/** A lesson's first round that a student chose to play once more: homework of one attempt, without a teacher. `source`: the lesson. (DUS-1) */
export type Duel = Homework & { readonly source: string; readonly ghost: Ghost };

/** A student's duels: the game of the open one, null without one, and how many were begun since a moment. */
export type DuelStanding = { readonly open: string | null; readonly begun: number };

/** The outcome of beginning a duel. OPEN: another one is open. NO_MORE: the limit is reached. */
export type DuelBegun = 'BEGUN' | 'OPEN' | 'NO_MORE';

/** Duels with a ghost. (DUS-1 to DUS-4) */
export type DuelStore = {
  /** Adds a duel with its game, unless the student has an open one, or has begun `most` since `since`. */
  begin(
    duel: Duel,
    game: Game,
    by: { readonly student: string; readonly since: number; readonly most: number },
  ): Promise<DuelBegun>;
  standing(student: string, since: number): Promise<DuelStanding>;
  /** The duel of which this is the game; null: of none. */
  ofGame(game: string): Promise<Duel | null>;
};
