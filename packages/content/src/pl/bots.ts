/** The name of a bot in a place that belongs to no member of the group; its number follows. */
export const botNames = { first: 'Bot' } as const;
