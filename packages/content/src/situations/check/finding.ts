/** What can be wrong with an item of the scenario library. */
export type FindingCode =
  | 'ANSWERS_SAME'
  | 'ANSWER_ALONE'
  | 'BEST_PATH_OUT_OF_RANGE'
  | 'BRANCH_PAST_END'
  | 'BRANCH_UNREACHABLE'
  | 'CAR_TYPES_WRONG'
  | 'CHANGE_MISSING'
  | 'CHANGE_NEVER'
  | 'DASH_PLAIN'
  | 'DEAD_END'
  | 'DENIAL_MISSING'
  | 'DENIAL_UNREACHABLE'
  | 'EFFECTS_CLASH'
  | 'EFFECTS_MISSING'
  | 'EFFECT_IDLE'
  | 'EFFECT_OUT_OF_RANGE'
  | 'EFFECT_TWICE'
  | 'FEEDBACK_MISSING'
  | 'IMAGE_MISSING'
  | 'IMAGE_UNKNOWN'
  | 'LANDS_WRONG'
  | 'NUMBER_OUT_OF_RANGE'
  | 'NUMBER_UNSEEN'
  | 'PLACEHOLDER_UNKNOWN'
  | 'QUOTES_STRAIGHT'
  | 'QUOTES_UNPAIRED'
  | 'RIGHT_ANSWER_MISSING'
  | 'STATUS_NEVER'
  | 'SUBTYPE_NEVER'
  | 'TEXT_EMPTY'
  | 'TEXT_TWICE'
  | 'TEXT_UNREACHABLE'
  | 'TREE_MISSING'
  | 'TREE_TOO_DEEP'
  | 'TREE_UNREACHABLE'
  | 'VALUE_WITHOUT_UNIT'
  | 'WRONG_ANSWER_PAYS';

/** The least and the most that a number may be, and how many decimals it may have: none, or a grosz's two. Without them it is not typed but reckoned. */
export type Range = { readonly least: number; readonly most: number; readonly decimals?: 0 | 2 };

/** One thing to mend: `path` leads to its field, as in `situation.answers.0.text`; what is only advice is a warning. */
export type Finding = {
  readonly code: FindingCode;
  readonly path: string;
  readonly level: 'error' | 'warning';
  /** What a number that is out of it should have kept to. */
  readonly range?: Range;
};

export function error(code: FindingCode, path: string, range?: Range): Finding {
  return { code, path, level: 'error', ...(range === undefined ? {} : { range }) };
}

export function warning(code: FindingCode, path: string, range?: Range): Finding {
  return { code, path, level: 'warning', ...(range === undefined ? {} : { range }) };
}

/** Whether a number keeps to its range. */
export function fitsRange(value: number, { least, most, decimals }: Range): boolean {
  const isExact = decimals === 0 ? Number.isInteger(value) : Math.round(value * 100) === Math.round(value * 1e6) / 1e4;
  return isExact && value >= least && value <= most;
}

/** The finding where the claim holds, else none. */
export function when(claim: boolean, finding: Finding): readonly Finding[] {
  return claim ? [finding] : [];
}
