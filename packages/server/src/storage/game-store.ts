import type { GameStateName, Grosze, PlayerStatus, RepeatedGame, Settings } from '@fracht/engine';
import type { StagePayload } from '@fracht/protocol';

/** A member of a game with the result. Names are not stored here, but in the account. */
export type GamePlayer = {
  readonly id: string;
  /** Games played before this one. */
  readonly num_games: number;
  readonly status: PlayerStatus | null;
  readonly money: Grosze;
  readonly points: number;
  readonly score: number;
  readonly time: number;
  readonly round: number;
  /** Whether the player has delivered an order, and so is ranked above those who have not. */
  readonly hasDelivered: boolean;
  /** Whether the result counts as a bot's: it gets no rank. Absent: no. (SBT-6) */
  readonly isBots?: boolean | undefined;
};

/** The progress of a game, as lists show it. */
export type GameProgress = {
  readonly state: GameStateName;
  readonly round: number;
  /** Units, 0 to 600. */
  readonly time: number;
  /** YYYY-MM-DD of the game's noon; null before START. */
  readonly date: string | null;
  readonly money: Grosze;
  readonly points: number;
  readonly score: number;
  readonly deaths: number;
  readonly players: readonly GamePlayer[];
};

export type Game = GameProgress & {
  readonly id: string;
  readonly teacher: string;
  readonly group: string | null;
  readonly groupName: string;
  readonly randos: boolean;
  readonly number: number;
  /** Kept secret from students. */
  readonly seed: string;
  readonly autoAdvance: boolean;
  /** Snapshots taken when the game was made. (GMS-2) */
  readonly settings: Settings;
  readonly stages: readonly StagePayload[];
  /** The name of the game's frozen library; null: the empty one. */
  readonly library: string | null;
  /** The ready lesson that it was made from; null: none. (LSN-1) */
  readonly lesson: string | null;
  /** The version of its rules, which never changes. */
  readonly rulesVersion: number;
  readonly rounds: number;
  /** How many times as fast as a lesson it runs; only the one student of a homework changes that. */
  readonly pace: number;
  /** The assignment of which it is an attempt, played and led by its one student; null: a lesson. */
  readonly homework: string | null;
  /** The lesson whose first rounds it repeats; null: none. (DUS-1) */
  readonly repeats: RepeatedGame | null;
  readonly createdAt: number;
};

export type RankingRow = {
  readonly kind: 'GROUP' | 'PLAYER';
  readonly user: string | null;
  readonly users: readonly string[];
  readonly groupName: string;
  readonly size: number;
  readonly score: number;
  /** Whether anybody in the row delivered an order. */
  readonly hasDelivered: boolean;
  readonly date: string;
};

/** A stored row, with the lecturer of the game. */
export type RankingEntry = RankingRow & { readonly teacher: string };

export type GameStore = {
  /** Adds a game; its players become its members. */
  add(game: Game): Promise<void>;
  find(id: string): Promise<Game | null>;
  /** All games in one of these states. */
  inStates(states: readonly GameStateName[]): Promise<readonly Game[]>;
  /** Lessons of a lecturer, and of these other groups, newest first. */
  ofTeacher(teacher: string, shared?: readonly string[]): Promise<readonly Game[]>;
  /** Lessons, newest first. */
  ofPlayer(player: string): Promise<readonly Game[]>;
  /** Attempts at homework, newest first; not duels. */
  homeworkOf(player: string): Promise<readonly Game[]>;
  /** Duels with a ghost, newest first. (DUS-1) */
  duelsOf(player: string): Promise<readonly Game[]>;
  /** The day, YYYY-MM-DD, on which a person last did something in each of these games; a game without any is omitted. */
  lastDays(games: readonly string[]): Promise<ReadonlyMap<string, string>>;
  savePace(id: string, pace: number): Promise<void>;
  saveProgress(id: string, progress: GameProgress): Promise<void>;
  /**
   * Freezes the results of a finished game in one transaction: its progress, its ranking rows, and games_played of `played` and the group; a
   * game that nobody played does not change the group.
   */
  finish(id: string, progress: GameProgress, rankings: readonly RankingRow[], played: readonly string[]): Promise<void>;
  /** Removes the game and its rankings from everything that is listed; it can be restored for a while. (GMS-4, BIN-3) */
  remove(id: string, at: number): Promise<void>;
  /** Deletes a game with everything that belongs to it, for good. */
  drop(id: string): Promise<void>;
  /** Best first: those who delivered, then by score, then the older one. */
  rankings(): Promise<readonly RankingEntry[]>;
};
