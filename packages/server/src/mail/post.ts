/** The sender of the letters in the outbox. */
export type Post = {
  /** When a letter written now is to be sent; null: never, because there is no mail server and the admin passes it on. */
  sendAt(now: number): number | null;
  /** Sends due letters soon, without making the caller wait. */
  wake(): void;
};

/** For a school without a mail server: the admin passes letters on by hand. */
export const NO_POST: Post = { sendAt: () => null, wake: () => undefined };
