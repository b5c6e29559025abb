/** How many games are looked through: random ones by messages and calls; those that bots play, by messages; whole lessons by their replays, and by what is worked out of these. `npm run secrets` asks for more. */
export const SCANNED = {
  games: Number(process.env['SCANNED'] ?? 200),
  botGames: Number(process.env['SCANNED'] ?? 12),
  lessons: Number(process.env['SCANNED_LESSONS'] ?? 3),
  debriefs: Number(process.env['SCANNED_LESSONS'] ?? 1),
} as const;

/** For so many games, in ms, on a slow machine. */
export const PATIENCE = 300_000 + SCANNED.games * 3000 + SCANNED.lessons * 120_000;
