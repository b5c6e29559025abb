import type { Grosze, Minutes, Seconds, SituationList, TreeName } from '@fracht/engine';

/**
 * How a bot plans, from the worst to the best: the order with the highest pay, whatever time it takes; the first that fits; the best pay for
 * its time; and the last also considers all its orders and cars and the whole game.
 */
export const PLANNINGS = ['CARELESS', 'FIRST', 'PAY_FOR_TIME', 'GOOD'] as const;
export type Planning = (typeof PLANNINGS)[number];

/** What determines whether a bot knows the answer to a question: the list, the situation, and the tree to which it belongs. */
export type KindOfQuestion = { readonly list: SituationList; readonly situation: string; readonly tree: TreeName };

/** What makes up a bot's level. */
export type Traits = {
  /** The share of questions to which it knows the right answer, 0 to 1; at the others it guesses. */
  readonly knows: number;
  readonly plans: Planning;
  /** The interval between two looks at the game: its longest reaction time, and twice the average. */
  readonly looksEvery: Seconds;
  /** Differences from the usual bot with the same planning; absent: none. */
  readonly habits?: Partial<PlanningParameters>;
  /** The questions that it always answers with the worst answer, whatever share it knows of the others; absent: there are none. */
  readonly isWrongAt?: (question: KindOfQuestion) => boolean;
};

/** The named levels. */
export const BOT_LEVELS = ['careless', 'ordinary', 'good'] as const;
export type LevelName = (typeof BOT_LEVELS)[number];

/** How well a bot plays: a named level, or its traits one by one. */
export type BotLevel = LevelName | Traits;

export const LEVELS: Readonly<Record<LevelName, Traits>> = {
  careless: { knows: 0.3, plans: 'CARELESS', looksEvery: 900 },
  ordinary: { knows: 0.7, plans: 'PAY_FOR_TIME', looksEvery: 300 },
  good: { knows: 0.9, plans: 'GOOD', looksEvery: 120 },
};

/** The traits of a level. */
export function traitsOf(level: BotLevel): Traits {
  return typeof level === 'string' ? LEVELS[level] : level;
}

const WITH_HABITS = new WeakMap<Traits, PlanningParameters>();

/** The parameters of a level: those of its planning, with its own habits. The same object for the same level. */
export function planningParametersOf(level: BotLevel): PlanningParameters {
  const traits = traitsOf(level);
  if (traits.habits === undefined) return PLANNING_PARAMETERS[traits.plans];
  const planning = WITH_HABITS.get(traits) ?? { ...PLANNING_PARAMETERS[traits.plans], ...traits.habits };
  WITH_HABITS.set(traits, planning);
  return planning;
}

/** The parameters in which the ways of planning differ. */
export type PlanningParameters = {
  /** The most orders held at once. */
  readonly holds: number;
  /** The least spare time that a plan must have; negative: late deliveries are accepted. */
  readonly spare: Minutes;
  /** Whether its drivers rest before the limit of work time, or only past it. */
  readonly rests: 'BEFORE_THE_LIMIT' | 'PAST_THE_LIMIT';
  /** Whether it pays for guarded parkings: with ADR and ATP cargo; without preference; or never if there is another one. */
  readonly guards: 'SPECIAL_CARGO' | 'NO_MATTER' | 'NEVER';
  /**
   * Which order it books: the one with the highest pay, the first acceptable one, the one with most profit per hour, with most profit
   * after the cost of its hours, or with least profit per hour.
   */
  readonly chooses: 'DEAREST' | 'FIRST' | 'RATE' | 'BEST' | 'POOREST';
  /** Which of the cars that can make an order in time it takes. */
  readonly picks: 'CHEAPEST' | 'DEAREST';
  /** How long an order waits until it sends a car for it. */
  readonly sendsAfter: Minutes;
  /** The least profit for which it books an order. */
  readonly profit: Grosze;
  /** The bot books no order that would be unloaded less than this many minutes before the end of the game; null: it ignores the end. */
  readonly endReserve: Minutes | null;
  /** Whether it hires subcontractors when that pays. */
  readonly hires: boolean;
  /** Whether it sends idle cars home when it may hold no more. */
  readonly returns: boolean;
};

const THOUGHTFUL = {
  rests: 'BEFORE_THE_LIMIT',
  guards: 'SPECIAL_CARGO',
  profit: 20_000,
  hires: true,
  picks: 'CHEAPEST',
  sendsAfter: 0,
} as const;

export const PLANNING_PARAMETERS: Readonly<Record<Planning, PlanningParameters>> = {
  CARELESS: {
    holds: 4,
    spare: -60,
    rests: 'PAST_THE_LIMIT',
    guards: 'NO_MATTER',
    chooses: 'DEAREST',
    profit: 0,
    endReserve: null,
    hires: false,
    returns: false,
    picks: 'CHEAPEST',
    sendsAfter: 0,
  },
  FIRST: { ...THOUGHTFUL, holds: 5, spare: 10, chooses: 'FIRST', endReserve: 240, returns: true },
  PAY_FOR_TIME: { ...THOUGHTFUL, holds: 5, spare: 10, chooses: 'RATE', endReserve: 120, returns: false },
  // An empty way home costs more than room for another car brings, and a larger reserve at the end loses more orders than it saves.
  GOOD: { ...THOUGHTFUL, holds: 8, spare: 60, chooses: 'BEST', endReserve: 60, returns: false },
};
