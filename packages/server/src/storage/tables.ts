/** The tables as they are stored: times in integer milliseconds, flags as 0 and 1, structures as JSON text. */
export type Tables = {
  /** One row: which school this is, and the number of the last beat of its marker. */
  school: { id: string; beat: number };
  /** The calendar days that the server has seen, numbered from 1 in the order it saw them. */
  seen_days: { day: string; number: number; at: number };
  /** Students whose account is about to be erased, by the numbers of days seen. */
  leaving_users: { user: string; noticed_day: number; aside_day: number | null };
  users: UserTable;
  /** The accounts of a class as JSON, by the key of the request that made them. */
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
  /** A one-time code of an account without e-mail: a new one takes the place of the one before. */
  login_codes: { user: string; code_hash: string; expires_at: number };
  login_failures: { account: string; address: string; failed_at: number };
  invitations: InvitationTable;
  games: GameTable;
  game_members: { game: string; user: string };
  rankings: RankingTable;
  content: { id: string; value: string; version: number };
  settings: { key: string; value: number; version: number };
  stages: { id: number; value: string; version: number };
  /** What texts of the landing page, settings and stages are and were before, by their versions. */
  earlier_values: EarlierValueTable;
  library_items: LibraryItemTable;
  library_drafts: LibraryDraftTable;
  library_versions: LibraryVersionTable;
  /** Items that were removed a short while ago and can be brought back. */
  removed_items: LibraryItemTable & { removed_at: number; removed_day: number };
  /** The words of uploaded pictures, by the names of their files. */
  event_images: { name: string; alt: string };
  /** Uploaded pictures, where they are kept in the database. */
  pictures: { name: string; bytes: Buffer };
  /** The ids of folders whose pictures were taken into the database, so that each is taken in once. */
  taken_folders: { id: string };
  frozen_libraries: { name: string; value: string };
  /** The questions of one lecturer as JSON; of nobody: those that a lecturer begins with. */
  survey_sets: { teacher: string; questions: string };
  surveys: {
    id: string;
    game: string;
    teacher: string;
    questions: string;
    created_at: number;
    /** When its lecturer last asked for the missing answers. */
    reminded_at: number | null;
  };
  survey_answers: { survey: string; user: string; answers: string; submitted_at: number };
  outbox: OutboxTable;
};

export type InvitationTable = {
  student: string;
  teacher: string;
  /** As the lecturer wrote them. */
  first_name: string;
  last_name: string;
  group_id: string | null;
  created_at: number;
};

export type OutboxTable = {
  id: string;
  /** Whom the letter is about; null for one that is about nobody's account. */
  user: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once the letter is sent: it may hold a link that opens an account. */
  text: string;
  created_at: number;
  /** When to try to send it; null: it waits for the admin, or is sent. */
  send_at: number | null;
  sent_at: number | null;
  attempts: number;
  /** What the mail server said last. */
  failure: string | null;
  /** The number of the day seen on which it was written. */
  day: number;
};

export type UserTable = {
  id: string;
  /** Null once the user is erased. */
  email: string | null;
  /** What a class account logs in with, beside a one-time code. */
  login: string | null;
  first_name: string;
  last_name: string;
  type: string;
  teacher: string | null;
  password_hash: string | null;
  approved: number;
  games_played: number;
  /** 1: a lecturer lets the public rankings show the names of own students. */
  public_names: number;
  /** When the person logged in last, or the account was made. */
  seen_at: number;
  /** The number of the day seen on which that was. */
  seen_day: number;
  /** When the person last came into a game. */
  played_at: number | null;
  created_at: number;
  deleted_at: number | null;
};

export type GameTable = {
  id: string;
  teacher: string;
  /** The group's id; null for drawn players. A removed group leaves its id and name here. */
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
  /** The version of the item that the draft was begun from; 0: none. */
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
  /** Null: nobody knows, or it was there from the beginning. */
  author: string | null;
  /** 0: nobody knows. */
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
