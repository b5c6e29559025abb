/** An object from outside that has not been validated: it is only known to have fields. */
export type UnreadFields = Readonly<Record<string, unknown>>;
