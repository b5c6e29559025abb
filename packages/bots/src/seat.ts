import type { Library, PlayerId } from '@fracht/engine';
import type { BotLevel } from './levels.ts';
import type { BookingPace } from './pace.ts';

/** Which player a bot plays, and how. */
export type BotSeat = {
  readonly player: PlayerId;
  readonly level: BotLevel;
  /** Seed of the bot's own luck: which answers it knows, what it guesses, when it looks. */
  readonly seed: string;
  /**
   * The library with the right answers, of which it uses as many as its level knows; null: it guesses all. A player's view does not contain the
   * answers.
   */
  readonly answers: Library | null;
  /** How it books among people; absent: an order at each look, as in games of bots only. (BOT-11) */
  readonly pace?: BookingPace;
  /** Whether it only looks after the place of somebody who is away: it lets the drivers rest, and does not book, send or answer anything. (BOT-12) */
  readonly tends?: boolean;
};
