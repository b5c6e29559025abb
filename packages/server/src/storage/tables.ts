/** The tables as they are stored: times in integer milliseconds, flags as 0 and 1, structures as JSON text. (stack "Data") */
export type Tables = {
  users: UserTable;
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
  login_failures: { account: string; address: string; failed_at: number };
  games: GameTable;
  game_members: { game: string; user: string };
  rankings: RankingTable;
  content: { id: string; value: string };
  settings: { key: string; value: number };
  stages: { id: number; value: string };
  library_items: LibraryItemTable;
  frozen_libraries: { name: string; value: string };
  survey_questions: { id: string; value: string; kind: string; position: number };
  outbox: { id: string; user: string; recipient: string; subject: string; text: string; created_at: number };
};

export type UserTable = {
  id: string;
  /** Null once the user is erased. */
  email: string | null;
  first_name: string;
  last_name: string;
  type: string;
  teacher: string | null;
  password_hash: string | null;
  approved: number;
  games_played: number;
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
  date: string;
};
