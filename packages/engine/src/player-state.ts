import type { BotsLevel, SeatLevel } from './seat-levels.ts';
import type { JournalEntry, LedgerEntry } from './record-state.ts';
import type { GameSeconds, Grosze, PlayerId, Seconds } from './units.ts';

export const PLAYER_STATUSES = ['CONNECTED', 'JOINED', 'PLAYING', 'LEFT', 'FINISHED'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** How much time a player has to answer, in per cent of the usual: 150 or 200 for somebody who needs longer to read and write. (SIT-19) */
export const ANSWER_TIMES = [100, 150, 200] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

/** A person in the game. */
export type PlayerUser = {
  readonly id: PlayerId;
  readonly first_name: string;
  readonly last_name: string;
  readonly num_games: number;
};

/** Bots fill the empty places of a game: of which level, and up to how many places, persons counted; 0: as many as the group has members. (BTS-5) */
export type BotsPlan = { readonly level: BotsLevel; readonly places: number };

/** A span of the game's clock, in its seconds. */
export type Stint = { readonly from: GameSeconds; readonly to: GameSeconds };

/**
 * Who has held a player's place, from the moment when a bot first does. Every second of the game's clock counts for the bot that sits there
 * or, if none does, for the person. (BTS-4)
 */
export type Tenure = {
  /** The level of the bot that sits there now; null: no bot does. */
  readonly bot: SeatLevel | null;
  /** Whether that bot only tends the place until its person is back: it rests the drivers and decides nothing else. (BTS-8) */
  readonly tends: boolean;
  /** The game's second at which the place came to be. */
  readonly began: GameSeconds;
  /** The second at which the bot sat down; without one it means nothing. */
  readonly since: GameSeconds;
  /** When bots held it before `since`; where one only tended, the place was its person's. */
  readonly stints: readonly Stint[];
  /** Whether a person has ever come to it. */
  readonly hasPerson: boolean;
  /** Whether the teacher wants it to stay empty until its person comes. */
  readonly isKeptFree: boolean;
};

export type Player = {
  readonly id: PlayerId;
  readonly user: PlayerUser;
  readonly type: 'STUDENT' | 'TEACHER';
  readonly status: PlayerStatus;
  /** Absent: the usual. */
  readonly answerTime?: AnswerTime | undefined;
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
  /** Absent: no bot ever sat here. (BTS-1) */
  readonly tenure?: Tenure | undefined;
};
