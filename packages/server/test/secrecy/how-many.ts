import { howMany } from '@fracht/testing/runs/depth.ts';

/**
 * How many games are checked: random ones by messages and calls; those that bots play, by messages; whole lessons by their replays, and by what is worked out from these.
 */
export const SCANNED = {
  games: howMany({ few: 20, many: 1000 }),
  botGames: howMany({ few: 2, many: 48 }),
  lessons: howMany({ few: 1, many: 6 }),
} as const;

/** For this many games, in ms, on a slow machine. */
export const PATIENCE = 120_000 + SCANNED.games * 3000 + SCANNED.lessons * 120_000;
