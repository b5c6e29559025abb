/**
 * Dictionary encoding of the texts that a room's messages repeat: players, cars, orders. Each gets a number once. A viewer receives all of
 * them with the whole game, and each later one with the message in which it first occurs. (ENC-8)
 */
export type NumberOf = (name: string) => number | undefined;

/** The names by number, as far as a reader has received them. */
export type Names = readonly string[];
