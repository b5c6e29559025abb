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
  /** Takes no order that the game's end would cut off. */
  readonly mindsTheEnd: boolean;
  /** Hires subcontractors when that pays. */
  readonly hires: boolean;
  /** Sends idle cars home when it may hold no more. */
  readonly returns: boolean;
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
    mindsTheEnd: false,
    hires: false,
    returns: false,
  },
  ordinary: {
    thinksEvery: 300,
    holds: 5,
    spare: 10,
    rests: 'BEFORE_THE_LIMIT',
    guards: true,
    chooses: 'FIRST',
    profit: 20_000,
    mindsTheEnd: true,
    hires: true,
    returns: true,
  },
  good: {
    thinksEvery: 120,
    holds: 8,
    spare: 15,
    rests: 'BEFORE_THE_LIMIT',
    guards: true,
    chooses: 'BEST',
    profit: 20_000,
    mindsTheEnd: true,
    hires: true,
    returns: true,
  },
};
