import type { JournalEntry, LedgerEntry } from './record-state.ts';
import type { GameSeconds, Grosze, PlayerId, Seconds } from './units.ts';

export const PLAYER_STATUSES = ['CONNECTED', 'JOINED', 'PLAYING', 'LEFT', 'FINISHED'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** A person in the game. */
export type PlayerUser = {
  readonly id: PlayerId;
  readonly first_name: string;
  readonly last_name: string;
  readonly num_games: number;
};

export type Player = {
  readonly id: PlayerId;
  readonly user: PlayerUser;
  readonly type: 'STUDENT' | 'TEACHER';
  readonly status: PlayerStatus;
  /** Whether the player was ever PLAYING: then the game counts for games_played and the rankings. */
  readonly hasPlayed: boolean;
  /** Whether the player has delivered an order, late or on time; bringing cargo back is no delivery. (PTS-9) */
  readonly hasDelivered: boolean;
  readonly money: Grosze;
  readonly points: number;
  /** Game seconds of round `round` in which the player was PLAYING, up to `playingSince`. */
  readonly played: Seconds;
  readonly playingSince: GameSeconds | null;
  /** The last round in which the player played. */
  readonly round: number;
  readonly rankedAlone: boolean;
  /** How many draws there have been of each thing that can be drawn several times: nights of a cargo, checks of a car. (WLD-9) */
  readonly draws: Readonly<Record<string, number>>;
  readonly ledger: readonly LedgerEntry[];
  readonly journal: readonly JournalEntry[];
};
