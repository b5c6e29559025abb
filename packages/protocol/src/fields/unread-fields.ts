/** An object from outside of which nothing is known yet but that it has fields. */
export type UnreadFields = Readonly<Record<string, unknown>>;
