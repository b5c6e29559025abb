/** How well a bot plays that holds a player's place. */
export const SEAT_LEVELS = ['careless', 'ordinary', 'good'] as const;
export type SeatLevel = (typeof SEAT_LEVELS)[number];

/** The levels that a teacher may choose for all bots: one level for all, or all three in turn. */
export const BOTS_LEVELS = [...SEAT_LEVELS, 'mixed'] as const;
export type BotsLevel = (typeof BOTS_LEVELS)[number];
