import type { Settings } from './settings.ts';
import type { GameSetup } from './state.ts';

/** The version of the rules by which new games are played. */
export const RULES_VERSION = 14;

/**
 * The changes of the rules since games were first stored, each with the first version that has it. A stored game consists only of its setup and
 * log, so it has to be replayed by the rules under which it was played. All other rules are the same in every version. Version 10 only brought
 * another map, which is part of the setup (content/src/world.ts). (LOG-6)
 */
const SINCE = {
  /** A typed text is compared with several accepted ones, and blanks and characters are normalised. (SIT-15) */
  TEXTS_MADE_EQUAL: 2,
  /** Neither a new destination nor a hired replacement takes a car past its limit of EU courses. (INV-8) */
  WITHIN_EU_LIMIT: 2,
  /** A theft during a night strikes only with situations that are thefts. (SLP-6) */
  NIGHT_BRINGS_THEFT: 2,
  /** A node without a question pays its points when it is reached. (SIT-5) */
  SILENT_NODE_PAYS: 2,
  /** Each time a question is asked, one of its wordings is drawn. (SIT-16) */
  WORDING_IS_DRAWN: 2,
  /** Each draw is a function of the seat and its subject; hired cars are counted per player. (WLD-9, CAR-12) */
  LUCK_IS_KEYED: 3,
  /** A situation may strike if its delay fits into the plan of the order's car, or if the order cannot be finished anyway. (SIT-14) */
  TIME_LEFT_BY_PLAN: 3,
  /** Strikes come due in the first part of their share of a round, and look for a target more often. (SIT-3) */
  DUE_EARLY: 3,
  /** Help that crashes is not replaced if the order has been given up in the meantime. (SIT-9) */
  ENDED_WANTS_NO_HELP: 3,
  /** A company without a car on the road in a round pays its standing cost. (PAY-7) */
  STANDING_COSTS: 4,
  /** A car whose sleep an effect ends stands on the road while a critical situation of its order is open. (EFF-19, SIT-7) */
  WOKEN_CAR_STANDS: 5,
  /** A car that a situation stops on its way to a chosen parking drives on to that parking. (SLP-7) */
  STOP_KEEPS_PARKING: 5,
  /** An order whose car is replaced while it loads expires again if the new one does not load in time. (BKG-5) */
  EXPIRES_AFTER_REPLACEMENT: 5,
  /** An order keeps what it was expected to bring and cost when its car was sent. (CST-5) */
  KEEPS_CALCULATION: 6,
  /** A driver's day has an end, by which the daily rest has to begin, and a driver who is free for as long as a rest has rested. (DAY-1, DAY-2) */
  DAY_HAS_END: 7,
  /** A driver takes a break of his own accord after a certain time of driving. (BRK-1) */
  BREAKS_ARE_TAKEN: 8,
  /** Each order carries goods, and a situation about a particular cargo strikes only such cargo. (CGO-1, CGO-4) */
  ORDERS_HAVE_CARGO: 9,
  /** A player who comes late starts with no more than the median of what the others have by then. (PLY-8) */
  LATE_START_AT_MEDIAN: 11,
  /**
   * Nothing strikes before the first loading, an order is struck at most once per round, and not by anything that its windows could not bear.
   * (SIT-14, SIT-23, SIT-24)
   */
  FAIR_STRIKES: 11,
  /** A player's points are erased only once per game, and never if there is nothing to lose. (EFF-15) */
  POINTS_ERASED_ONCE: 11,
  /** Orders come evenly, many of them where a promised car will be free, and wait for cars that are still under way. (ORD-2, ORD-15) */
  WORK_IS_STEADY: 11,
  /** A situation that the teacher chooses strikes only where what it says is true, and at once or not at all. (SIT-12, SIT-27) */
  CHOSEN_IS_TRUE: 12,
  /** A scheduled strike prefers situations that its player has not met yet, on whichever car or order they fit. (SIT-28) */
  UNMET_FIRST: 12,
  /** A player who gives an order back returns what its situations have paid. (BKG-3) */
  SURCHARGE_RETURNED: 12,
  /** A loading that ends under an open situation is reported as one after which the car stands. (CAR-7) */
  LOADED_CAR_STANDS: 12,
  /** A parking for the rest after a loading can be chosen before the loading is over. (SLP-8) */
  REST_CHOSEN_AT_DOCK: 12,
  /** A subcontractor's ferry tickets are part of his price, and he pays for his parkings himself. (PAY-3, SLP-1) */
  HIRE_IS_ALL_IN: 13,
  /** What was paid for changes is returned with an order that ends without having been carried. (PAY-10) */
  SURCHARGE_NEEDS_CARRIAGE: 13,
  /** A warning is given if no rest begins before the limit, and says what the player of that car can do. (WRK-3, DAY-3) */
  WARNED_OF_MISSING_REST: 13,
  /** A car that stops keeps the part of a metre that it has driven, and a plan made on the way begins there: neither makes a drive longer. (LEG-8) */
  STOP_KEEPS_PLACE: 14,
} as const;

export type RulesChange = keyof typeof SINCE;

/** Whether the game is played by rules that include this change. A setup without a version means the first one. (LOG-6) */
export function hasChange({ rulesVersion = 1 }: Pick<GameSetup, 'rulesVersion'>, change: RulesChange): boolean {
  return rulesVersion >= SINCE[change];
}

/** The settings for a game played by rules from before a change: the cost or limit that the change introduced is set to 0, meaning none. */
const BEFORE: Readonly<Partial<Record<RulesChange, Partial<Settings>>>> = {
  STANDING_COSTS: { standing_cost: 0 },
  DAY_HAS_END: { day_minutes: 0 },
  BREAKS_ARE_TAKEN: { break_minutes: 0 },
};

/**
 * A game's settings, in which each cost and limit that the game's version of the rules does not have is 0, so that no plan takes it into
 * account and no screen shows it. (LOG-6, PAY-7, DAY-1)
 */
export function settingsByRules(settings: Settings, rulesVersion: number): Settings {
  return RULES_CHANGES.reduce<Settings>(
    (reckoned, change) => (hasChange({ rulesVersion }, change) ? reckoned : { ...reckoned, ...BEFORE[change] }),
    settings,
  );
}

const RULES_CHANGES = Object.keys(BEFORE).filter((change): change is RulesChange => change in SINCE);
