import type { BotsLevel, SeatLevel } from './seat-levels.ts';
import type { JournalEntry, LedgerEntry } from './record-state.ts';
import type { GameSeconds, Grosze, PlayerId, Seconds } from './units.ts';

export const PLAYER_STATUSES = ['CONNECTED', 'JOINED', 'PLAYING', 'LEFT', 'FINISHED'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** How much time a player has to answer, in percent of the usual time: 150 or 200 for somebody who needs longer to read and write. (SIT-19) */
export const ANSWER_TIMES = [100, 150, 200] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

/** A person in the game. */
export type PlayerUser = {
  readonly id: PlayerId;
  readonly first_name: string;
  readonly last_name: string;
  readonly num_games: number;
};

/** Bots fill the empty places of a game: at which level, and up to how many places, counting persons; 0: as many as the group has members. (BTS-5) */
export type BotsPlan = { readonly level: BotsLevel; readonly places: number };

/** A span of time on the game's clock, in seconds. */
export type Stint = { readonly from: GameSeconds; readonly to: GameSeconds };

/**
 * Who has held a player's place, from the moment when a bot first did. Every second of the game's clock counts for the bot in the place or,
 * if there is none, for the person. (BTS-4)
 */
export type Tenure = {
  /** The level of the bot that holds the place now; null if none does. */
  readonly bot: SeatLevel | null;
  /** Whether that bot only looks after the place until its person is back: it lets the drivers rest and decides nothing else. (BTS-8) */
  readonly tends: boolean;
  /** The game's second at which the place was created. */
  readonly began: GameSeconds;
  /** The second at which the bot took the place; meaningless without a bot. */
  readonly since: GameSeconds;
  /** When bots held it before `since`; while a bot only looked after it, the place counts as its person's. */
  readonly stints: readonly Stint[];
  /** Whether a person has ever taken it. */
  readonly hasPerson: boolean;
  /** Whether the teacher wants it to stay empty until its person comes. */
  readonly isKeptFree: boolean;
};

export type Player = {
  readonly id: PlayerId;
  readonly user: PlayerUser;
  readonly type: 'STUDENT' | 'TEACHER';
  readonly status: PlayerStatus;
  /** Absent: the usual time. */
  readonly answerTime?: AnswerTime | undefined;
  /** Whether the player was ever PLAYING: only then does the game count for games_played and the rankings. */
  readonly hasPlayed: boolean;
  /** Whether the player has delivered an order, late or on time; bringing cargo back does not count. (PTS-9) */
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
  /** Absent: no bot has ever held this place. (BTS-1) */
  readonly tenure?: Tenure | undefined;
};
