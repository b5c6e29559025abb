/**
 * Texts that a room's messages name again and again: who plays, which car, which order. Each has a number, given once; a viewer learns
 * all with the whole game and later ones with the message in which they first may stand. (ENC-8)
 */
export type NumberOf = (name: string) => number | undefined;

/** The names by their numbers, as a reader has learned them. */
export type Names = readonly string[];
