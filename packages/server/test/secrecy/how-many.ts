/** How many games are looked through: by messages and calls; by their replays, as whole lessons; and by what is worked out of these. `npm run secrets` asks for more. */
export const SCANNED = {
  games: Number(process.env['SCANNED'] ?? 200),
  lessons: Number(process.env['SCANNED_LESSONS'] ?? 3),
  debriefs: Number(process.env['SCANNED_LESSONS'] ?? 1),
} as const;

/** For so many games, in ms, on a slow machine. */
export const PATIENCE = 300_000 + SCANNED.games * 3000 + SCANNED.lessons * 120_000;
