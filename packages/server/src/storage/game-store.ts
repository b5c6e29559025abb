import type { GameStateName, Grosze, PlayerStatus, Settings } from '@fracht/engine';
import type { StagePayload } from '@fracht/protocol';

/** A member of a game with what is known of the result. Names are not stored here: they live in the account. */
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
  /** Has brought an order to its customer: stands above who has not. */
  readonly hasDelivered: boolean;
};

/** Where a game stands, as lists show it. */
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
  /** Secret to students. */
  readonly seed: string;
  readonly autoAdvance: boolean;
  /** Snapshots taken when the game was made. (GMS-2) */
  readonly settings: Settings;
  readonly stages: readonly StagePayload[];
  /** The name of the frozen library of situations; null: the empty one. */
  readonly library: string | null;
  /** The version of the rules it was made under, and is played by to its end. */
  readonly rulesVersion: number;
  readonly createdAt: number;
};

export type RankingRow = {
  readonly kind: 'GROUP' | 'PLAYER';
  readonly user: string | null;
  readonly users: readonly string[];
  readonly groupName: string;
  readonly size: number;
  readonly score: number;
  /** Somebody of the row delivered an order. */
  readonly hasDelivered: boolean;
  readonly date: string;
};

/** A stored row, with the lecturer whose game it was. */
export type RankingEntry = RankingRow & { readonly teacher: string };

export type GameStore = {
  /** The players of the game are its members. */
  add(game: Game): Promise<void>;
  find(id: string): Promise<Game | null>;
  /** Games whose state is one of these, of everybody. */
  inStates(states: readonly GameStateName[]): Promise<readonly Game[]>;
  /** Newest first. */
  ofTeacher(teacher: string): Promise<readonly Game[]>;
  /** Newest first. */
  ofPlayer(player: string): Promise<readonly Game[]>;
  saveProgress(id: string, progress: GameProgress): Promise<void>;
  /**
   * Freezes the results of a finished game in one transaction: its progress, its ranking rows, and games_played of `played` and of
   * the group, which a game that nobody played leaves as it is.
   */
  finish(id: string, progress: GameProgress, rankings: readonly RankingRow[], played: readonly string[]): Promise<void>;
  /** With its rankings. */
  remove(id: string): Promise<void>;
  /** Best first: who delivered before who did not, then by score, then the older one. */
  rankings(): Promise<readonly RankingEntry[]>;
};
