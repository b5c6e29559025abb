import type { Grosze, Minutes, Seconds } from '@fracht/engine';

/**
 * How a bot plans, from the worst to the best: the dearest order without a thought of its time, the first that fits, the best pay for the
 * time, and that with all its orders, cars and the whole game in view.
 */
export const PLANNINGS = ['CARELESS', 'FIRST', 'PAY_FOR_TIME', 'GOOD'] as const;
export type Planning = (typeof PLANNINGS)[number];

/** What a bot is told to be. */
export type Traits = {
  /** The share of the right answers that it knows, 0 to 1; the others it guesses. */
  readonly knows: number;
  readonly plans: Planning;
  /** Between two looks at the game: so long after a change it acts at the latest, half as long on the average. */
  readonly looksEvery: Seconds;
};

/** Levels with a name. */
export const BOT_LEVELS = ['careless', 'ordinary', 'good'] as const;
export type LevelName = (typeof BOT_LEVELS)[number];

/** How well a bot plays: by a name, or told one by one. */
export type BotLevel = LevelName | Traits;

export const LEVELS: Readonly<Record<LevelName, Traits>> = {
  careless: { knows: 0.3, plans: 'CARELESS', looksEvery: 900 },
  ordinary: { knows: 0.7, plans: 'PAY_FOR_TIME', looksEvery: 300 },
  good: { knows: 0.9, plans: 'GOOD', looksEvery: 120 },
};

/** What a level's name stands for. */
export function traitsOf(level: BotLevel): Traits {
  return typeof level === 'string' ? LEVELS[level] : level;
}

/** What sets one way of planning apart from another: numbers, not code. */
export type Temper = {
  /** Orders held at once, at most. */
  readonly holds: number;
  /** Least time to spare asked of a plan; negative: takes what will be late. */
  readonly spare: Minutes;
  /** Parks before the limit of working time, or only once past it. */
  readonly rests: 'BEFORE_THE_LIMIT' | 'PAST_THE_LIMIT';
  /** Pays for a guarded parking with ADR and ATP cargo. */
  readonly guards: boolean;
  /** The dearest order, the first that will do, the one with the most profit an hour, or the most profit once its hours are paid. */
  readonly chooses: 'DEAREST' | 'FIRST' | 'RATE' | 'BEST';
  /** Least profit for which an order is booked. */
  readonly profit: Grosze;
  /** Takes no order that would be unloaded less than so long before the game's end; null: never thinks of the end. */
  readonly endReserve: Minutes | null;
  /** Hires subcontractors when that pays. */
  readonly hires: boolean;
  /** Sends idle cars home when it may hold no more. */
  readonly returns: boolean;
};

const THOUGHTFUL = {
  rests: 'BEFORE_THE_LIMIT',
  guards: true,
  profit: 20_000,
  hires: true,
} as const;

export const TEMPERS: Readonly<Record<Planning, Temper>> = {
  CARELESS: {
    holds: 4,
    spare: -60,
    rests: 'PAST_THE_LIMIT',
    guards: false,
    chooses: 'DEAREST',
    profit: 0,
    endReserve: null,
    hires: false,
    returns: false,
  },
  FIRST: { ...THOUGHTFUL, holds: 5, spare: 10, chooses: 'FIRST', endReserve: 240, returns: true },
  PAY_FOR_TIME: { ...THOUGHTFUL, holds: 5, spare: 10, chooses: 'RATE', endReserve: 120, returns: false },
  // An empty way home costs more than the room it makes; orders not taken for fear of the end cost more than the one it cuts off.
  GOOD: { ...THOUGHTFUL, holds: 8, spare: 60, chooses: 'BEST', endReserve: 60, returns: false },
};
