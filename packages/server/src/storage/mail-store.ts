/** A letter that waits in the outbox. */
type Mail = {
  readonly id: string;
  readonly user: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: number;
};

export type MailStore = {
  add(mail: Mail): Promise<void>;
  /** Newest first. */
  all(): Promise<readonly Mail[]>;
};
