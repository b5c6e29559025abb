import type { BotLevel } from '@fracht/bots';

/** A past game of the demo school. */
export type PastGame = {
  /** Index of the group; null: students drawn from both groups. */
  readonly group: number | null;
  readonly daysAgo: number;
  readonly seed: string;
  /** The level of each player, in the order of the members. */
  readonly levels: readonly BotLevel[];
};

/** Oldest first. Games of one group are whole weeks apart, as lessons are. */
export const PAST_GAMES: readonly PastGame[] = [
  { group: 0, daysAgo: 22, seed: 'autostrada', levels: ['ordinary', 'careless', 'careless', 'ordinary'] },
  { group: 1, daysAgo: 19, seed: 'rampa', levels: ['careless', 'ordinary', 'ordinary', 'careless'] },
  { group: 0, daysAgo: 15, seed: 'paleta', levels: ['good', 'ordinary', 'careless', 'ordinary'] },
  { group: 1, daysAgo: 12, seed: 'hamulec', levels: ['ordinary', 'good', 'ordinary', 'careless'] },
  { group: 0, daysAgo: 8, seed: 'naczepa', levels: ['good', 'good', 'ordinary', 'ordinary'] },
  { group: 1, daysAgo: 5, seed: 'dyspozytor', levels: ['ordinary', 'good', 'good', 'ordinary'] },
  { group: null, daysAgo: 2, seed: 'list przewozowy', levels: ['good', 'ordinary', 'good', 'careless'] },
];

/** The players drawn for a game of both groups, as indexes in the list of all students. */
export const DRAWN_STUDENTS: readonly number[] = [0, 3, 5, 6];
