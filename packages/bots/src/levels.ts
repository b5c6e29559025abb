import type { Grosze, Minutes, Seconds } from '@fracht/engine';

/** How well a bot plays. */
export const BOT_LEVELS = ['careless', 'ordinary', 'good'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What sets one level apart from another: numbers, not code. */
export type Temper = {
  /** Between two looks at the game. */
  readonly thinksEvery: Seconds;
  /** Orders held at once, at most. */
  readonly holds: number;
  /** Least time to spare asked of a plan; negative: takes what will be late. */
  readonly spare: Minutes;
  /** Parks before the limit of working time, or only once past it. */
  readonly rests: 'BEFORE_THE_LIMIT' | 'PAST_THE_LIMIT';
  /** Pays for a guarded parking with ADR and ATP cargo. */
  readonly guards: boolean;
  /** The dearest order, the first that will do, or the one with the most profit for its hours. */
  readonly chooses: 'DEAREST' | 'FIRST' | 'BEST';
  /** Least profit for which an order is booked. */
  readonly profit: Grosze;
  /** Takes no order that would come so near the game's end that a mishap cuts it off; null: never thinks of the end. */
  readonly endReserve: Minutes | null;
  /** Hires subcontractors when that pays. */
  readonly hires: boolean;
  /** Sends idle cars home when it may hold no more. */
  readonly returns: boolean;
  /** In a situation: always the first answer, or any; no bot knows which is right. */
  readonly answers: 'FIRST' | 'ANY';
};

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  careless: {
    thinksEvery: 900,
    holds: 4,
    spare: -60,
    rests: 'PAST_THE_LIMIT',
    guards: false,
    chooses: 'DEAREST',
    profit: 0,
    endReserve: null,
    hires: false,
    returns: false,
    answers: 'FIRST',
  },
  ordinary: {
    thinksEvery: 300,
    holds: 5,
    spare: 10,
    rests: 'BEFORE_THE_LIMIT',
    guards: true,
    chooses: 'FIRST',
    profit: 20_000,
    endReserve: 240,
    hires: true,
    returns: true,
    answers: 'ANY',
  },
  good: {
    thinksEvery: 120,
    holds: 8,
    spare: 15,
    rests: 'BEFORE_THE_LIMIT',
    guards: true,
    chooses: 'BEST',
    profit: 20_000,
    endReserve: 240,
    hires: true,
    returns: true,
    answers: 'ANY',
  },
};
