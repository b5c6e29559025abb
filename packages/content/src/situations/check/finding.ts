/** What can be wrong with an item of the scenario library. */
export type FindingCode =
  | 'ANSWERS_SAME'
  | 'ANSWER_ALONE'
  | 'BEST_PATH_OUT_OF_RANGE'
  | 'BRANCH_UNREACHABLE'
  | 'CAR_TYPES_WRONG'
  | 'CHANGE_NEVER'
  | 'DASH_PLAIN'
  | 'DEAD_END'
  | 'DENIAL_MISSING'
  | 'DENIAL_UNREACHABLE'
  | 'EFFECTS_MISSING'
  | 'EFFECT_OUT_OF_RANGE'
  | 'EFFECT_TWICE'
  | 'FEEDBACK_MISSING'
  | 'IMAGE_MISSING'
  | 'IMAGE_UNKNOWN'
  | 'LANDS_WRONG'
  | 'NUMBER_OUT_OF_RANGE'
  | 'PLACEHOLDER_UNKNOWN'
  | 'QUOTES_STRAIGHT'
  | 'QUOTES_UNPAIRED'
  | 'RIGHT_ANSWER_MISSING'
  | 'STATUS_NEVER'
  | 'TEXT_EMPTY'
  | 'TEXT_TWICE'
  | 'TEXT_UNREACHABLE'
  | 'TREE_MISSING'
  | 'TREE_TOO_DEEP'
  | 'TREE_UNREACHABLE'
  | 'VALUE_WITHOUT_UNIT'
  | 'WRONG_ANSWER_PAYS';

/** One thing to mend: `path` leads to its field, as in `situation.answers.0.text`; what is only advice is a warning. */
export type Finding = { readonly code: FindingCode; readonly path: string; readonly level: 'error' | 'warning' };

export function error(code: FindingCode, path: string): Finding {
  return { code, path, level: 'error' };
}

export function warning(code: FindingCode, path: string): Finding {
  return { code, path, level: 'warning' };
}

/** The finding where the claim holds, else none. */
export function when(claim: boolean, finding: Finding): readonly Finding[] {
  return claim ? [finding] : [];
}
