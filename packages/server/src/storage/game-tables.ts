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
  /** The id of the ready lesson that it was made from; null: none. */
  lesson: string | null;
  /** The version of the rules it was made under. */
  rules_version: number;
  rounds: number;
  /** How many times as fast as a lesson it runs. */
  pace: number;
  /** The assignment of which it is an attempt; null: a lesson. */
  homework: string | null;
  /** The lesson whose first rounds it repeats, as JSON; null: none. */
  repeats: string | null;
  created_at: number;
  /** When, and on which counted day, it was removed; null: it was not. */
  removed_at: number | null;
  removed_day: number | null;
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
  /** 1: somebody in the row delivered an order. */
  has_delivered: number;
  date: string;
};

export type HomeworkTable = {
  id: string;
  teacher: string;
  /** Kept, with the name, when the group is removed. */
  group_id: string | null;
  group_name: string;
  title: string;
  /** The finished game whose orders and random events it has; null: drawn afresh. */
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
  /** The competences that they train, as a JSON list; if it is empty, all. */
  topics: string;
  opens_at: number;
  closes_at: number;
  /** How many a student has. */
  attempts: number;
  /** BEST or LAST. */
  counts: string;
  /** AT_ONCE or AFTER_END. */
  shown: string;
  /** For a duel its ghost, as JSON: the student of `source`, and the scores; null: an assignment of a teacher. */
  ghost: string | null;
  created_at: number;
  /** When, and on which counted day, it was removed; null: it was not. */
  removed_at: number | null;
  removed_day: number | null;
};
