/** Who takes letters out of the outbox. */
export type Post = {
  /** When a letter of this moment is to be sent; null: it waits for the admin, there is no mail server. */
  sendAt(now: number): number | null;
  /** There is a letter to send: soon, and never in the way of the one who asks. */
  wake(): void;
};

/** A school without mail: the admin hands the letters on. */
export const NO_POST: Post = { sendAt: () => null, wake: () => undefined };
