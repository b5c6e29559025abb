export type UserTable = {
  id: string;
  /** Null once the user is erased. */
  email: string | null;
  /** The login name of an account without an e-mail. */
  login: string | null;
  first_name: string;
  last_name: string;
  type: string;
  teacher: string | null;
  password_hash: string | null;
  approved: number;
  games_played: number;
  /** 1: a lecturer allows the names of their own students in public rankings. */
  public_names: number;
  answer_time: number;
  /** The last login or, before the first, when the account was made. */
  seen_at: number;
  /** The number of the counted day of `seen_at`. */
  seen_day: number;
  /** When the person last entered a game. */
  played_at: number | null;
  /** The furthest step of the practice that was begun, 0: none. */
  practice_step: number;
  /** When all its steps were first done. */
  practice_done_at: number | null;
  created_at: number;
  deleted_at: number | null;
};

/** The personal data of an account in the bin. */
export type RemovedUserTable = Pick<
  UserTable,
  | 'id'
  | 'email'
  | 'login'
  | 'first_name'
  | 'last_name'
  | 'password_hash'
  | 'teacher'
  | 'answer_time'
  | 'practice_step'
  | 'practice_done_at'
> & { group_id: string | null; removed_at: number; removed_day: number };

export type InvitationTable = {
  student: string;
  teacher: string;
  /** Names as the lecturer entered them. */
  first_name: string;
  last_name: string;
  group_id: string | null;
  created_at: number;
};

export type OutboxTable = {
  id: string;
  /** The account that the letter is about; null: none. */
  user: string | null;
  /** Another account, whose name is in the text; null: none. */
  names: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once the letter is sent, because it may contain a link that opens an account. */
  text: string;
  created_at: number;
  /** When to send it; null: sent already, or the admin passes it on by hand. */
  send_at: number | null;
  sent_at: number | null;
  attempts: number;
  /** The mail server's last answer. */
  failure: string | null;
  /** The number of the counted day on which it was written. */
  day: number;
};
