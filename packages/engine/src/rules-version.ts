import type { Settings } from './settings.ts';
import type { GameSetup } from './state.ts';

/** The rules that a new game is played by. */
export const RULES_VERSION = 14;

/**
 * The changes of the rules since games were first stored, each with the first version that has it. A stored game is only its setup and log, so
 * it has to be replayed by the rules of its day. All other rules are the same in every version. Version 10 brought another map alone, which the
 * setup has (content/src/world.ts). (LOG-6)
 */
const SINCE = {
  /** A typed text is compared with several accepted ones, and blanks and signs are normalized. (SIT-15) */
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
  /** Help that crashes is not replaced if the order was given up meanwhile. (SIT-9) */
  ENDED_WANTS_NO_HELP: 3,
  /** A company without a car on the road in a round pays its standing cost. (PAY-7) */
  STANDING_COSTS: 4,
  /** A car whose sleep an effect ends stands on the road while a critical situation of its order is open. (EFF-19, SIT-7) */
  WOKEN_CAR_STANDS: 5,
  /** A car that a situation stops on its way to a chosen parking drives on to that parking. (SLP-7) */
  STOP_KEEPS_PARKING: 5,
  /** An order whose car is replaced while it loads expires again if the new one does not load in time. (BKG-5) */
  EXPIRES_AFTER_REPLACEMENT: 5,
  /** An order keeps what it was to bring and cost when its car was sent. (CST-5) */
  KEEPS_CALCULATION: 6,
  /** A driver's day has an end, by which the daily rest has to begin, and who is free for as long as a rest has rested. (DAY-1, DAY-2) */
  DAY_HAS_END: 7,
  /** A driver takes a break of his own accord after so much driving. (BRK-1) */
  BREAKS_ARE_TAKEN: 8,
  /** Each order carries goods, and situations strike the cargo that they tell of. (CGO-1, CGO-4) */
  ORDERS_HAVE_CARGO: 9,
  /** Who comes late starts with no more money than the median of the others has by then. (PLY-8) */
  LATE_START_AT_MEDIAN: 11,
  /** Nothing strikes before the first loading, an order once a round, and none that its windows could not bear. (SIT-14, SIT-23, SIT-24) */
  FAIR_STRIKES: 11,
  /** A player's points are erased once in a game, and never if there is nothing to lose. (EFF-15) */
  POINTS_ERASED_ONCE: 11,
  /** Orders come evenly, many where a car is promised to come free, and wait for cars that are still under way. (ORD-2, ORD-15) */
  WORK_IS_STEADY: 11,
  /** What the teacher chooses strikes where what it tells has come about, and at once or not at all. (SIT-12, SIT-27) */
  CHOSEN_IS_TRUE: 12,
  /** A strike by schedule takes what its player has not met before what they have, on whichever car or order it fits. (SIT-28) */
  UNMET_FIRST: 12,
  /** Who gives an order back returns what its situations have paid. (BKG-3) */
  SURCHARGE_RETURNED: 12,
  /** A loading that ends under an open situation is told as one after which the car stands. (CAR-7) */
  LOADED_CAR_STANDS: 12,
  /** A parking for the rest after a loading can be chosen before that is over. (SLP-8) */
  REST_CHOSEN_AT_DOCK: 12,
  /** A subcontractor's ferry tickets are part of its price, and it bears its parkings itself. (PAY-3, SLP-1) */
  HIRE_IS_ALL_IN: 13,
  /** What changes of an order have paid goes back with an order that ends without having been carried. (PAY-10) */
  SURCHARGE_NEEDS_CARRIAGE: 13,
  /** A warning comes where no rest begins before the limit, and says what the player of that car can do. (WRK-3, DAY-3) */
  WARNED_OF_MISSING_REST: 13,
  /** A car that stops keeps the part of a metre that it has driven, and a plan asked on the way begins there: neither makes a drive longer. (LEG-8) */
  STOP_KEEPS_PLACE: 14,
} as const;

export type RulesChange = keyof typeof SINCE;

/** Whether the game is played by rules that include this change. A setup without a version has the first one. (LOG-6) */
export function hasChange({ rulesVersion = 1 }: Pick<GameSetup, 'rulesVersion'>, change: RulesChange): boolean {
  return rulesVersion >= SINCE[change];
}

/** What the settings are to be where a game is played by rules from before a change: the cost or limit that the change brought is 0, for none. */
const BEFORE: Readonly<Partial<Record<RulesChange, Partial<Settings>>>> = {
  STANDING_COSTS: { standing_cost: 0 },
  DAY_HAS_END: { day_minutes: 0 },
  BREAKS_ARE_TAKEN: { break_minutes: 0 },
};

/**
 * A game's settings, in which each cost and limit that the game's version of the rules does not have is 0, so that no plan reckons with it and
 * no screen shows it. (LOG-6, PAY-7, DAY-1)
 */
export function settingsByRules(settings: Settings, rulesVersion: number): Settings {
  return RULES_CHANGES.reduce<Settings>(
    (reckoned, change) => (hasChange({ rulesVersion }, change) ? reckoned : { ...reckoned, ...BEFORE[change] }),
    settings,
  );
}

const RULES_CHANGES = Object.keys(BEFORE).filter((change): change is RulesChange => change in SINCE);
