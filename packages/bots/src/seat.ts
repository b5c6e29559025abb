import type { Library, PlayerId } from '@fracht/engine';
import type { BotLevel } from './levels.ts';
import type { BookingPace } from './pace.ts';

/** Which player a bot plays, and how. */
export type BotSeat = {
  readonly player: PlayerId;
  readonly level: BotLevel;
  /** Seed of the bot's own luck: which answers it knows, what it guesses, when it looks. */
  readonly seed: string;
  /** The library with the right answers, of which it uses as many as its level knows; null: it guesses all. A player's view has no answers. */
  readonly answers: Library | null;
  /** How it books among people; absent: an order at each look, as where all are bots. (BOT-11) */
  readonly pace?: BookingPace;
  /** Whether it only keeps the place of somebody who is away: it rests the drivers, and books, sends and answers nothing. (BOT-12) */
  readonly tends?: boolean;
};
