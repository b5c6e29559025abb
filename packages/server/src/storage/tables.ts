import type { Kysely } from 'kysely';
import type { AuditRecordTable, EarlierValueTable } from './change-tables.ts';
import type { GameTable, HomeworkTable, RankingTable } from './game-tables.ts';
import type { LibraryDraftTable, LibraryItemTable, LibraryVersionTable } from './library-tables.ts';
import type { InvitationTable, OutboxTable, RemovedUserTable, UserTable } from './people-tables.ts';

/** The database tables: times in whole milliseconds since 1970, flags as 0 and 1, structures as JSON text. */
export type Tables = {
  /**
   * One row: the school's id, the number of its last beat, the hash of the built-in texts that it was last compared with (LBR-15), and the ids of the built-in
   * situations that it has ever been given, as JSON (LBR-16).
   */
  school: { id: string; beat: number; built_ins: string | null; given_built_ins: string };
  /** The days on which the server ran, numbered from 1. */
  seen_days: { day: string; number: number; at: number };
  /** Students whose accounts are about to be erased; their days are numbers of counted days. */
  leaving_users: { user: string; noticed_day: number; aside_day: number | null };
  users: UserTable;
  /** Requests of the last day that made something, by the key of their client; `user` is empty for guests; `made`: the ids, as JSON, null until it has ended. */
  request_keys: { user: string; key: string; call: string; sent: string; made: string | null; at: number };
  /** `tasks`: what is set for practice, as JSON. */
  groups: {
    id: string;
    name: string;
    teacher: string;
    num_games: number;
    created_at: number;
    tasks: string | null;
  };
  group_members: { student: string; group_id: string };
  /** Lecturers who lead a group alongside its owner; `until`: the last day, null: without one. */
  group_lecturers: { group_id: string; lecturer: string; until: string | null; added_at: number };
  sessions: {
    id: string;
    token_hash: string;
    user: string;
    family: string | null;
    created_at: number;
    expires_at: number;
  };
  /** Why sessions have ended, by the hashes of their bearers, until they would have ended by themselves. */
  ended_sessions: { token_hash: string; why: string; expires_at: number };
  /**
   * `successor`: the hash of the token that followed when it was used; `sealed`: that token, which only this one can decrypt; `browser`: the hash of the description that
   * the browser gave of itself.
   */
  remember_tokens: {
    token_hash: string;
    family: string;
    user: string;
    used_at: number | null;
    expires_at: number;
    successor: string | null;
    sealed: string | null;
    browser: string | null;
  };
  csrf: { csrf_key: string; token_hash: string; session: string; created_at: number };
  password_tokens: { token_hash: string; user: string; expires_at: number };
  /**
   * An account has one one-time code, used or not; a new one replaces it. `is_spare`: logging in with it ends all earlier logins; `replaced`: the code that is restored
   * if it is withdrawn, as JSON.
   */
  login_codes: {
    user: string;
    code_hash: string;
    expires_at: number;
    used_at: number | null;
    is_spare: number;
    replaced: string | null;
  };
  /** Second factors that are on: the secret encrypted, the time steps whose codes were used, as JSON, and when it was switched on. */
  second_factors: { user: string; secret: string; used_steps: string; since: number };
  /** Secrets of second factors that a session has begun to set up. */
  begun_second_factors: { session: string; secret: string };
  /** Recovery codes that were not used yet, as hashes. */
  recovery_codes: { user: string; code_hash: string };
  login_failures: { account: string; address: string; failed_at: number };
  invitations: InvitationTable;
  games: GameTable;
  game_members: { game: string; user: string };
  /** The accepted actions of every game; only its log writes them (`games/log`). `id` null: the server's own. */
  game_log: { game: string; seq: number; day: string; id: string | null };
  rankings: RankingTable;
  content: { id: string; value: string; version: number };
  /** Who may register; `kind`: students or lecturers; `domains`: of their e-mails, as a JSON list, empty: any. */
  registration: { kind: string; is_open: number; domains: string };
  settings: { key: string; value: number; version: number };
  stages: { id: number; value: string; version: number };
  /** Current and earlier values of landing texts, settings and stages, by version. */
  earlier_values: EarlierValueTable;
  library_items: LibraryItemTable;
  library_drafts: LibraryDraftTable;
  library_versions: LibraryVersionTable;
  /** Recently removed library items, which can be restored. */
  removed_items: LibraryItemTable & { removed_at: number; removed_day: number };
  /** The personal data of recently deleted accounts, which can be restored. */
  removed_users: RemovedUserTable;
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
  /** Results worked out from finished games, as JSON; `part`: `class`, or a student's id; `form`: the number of its format. */
  debriefs: { game: string; part: string; form: number; body: string };
  /** What the decisions in a game, played on `date`, say about a student, as JSON. */
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
  /** Lecturers' notes about games; `at` in game seconds, `round` 0 before the first. */
  game_notes: { id: string; game: string; at: number; round: number; text: string; created_at: number };
  /** What students wrote after games for their next ones. */
  own_sentences: { game: string; student: string; text: string; saved_at: number };
  /** What the class of a game agreed on for its next one; `number` from 1. */
  agreed_sentences: { game: string; number: number; text: string };
  /** The most stars that students have reached in situations that they played as tasks; `at`: when. */
  task_stars: { student: string; item: string; stars: number; at: number };
  homework: HomeworkTable;
  /** Attempts at homework, one game each; `seen_at`: when the game last began, stopped or ended; `closed_at`: when its assignment's deadline closed it. */
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

/** The database as queries see it: either kind, or a transaction of one. */
export type Db = Kysely<Tables>;
