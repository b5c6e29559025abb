/** The database tables: times in whole milliseconds since 1970, flags as 0 and 1, structures as JSON text. */
export type Tables = {
  /** One row: the school's id, and the number of its last beat. */
  school: { id: string; beat: number };
  /** The days on which the server ran, numbered from 1 in that order. */
  seen_days: { day: string; number: number; at: number };
  /** Students whose accounts are about to be erased, in numbers of counted days. */
  leaving_users: { user: string; noticed_day: number; aside_day: number | null };
  users: UserTable;
  /** The accounts that a request for a class created, as JSON, by the request's key. */
  class_batches: { teacher: string; key: string; users: string };
  groups: { id: string; name: string; teacher: string; num_games: number; created_at: number };
  group_members: { student: string; group_id: string };
  sessions: {
    id: string;
    token_hash: string;
    user: string;
    family: string | null;
    created_at: number;
    expires_at: number;
  };
  remember_tokens: { token_hash: string; family: string; user: string; used_at: number | null; expires_at: number };
  csrf: { csrf_key: string; token_hash: string; session: string; created_at: number };
  password_tokens: { token_hash: string; user: string; expires_at: number };
  /** An account has one one-time code; a new one replaces it. */
  login_codes: { user: string; code_hash: string; expires_at: number };
  login_failures: { account: string; address: string; failed_at: number };
  invitations: InvitationTable;
  games: GameTable;
  game_members: { game: string; user: string };
  rankings: RankingTable;
  content: { id: string; value: string; version: number };
  settings: { key: string; value: number; version: number };
  stages: { id: number; value: string; version: number };
  /** Current and earlier values of landing texts, settings and stages, by version. */
  earlier_values: EarlierValueTable;
  library_items: LibraryItemTable;
  library_drafts: LibraryDraftTable;
  library_versions: LibraryVersionTable;
  /** Recently removed library items, which can be restored. */
  removed_items: LibraryItemTable & { removed_at: number; removed_day: number };
  /** Descriptions of uploaded pictures, by file name. */
  event_images: { name: string; alt: string };
  /** Uploaded pictures, if they are stored in the database. */
  pictures: { name: string; bytes: Buffer };
  /** The ids of folders whose pictures were copied into the database, so that each is copied once. */
  taken_folders: { id: string };
  frozen_libraries: { name: string; value: string };
  /** The questions of a lecturer as JSON; without a lecturer: the initial ones. */
  survey_sets: { teacher: string; questions: string };
  surveys: {
    id: string;
    game: string;
    teacher: string;
    questions: string;
    created_at: number;
    /** When its lecturer last sent reminders. */
    reminded_at: number | null;
  };
  survey_answers: { survey: string; user: string; answers: string; submitted_at: number };
  outbox: OutboxTable;
};

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
  /** 1: a lecturer allows the names of the own students in public rankings. */
  public_names: number;
  /** The last login or, before the first, when the account was made. */
  seen_at: number;
  /** The number of the counted day of `seen_at`. */
  seen_day: number;
  /** When the person last entered a game. */
  played_at: number | null;
  created_at: number;
  deleted_at: number | null;
};

export type GameTable = {
  id: string;
  teacher: string;
  /** The group's id; null for drawn players. Kept, with the name, when the group is removed. */
  group_id: string | null;
  group_name: string;
  randos: number;
  number: number;
  seed: string;
  auto_advance: number;
  state: string;
  round: number;
  time: number;
  date: string | null;
  money: number;
  points: number;
  score: number;
  deaths: number;
  players: string;
  settings: string;
  stages: string;
  /** The name of a frozen library; null: the empty one. */
  library: string | null;
  /** The version of the rules it was made under. */
  rules_version: number;
  created_at: number;
};

export type LibraryItemTable = {
  id: string;
  kind: string;
  name: string;
  active: number;
  /** The whole item as JSON. */
  value: string;
  position: number;
  version: number;
  updated_at: number;
};

export type LibraryDraftTable = {
  id: string;
  kind: string;
  name: string;
  /** The whole item as JSON. */
  value: string;
  revision: string;
  /** The version on which the draft was based; 0: none. */
  version: number;
  author: string;
  saved_at: number;
};

export type LibraryVersionTable = {
  item: string;
  version: number;
  kind: string;
  name: string;
  active: number;
  value: string;
  /** Null: it was there from the beginning. */
  author: string | null;
  published_at: number;
};

export type EarlierValueTable = {
  /** TEXT, SETTING or STAGE. */
  kind: string;
  /** The id of the text, the key of the setting, the number of the stage. */
  id: string;
  version: number;
  /** As JSON. */
  value: string;
  /** Null: unknown, or there from the beginning. */
  author: string | null;
  /** 0: unknown. */
  saved_at: number;
};

export type RankingTable = {
  id: string;
  kind: string;
  game: string;
  /** The player's id in a row of kind PLAYER. */
  user: string | null;
  /** The members' ids, as JSON. */
  users: string;
  group_name: string;
  size: number;
  score: number;
  /** 1: somebody of the row delivered an order. */
  has_delivered: number;
  date: string;
};
