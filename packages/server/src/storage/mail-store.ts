/** A letter as it is written. */
export type NewMail = {
  readonly id: string;
  /** Whom it is about; null for one that is about nobody's account. */
  readonly user: string | null;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: number;
  /** When to send it; null: it waits for the admin to hand it on. */
  readonly sendAt: number | null;
};

export type Mail = NewMail & {
  readonly sentAt: number | null;
  readonly attempts: number;
  /** What the mail server said last. */
  readonly failure: string | null;
};

/** So many letters about one account since a moment. */
export type LetterBounds = { readonly since: number; readonly most: number };

export type MailStore = {
  add(mail: NewMail): Promise<void>;
  /** All of them or none. */
  addAll(letters: readonly NewMail[]): Promise<void>;
  /** Adds a letter about somebody's account, unless `most` about it were written since `since`; tells whether it was added. */
  addWithin(mail: NewMail & { readonly user: string }, bounds: LetterBounds): Promise<boolean>;
  /** Newest first. */
  all(): Promise<readonly Mail[]>;
  /** Letters about this person, newest first. */
  about(user: string): Promise<readonly Mail[]>;
  /** Letters whose time to be sent has come, oldest first. */
  due(now: number): Promise<readonly Mail[]>;
  /** The letter is on its way; its text is forgotten, for it may hold a link that opens an account. */
  sent(id: string, at: number): Promise<void>;
  /** An attempt failed; the next one is at `sendAt`, or never. */
  failed(id: string, failure: string, sendAt: number | null): Promise<void>;
  /** Removes letters written more than so many days seen ago. */
  sweep(days: number): Promise<void>;
};
