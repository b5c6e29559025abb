import type { Settings } from './settings.ts';
import type { GameSetup } from './state.ts';

/** The rules that a new game is played by. */
export const RULES_VERSION = 4;

/**
 * What the rules changed after games had been stored, each with the first version that has it. A stored game is only its setup and
 * its log, so it has to be played again by the rules of its day; what is not named here is the same in every version. (LOG-6)
 */
const SINCE = {
  /** A typed text is compared with several accepted ones, blanks and signs made equal. (SIT-15) */
  TEXTS_MADE_EQUAL: 2,
  /** Neither a new destination nor a replacement that is hired takes a car past its EU courses. (INV-8) */
  WITHIN_EU_LIMIT: 2,
  /** A night brings only situations that are thefts. (SLP-6) */
  NIGHT_BRINGS_THEFT: 2,
  /** A node that asks nothing pays its points to who comes to it. (SIT-5) */
  SILENT_NODE_PAYS: 2,
  /** Of a question's wordings one is drawn each time it is asked. (SIT-16) */
  WORDING_IS_DRAWN: 2,
  /** Each draw is a function of the seat and of what it is about; hired cars count per player. (WLD-9, CAR-12) */
  LUCK_IS_KEYED: 3,
  /** A situation may come where its delay fits into the plan of the order's car, or where the order cannot be ended anyway. (SIT-14) */
  TIME_LEFT_BY_PLAN: 3,
  /** Situations are due in the first part of each of their shares of a round, and look more often for what fits. (SIT-3) */
  DUE_EARLY: 3,
  /** Help that crashes is not replaced for an order that was given up. (SIT-9) */
  ENDED_WANTS_NO_HELP: 3,
  /** A company of which no car was on the road in a round bears its standing cost. (PAY-7) */
  STANDING_COSTS: 4,
} as const;

export type RulesChange = keyof typeof SINCE;

/** Is the game played by rules that have this change? A setup without a version is of the first one. (LOG-6) */
export function hasChange({ rulesVersion = 1 }: Pick<GameSetup, 'rulesVersion'>, change: RulesChange): boolean {
  return rulesVersion >= SINCE[change];
}

/** The settings of a game as its rules have them: a cost that its rules do not know is none, so that nobody is told of it. (LOG-6, PAY-7) */
export function settingsByRules(settings: Settings, rulesVersion: number): Settings {
  return hasChange({ rulesVersion }, 'STANDING_COSTS') ? settings : { ...settings, standing_cost: 0 };
}
