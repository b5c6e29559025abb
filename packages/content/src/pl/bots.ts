/** How a bot is called that sits in a place of no member of the group: before its number. */
export const botNames = { first: 'Bot' } as const;
