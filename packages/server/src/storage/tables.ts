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
  /** The accepted actions of every game; only its log writes them (`games/log`). `id` null: the server's own. */
  game_log: { game: string; seq: number; day: string; id: string | null };
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
  /** Recently removed groups, which can be restored; `members`: ids as a JSON list. */
  removed_groups: Tables['groups'] & { members: string; removed_at: number; removed_day: number };
  /** Descriptions of uploaded pictures, by file name. */
  event_images: { name: string; alt: string };
  /** Recently removed uploaded pictures, which can be restored, with their descriptions. */
  removed_pictures: { name: string; alt: string; removed_at: number; removed_day: number };
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
  /** What was worked out of finished games, as JSON; `part`: `class`, or a student's id; `form`: the number of its form. */
  debriefs: { game: string; part: string; form: number; body: string };
  /** What the decisions of a game, played on `date`, say of a student, as JSON. */
  observations: { game: string; player: string; date: string; body: string };
  /** Decisions that a teacher struck out, with the reason that the student reads. */
  struck_observations: {
    game: string;
    player: string;
    decision: string;
    reason: string;
    teacher: string;
    at: number;
  };
  /** Units of the curriculum by competence, as JSON, with who saved them last. */
  curriculum: {
    competence: string;
    units: string;
    is_confirmed: number;
    version: number;
    author: string;
    saved_at: number;
  };
  /** What lecturers wrote down about games; `at` in game seconds, `round` 0 before the first. */
  game_notes: { id: string; game: string; at: number; round: number; text: string; created_at: number };
  homework: HomeworkTable;
  /** Attempts at homework, one game each; `seen_at`: when the game last began, stopped or ended; `closed_at`: when the end of its assignment has closed it. */
  homework_attempts: {
    game: string;
    homework: string;
    student: string;
    attempt: number;
    seen_at: number;
    closed_at: number | null;
  };
  /** When each student was last reminded of an assignment. */
  homework_reminders: { homework: string; student: string; at: number };
  outbox: OutboxTable;
  /** Who changed what; the database refuses to change or delete a row, except to empty one about an erased person. */
  audit: AuditRecordTable;
  /** The names that audited objects had, folded for searching, and the newest entry under each; 0: none yet. */
  audit_names: { kind: string; object: string; words: string; seq: number };
  /** SEEN: up to which entry an admin has looked; TOLD: up to which entry, and on which counted day, the admins got a letter. */
  audit_marks: { name: string; seq: number; day: number };
};

export type AuditRecordTable = {
  /** Whole numbers without gaps, in the order of the changes. */
  seq: number;
  at: number;
  /** The user who made the change; null: the server itself, or somebody who was not logged in. */
  actor: string | null;
  /** What the actor was then: ADMIN, TEACHER, STUDENT, GUEST or SERVER. */
  role: string;
  /** The name of the call; SERVER: none. */
  call: string;
  kind: string;
  object: string;
  /** What the object was called then. */
  label: string;
  action: string;
  /** The names of the fields that changed, as a JSON list. */
  fields: string;
  /** The changed fields before and after, as JSON objects; null: there was nothing, or it was emptied. */
  before: string | null;
  after: string | null;
  /** The version from before the change, which may still be kept; null: none is. */
  version: number | null;
  /** 1: a lecturer changed what the whole school plays with. */
  notable: number;
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
  answer_time: number;
  /** The last login or, before the first, when the account was made. */
  seen_at: number;
  /** The number of the counted day of `seen_at`. */
  seen_day: number;
  /** When the person last entered a game. */
  played_at: number | null;
  /** The furthest step of the practice that was begun, 0: none. */
  practice_step: number;
  /** When all its steps were done first. */
  practice_done_at: number | null;
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
  /** The id of the ready lesson that made it; null: none did. */
  lesson: string | null;
  /** The version of the rules it was made under. */
  rules_version: number;
  rounds: number;
  /** How many times as fast as a lesson it runs. */
  pace: number;
  /** The assignment of which it is an attempt; null: a lesson. */
  homework: string | null;
  created_at: number;
  /** When, and on which counted day, it was removed; null: it is not. */
  removed_at: number | null;
  removed_day: number | null;
};

export type HomeworkTable = {
  id: string;
  teacher: string;
  /** Kept, with the name, when the group is removed. */
  group_id: string | null;
  group_name: string;
  title: string;
  /** The finished game whose orders and luck it has; null: drawn anew. */
  source: string | null;
  seed: string;
  number: number;
  settings: string;
  stages: string;
  library: string | null;
  rules_version: number;
  rounds: number;
  bots: number;
  level: string;
  /** 1: its games have the situations of the library. */
  situations: number;
  /** The competences that they train, as a JSON list; an empty one: all. */
  topics: string;
  opens_at: number;
  closes_at: number;
  /** How many a student has. */
  attempts: number;
  /** BEST or LAST. */
  counts: string;
  created_at: number;
  /** When, and on which counted day, it was removed; null: it is not. */
  removed_at: number | null;
  removed_day: number | null;
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
