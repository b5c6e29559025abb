import type { Library, PlayerId } from '@fracht/engine';
import type { BotLevel } from './levels.ts';

/** Whose part a bot plays, and what it brings along. */
export type BotSeat = {
  readonly player: PlayerId;
  readonly level: BotLevel;
  /** Of its own luck: what it happens to know, what it guesses, when it looks. */
  readonly seed: string;
  /** Where it has the right answers from, as far as its level knows them; null: it guesses all. A player's view holds none. */
  readonly answers: Library | null;
};
