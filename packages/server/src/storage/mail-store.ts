/** For how many counted days a letter stays in the outbox. */
export const MAIL_KEPT_DAYS = 30;

/** A new letter. */
export type NewMail = {
  readonly id: string;
  /** The account it is about; null: none. */
  readonly user: string | null;
  /** Another account, whose name is in the text: when that one is erased, the letter goes. */
  readonly names?: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: number;
  /** When to send it; null: the admin passes it on by hand. */
  readonly sendAt: number | null;
};

export type Mail = NewMail & {
  readonly sentAt: number | null;
  readonly attempts: number;
  /** The mail server's last answer. */
  readonly failure: string | null;
};

/** A rate limit: at most so many letters about one account since a moment. */
export type LetterBounds = { readonly since: number; readonly most: number };

export type MailStore = {
  add(mail: NewMail): Promise<void>;
  /** Adds all letters or none. */
  addAll(letters: readonly NewMail[]): Promise<void>;
  /** Adds a letter about an account, unless `most` about it were written since `since`; gives whether it was added. */
  addWithin(mail: NewMail & { readonly user: string }, bounds: LetterBounds): Promise<boolean>;
  /** Newest first. */
  all(): Promise<readonly Mail[]>;
  /** Letters about this person, newest first. */
  about(user: string): Promise<readonly Mail[]>;
  /** Letters that are due to be sent, oldest first. */
  due(now: number): Promise<readonly Mail[]>;
  /** Marks a letter as sent and deletes its text, which may contain a link that opens an account. */
  sent(id: string, at: number): Promise<void>;
  /** Records a failed attempt; the next one is at `sendAt`, null: none. */
  failed(id: string, failure: string, sendAt: number | null): Promise<void>;
  /** Removes letters written more than so many counted days ago. */
  sweep(days: number): Promise<void>;
};
