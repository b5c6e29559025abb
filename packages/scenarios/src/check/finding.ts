/** The code of something that can be wrong with an item of the scenario library. */
export type FindingCode =
  | 'ANSWERS_ALIKE'
  | 'ANSWERS_SAME'
  | 'ANSWER_ALONE'
  | 'ANSWER_TOLD'
  | 'BEST_PATH_OUT_OF_RANGE'
  | 'BONUS_NEGATIVE'
  | 'BRANCH_PAST_END'
  | 'BRANCH_UNREACHABLE'
  | 'BREACH_BEST'
  | 'BREACH_PAYS'
  | 'BREACH_UNSOURCED'
  | 'BREAKS_UNSAID'
  | 'CALL_PAYS'
  | 'CAR_TYPES_WRONG'
  | 'CHANGE_MISSING'
  | 'CARGO_NEVER'
  | 'CHANGE_NEVER'
  | 'COMPETENCE_MISSING'
  | 'COMPETENCE_UNLIKELY'
  | 'DASH_PLAIN'
  | 'DEAD_END'
  | 'DENIAL_MISSING'
  | 'DENIAL_UNREACHABLE'
  | 'EFFECTS_CLASH'
  | 'EFFECTS_CONTRARY'
  | 'EFFECTS_MISSING'
  | 'EFFECT_IDLE'
  | 'EFFECT_OUT_OF_RANGE'
  | 'EFFECT_TWICE'
  | 'FEEDBACK_MISSING'
  | 'FEEDBACK_SAME'
  | 'FERRY_AT_HOME'
  | 'IMAGE_MISSING'
  | 'IMAGE_UNKNOWN'
  | 'LANDS_WRONG'
  | 'MARKUP_SHOWN'
  | 'NAME_TAKEN'
  | 'NEW_CAR_FREE'
  | 'NUMBER_OUT_OF_RANGE'
  | 'NUMBER_UNSEEN'
  | 'PLACEHOLDER_BROKEN'
  | 'PLACEHOLDER_UNFILLED'
  | 'PLACEHOLDER_UNKNOWN'
  | 'POINTS_CANCELLED'
  | 'QUOTES_STRAIGHT'
  | 'QUOTES_UNPAIRED'
  | 'RANKING_LOST'
  | 'REPAIR_CHARGED'
  | 'RIGHT_ANSWER_MISSING'
  | 'RIGHT_TEXT_EQUAL'
  | 'SOURCE_AHEAD'
  | 'SOURCE_MISSING'
  | 'SOURCE_OUTDATED'
  | 'SOURCE_UNDATED'
  | 'STATUS_NEVER'
  | 'SUBTYPE_NEVER'
  | 'TEXT_EMPTY'
  | 'TEXT_FILLER'
  | 'TEXT_INVISIBLE'
  | 'TEXT_TWICE'
  | 'TEXT_UNREACHABLE'
  | 'TEXT_UNWRITTEN'
  | 'TICKET_ELSEWHERE'
  | 'TIME_SHORT'
  | 'TREE_MISSING'
  | 'TREE_SKIPPED'
  | 'TREE_TOO_DEEP'
  | 'TREE_UNREACHABLE'
  | 'TYPED_BLANKS'
  | 'TYPED_EMOJI'
  | 'TYPED_IN_ONE'
  | 'TYPED_LONG'
  | 'TYPED_PATTERN'
  | 'TYPED_TWICE'
  | 'VALUE_WITHOUT_UNIT'
  | 'WRONG_ANSWER_PAYS'
  | 'WRONG_TEXT_PAYS';

/** The range of a number and its decimals: none, or two for an amount of money. Without `decimals` the number is computed, not typed. */
export type Range = { readonly least: number; readonly most: number; readonly decimals?: 0 | 2 };

/** How serious a finding is: an error keeps the item out of games; a warning is very likely a mistake; a hint should be double-checked. (ADR 0026) */
export const FINDING_LEVELS = ['error', 'warning', 'hint'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** One finding (diagnostic); `path` leads to its field, such as `situation.answers.0.text`. */
export type Finding = {
  readonly code: FindingCode;
  readonly path: string;
  readonly level: FindingLevel;
  /** The range outside which the number lies. */
  readonly range?: Range;
};

export function error(code: FindingCode, path: string, range?: Range): Finding {
  return { code, path, level: 'error', ...(range === undefined ? {} : { range }) };
}

export function warning(code: FindingCode, path: string, range?: Range): Finding {
  return { code, path, level: 'warning', ...(range === undefined ? {} : { range }) };
}

export function hint(code: FindingCode, path: string): Finding {
  return { code, path, level: 'hint' };
}

/** Whether a number is within its range. */
export function fitsRange(value: number, { least, most, decimals }: Range): boolean {
  const isExact = decimals === 0 ? Number.isInteger(value) : Math.round(value * 100) === Math.round(value * 1e6) / 1e4;
  return isExact && value >= least && value <= most;
}

/** The finding if the claim is true, otherwise none. */
export function when(claim: boolean, finding: Finding): readonly Finding[] {
  return claim ? [finding] : [];
}
